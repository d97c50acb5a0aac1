import type { restMachine } from '../../../machines/app/rest.machine.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import type { Stage } from '../../prove/screen/stage.ts';
import { restModel } from './rest.ts';

const PAINTING = 'actor.0.rest.painting';
const DIALOG = en.titles.publish;
const isDialogOpen = async ({ facts }: Stage) => (await facts()).values.publish !== 'idle';

/** Sends an event of the clock or the browser. */
const sendEvent: Driver = (stage, event) => stage.send({ to: 'rest', event });

export const restScreen: ScreenModel<typeof restMachine> = {
  model: {
    ...restModel,
    possible: ({ value }, { type }) => {
      // A screen is painted too quickly for any other event.
      if (value === 'painting') return type.endsWith(PAINTING);
      return value === 'failed' || !['rest.retry', 'dialog.opened'].includes(type);
    },
  },
  actor: () => 'rest',
  stage: (_, [first]) => ({
    stored: exampleConfig,
    isRestHeld: true,
    isPaintBroken: first?.type === `xstate.error.${PAINTING}`,
  }),
  passes: ({ after }) => after.value === 'painting',
  drivers: {
    // The stage options decide how painting ends.
    [`xstate.done.${PAINTING}`]: async () => undefined,
    [`xstate.error.${PAINTING}`]: async () => undefined,
    'xstate.done.actor.0.rest.loading': (stage) => stage.rest(true),
    'xstate.error.actor.0.rest.loading': (stage) => stage.rest(false),
    'xstate.done.actor.0.rest.failed': sendEvent,
    'xstate.error.actor.0.rest.failed': sendEvent,
    'xstate.after.retryPause.rest.failed': sendEvent,
    'rest.retry': async (stage) =>
      stage.hands.click('button', en.rest.retry, (await isDialogOpen(stage)) ? DIALOG : en.preview.panel),
    'dialog.opened': async (stage) => {
      if (await isDialogOpen(stage)) await stage.hands.click('button', en.rest.close, DIALOG);
      await stage.hands.click('button', en.preview.publish, en.preview.panel);
    },
  },
};
