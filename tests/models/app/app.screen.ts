import type { appMachine } from '../../../machines/app/app.machine.ts';
import { selectIsUnreadable } from '../../../machines/app/app.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { ScreenModel } from '../../prove/screen/drive.ts';
import { appModel } from './app.ts';

const BOOTING = 'actor.0.app.booting';

function isUnreadable(event: object | undefined): boolean {
  return JSON.stringify(event).includes('"isUnreadable":true');
}

export const appScreen: ScreenModel<typeof appMachine> = {
  model: {
    ...appModel,
    possible: (situation, event) => {
      // The stored site is read too quickly for any other event.
      if (situation.matches('booting')) return event.type.endsWith(BOOTING);
      return event.type !== 'notice.dismiss' || selectIsUnreadable(situation);
    },
  },
  actor: () => 'app',
  stage: (_, [first]) => {
    if (first?.type === `xstate.error.${BOOTING}`) return { isBroken: true };
    return { stored: isUnreadable(first) ? '{"hero":' : exampleConfig };
  },
  drivers: {
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
};
