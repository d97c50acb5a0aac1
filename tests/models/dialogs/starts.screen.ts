import type { startsMachine } from '../../../machines/dialogs/starts.machine.ts';
import type { Business } from '../../../src/domain/choices/businesses.ts';
import { en } from '../../../src/words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { startsModel } from './starts.ts';

const { title, close, retry } = en.starts;
const LOADING = 'actor.0.starts.loading';
/** Sends the result of the fetch, because the real request is never answered. */
const sendResult: Driver = (stage, event) => stage.send({ to: 'starts', event });

export const startsScreen: ScreenModel<typeof startsMachine> = {
  model: {
    ...startsModel,
    // The dialog is modal, and its buttons are disabled during the fetch.
    possible: (situation, event) => {
      if (event.type === 'starts.open') return situation.matches('closed');
      return event.type !== 'start.choose' || event.business === 'bakery';
    },
  },
  actor: () => 'starts',
  stage: () => ({ stored: exampleConfig }),
  drivers: {
    'starts.open': async ({ hands, facts }) => {
      const { isUntouched } = await facts();
      if (isUntouched) return hands.click('button', en.chat.dialogs.starts, en.chat.panel);
      // After a change, the first screen has no button for it, but the help menu has.
      await hands.click('button', en.chat.home, en.chat.panel);
      await hands.pick(en.chat.help);
      return hands.pick(en.chat.dialogs.starts);
    },
    'starts.close': ({ hands }) => hands.click('button', close, title),
    'start.choose': ({ hands }, { business }: { business: Business }) =>
      hands.click('button', en.businesses[business], title),
    'start.retry': ({ hands }) => hands.click('button', retry, title),
    [`xstate.done.${LOADING}`]: sendResult,
    [`xstate.error.${LOADING}`]: sendResult,
  },
};
