import type { languageMachine } from '../../../machines/screen/language.machine.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { ScreenModel } from '../../prove/screen/drive.ts';
import { languageModel } from './language.ts';

export const languageScreen: ScreenModel<typeof languageMachine> = {
  model: {
    ...languageModel,
    // A choice is stored too quickly for any other event. The language already chosen cannot be chosen again.
    possible: (situation, event) =>
      event.type !== 'language.choose'
        ? situation.matches('switching')
        : !situation.matches('switching') && event.code !== situation.context.chosen,
  },
  layer: 'app',
  actor: () => 'language',
  stage: () => ({ stored: exampleConfig }),
  drivers: {
    'language.choose': async (stage, { code }: { code: string }, { next }) => {
      if (next === 'xstate.error.actor.switching') await stage.breaks('language');
      await stage.hands.select(en.language.label, code);
    },
    'xstate.done.actor.switching': async () => undefined,
    'xstate.error.actor.switching': async () => undefined,
  },
  passes: ({ after }) => after.matches('switching'),
};
