import type { sharingMachine } from '../../../machines/published/sharing.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { ScreenModel } from '../../prove/screen/drive.ts';
import { sharingModel } from './sharing.ts';

const SHARING = 'publish.sharing';
const DIALOG = 'Deployment Status';

export const sharingScreen: ScreenModel<typeof sharingMachine> = {
  model: {
    ...sharingModel,
    starts: { able: sharingModel.starts.able ?? (() => ({ url: '', canShare: true })) },
    // The clipboard answers at once.
    possible: (situation, event) => !situation.matches('copying') || event.type.endsWith('actor.copying'),
  },
  actor: () => SHARING,
  stage: () => ({ stored: { ...exampleConfig, _siteId: 'site-xyz9876' } }),
  arrive: async ({ hands, deploy }) => {
    await hands.click('button', 'Publish', 'Preview');
    await hands.fill('Email address', 'me@example.com');
    await hands.click('button', 'Publish', DIALOG);
    await deploy('live');
  },
  passes: ({ after }) => after.matches('copying'),
  drivers: {
    'address.copy': async (stage, _, { next }) => {
      if (next === 'xstate.error.actor.copying') await stage.breaks('clipboard');
      await stage.hands.click('button', 'Copy', DIALOG);
    },
    'address.share': ({ hands }) => hands.click('button', 'Share', DIALOG),
    'xstate.done.actor.sharing': (stage, event) => stage.send({ to: SHARING, event }),
    'xstate.error.actor.sharing': (stage, event) => stage.send({ to: SHARING, event }),
    'xstate.done.actor.copying': async () => undefined,
    'xstate.error.actor.copying': async () => undefined,
  },
};
