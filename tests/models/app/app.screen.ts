import type { appMachine } from '../../../machines/app/app.machine.ts';
import { selectIsUnreadable } from '../../../machines/app/app.machine.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { ScreenModel } from '../../prove/screen/drive.ts';
import { appModel } from './app.ts';

const BOOTING = 'actor.0.app.booting';
const SWITCHING = 'actor.switching';

function isUnreadable(event: object | undefined): boolean {
  return JSON.stringify(event).includes('"isUnreadable":true');
}

export const appScreen: ScreenModel<typeof appMachine> = {
  model: {
    ...appModel,
    possible: (situation, event) => {
      // The stored site is read too quickly for any other event.
      if (situation.matches('booting')) return event.type.endsWith(BOOTING);
      // A choice is stored too quickly for any other event. The language already chosen cannot be chosen again.
      const isSwitching = situation.matches({ running: { language: 'switching' } });
      if (isSwitching || event.type.endsWith(SWITCHING)) return isSwitching && event.type.endsWith(SWITCHING);
      if (event.type === 'language.choose')
        return situation.matches('running') && event.code !== situation.context.chosen;
      return event.type !== 'notice.dismiss' || selectIsUnreadable(situation);
    },
  },
  actor: () => 'app',
  stage: (_, [first]) => {
    if (first?.type === `xstate.error.${BOOTING}`) return { isBroken: true };
    return { stored: isUnreadable(first) ? '{"hero":' : exampleConfig };
  },
  // The page is loaded again, in the language that was chosen.
  isLast: ({ type }) => type === `xstate.done.${SWITCHING}`,
  drivers: {
    'language.choose': async (stage, { code }: { code: string }, { next }) => {
      if (next === `xstate.error.${SWITCHING}`) await stage.breaks('language');
      await stage.hands.select(en.language.label, code);
    },
    [`xstate.done.${SWITCHING}`]: async () => undefined,
    [`xstate.error.${SWITCHING}`]: async () => undefined,
    // The stage options decide how loading ends.
    [`xstate.done.${BOOTING}`]: async () => undefined,
    [`xstate.error.${BOOTING}`]: async () => undefined,
    'app.fail': (stage, { text }: { text: string }) => stage.fail(text),
    'notice.dismiss': ({ hands }) => hands.click('button', 'Dismiss'),
    'xstate.error.actor.chat': (stage) =>
      stage.send({
        to: 'chat',
        event: { type: 'xstate.error.actor.editor', error: new Error('The chat broke') },
      }),
  },
  passes: ({ after }) => after.matches({ running: { language: 'switching' } }),
};
