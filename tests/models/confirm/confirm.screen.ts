import type { confirmMachine } from '../../../machines/confirm/confirm.machine.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { ScreenModel } from '../../prove/screen/drive.ts';
import { confirmModel } from './confirm.ts';

const QUESTIONS: Readonly<Record<string, { readonly title: string; readonly accept: string }>> = {
  template: { title: en.titles.templateChange, accept: en.confirm.templateAccept },
  reset: { title: en.titles.reset, accept: en.confirm.resetAccept },
};

const { business: _, untouched: __, ...starts } = confirmModel.starts;

export const confirmScreen: ScreenModel<typeof confirmMachine> = {
  // The words of a business are there at once. Cards are chosen in e2e (`templates-by-eye.test.ts`).
  elsewhere: [
    'confirm.confirming.fetching',
    'confirm.confirming.asking confirm.keep #1',
    'confirm.confirming.fetching xstate.done.actor.0.confirm.confirming.fetching',
    'confirm.confirming.fetching xstate.error.actor.0.confirm.confirming.fetching',
    'confirm.idle confirm.ask #1',
  ],
  model: {
    ...confirmModel,
    starts,
    // A question is modal, so no other one can be requested.
    possible: (situation, event) => {
      const { type } = situation.context.request;
      if (event.type === 'confirm.keep') return type !== 'site.reset';
      return event.type !== 'confirm.ask' || event.request.type === type;
    },
  },
  actor: (start) => (start === 'reset' ? 'reset' : 'templateChange'),
  stage: () => ({ stored: exampleConfig }),
  drivers: {
    'confirm.ask': ({ hands }, _, { start }) =>
      start === 'reset' ? hands.click('button', 'Reset', 'Preview') : hands.select('Template', 'moonlight'),
    'confirm.accept': ({ hands }, _, { start }) =>
      hands.click('button', QUESTIONS[start]?.accept ?? '', QUESTIONS[start]?.title),
    'confirm.keep': ({ hands }, _, { start }) =>
      hands.click('button', en.confirm.templateKeep, QUESTIONS[start]?.title),
    'confirm.decline': ({ hands }, _, { start }) => hands.click('button', 'Cancel', QUESTIONS[start]?.title),
  },
};
