import type { appMachine } from '../../../machines/app/app.machine.ts';
import { selectIsUnreadable, selectLateCode } from '../../../machines/app/app.machine.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import type { Stage } from '../../prove/screen/stage.ts';
import { appModel } from './app.ts';

const BOOTING = 'actor.0.app.booting';
const SCREEN = 'actor.0.app.running.screen';
const SWITCHING = 'actor.switching';
const DIALOG = en.titles.publish;
const RETRIES: readonly string[] = ['lateCode.retry', 'dialog.opened'];
const isDialogOpen = async ({ facts }: Stage) => (await facts()).values.publish !== 'idle';

/** Sends an event of the clock or the browser. */
const sendEvent: Driver = (stage, event) => stage.send({ to: 'app', event });

function isUnreadable(event: object | undefined): boolean {
  return JSON.stringify(event).includes('"isUnreadable":true');
}

export const appScreen: ScreenModel<typeof appMachine> = {
  model: {
    ...appModel,
    possible: (situation, event) => {
      // The stored site is read too quickly for any other event.
      if (situation.matches('booting')) return event.type.endsWith(BOOTING);
      if (RETRIES.includes(event.type)) return selectLateCode(situation) === 'failed';
      // A choice is stored too quickly for any other event. The language already chosen cannot be chosen again.
      const isSwitching = situation.matches({ running: { language: 'switching' } });
      if (isSwitching || event.type.endsWith(SWITCHING)) return isSwitching && event.type.endsWith(SWITCHING);
      if (event.type === 'language.choose')
        return situation.matches('running') && event.code !== situation.context.chosen;
      // The notice is late code.
      return (
        event.type !== 'notice.dismiss' ||
        (selectIsUnreadable(situation) && selectLateCode(situation) === 'loaded')
      );
    },
  },
  actor: () => 'app',
  stage: (_, [first]) => {
    if (first?.type === `xstate.error.${BOOTING}`) return { isBroken: true };
    return { stored: isUnreadable(first) ? '{"hero":' : exampleConfig, isRestHeld: true };
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
    [`xstate.done.${SCREEN}.first`]: (stage) => stage.rest(true),
    [`xstate.error.${SCREEN}.first`]: (stage) => stage.rest(false),
    [`xstate.done.${SCREEN}.failed`]: sendEvent,
    [`xstate.error.${SCREEN}.failed`]: sendEvent,
    'xstate.after.retryPause.app.running.screen.failed': sendEvent,
    'lateCode.retry': async (stage) =>
      stage.hands.click('button', en.rest.retry, (await isDialogOpen(stage)) ? DIALOG : en.preview.panel),
    'dialog.opened': async (stage) => {
      if (await isDialogOpen(stage)) await stage.hands.click('button', en.rest.close, DIALOG);
      await stage.hands.click('button', en.preview.publish, en.preview.panel);
    },
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
