import type { Offer } from '../../../domain/requests/offers.ts';
import type { findMachine } from '../../../machines/dialogs/find.machine.ts';
import { en } from '../../../words/en/en.ts';
import { enAsk } from '../../../words/en/requests.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { ScreenModel } from '../../prove/screen/drive.ts';
import type { Stage } from '../../prove/screen/stage.ts';
import { findModel } from './find.ts';

const { label } = en.find;
const title = en.titles.find;
const open = en.product.find;

/** Makes a step that can be undone. */
const change = (stage: Stage) =>
  stage.send({
    to: 'site',
    event: { type: 'edit.apply', commandId: 'other', path: 'hero.title.text', typed: 'Bread' },
  });

/** What is typed to be offered something, by the type of what it stands for. */
const QUERIES: Readonly<Record<string, string>> = {
  'place.open': 'hero',
  'plan.chosen': 'hero title Bread',
  'step.undo': en.history.undo,
  'step.redo': en.history.redo,
  'language.choose': 'Deutsch',
};
export const findScreen: ScreenModel<typeof findMachine> = {
  model: {
    ...findModel,
    // Only the machine's own paths have a working chat.
    starts: { free: findModel.starts.free as NonNullable<typeof findModel.starts.free> },
    possible: (situation, event) => {
      const { query } = situation.context;
      if (event.type === 'query.submit') return query === 'hero title Bread';
      // The paths of `dialogs` lead from here to other dialogs.
      if (event.type === 'offer.take' && event.offer.command.type === 'dialog.ask') return false;
      return situation.matches('open') && !(event.type === 'query.change' && event.text === query);
    },
  },
  actor: () => 'dialogs.find',
  arrive: ({ hands }) => hands.click('button', open),
  // Then the page is left.
  isLast: (event) =>
    event.type === 'offer.take' &&
    (event as unknown as { offer: Offer }).offer.command.type === 'language.choose',
  stage: () => ({ stored: exampleConfig }),
  drivers: {
    'query.submit': async (stage) => {
      await stage.hands.enter(label);
      await stage.second();
    },
    'query.change': ({ hands }, { text }: { text: string }) => hands.fill(label, text),
    'offer.take': async (stage, { offer: { name, command } }: { offer: Offer }) => {
      if (command.type === 'step.undo' || command.type === 'step.redo') await change(stage);
      if (command.type === 'step.redo') await stage.send({ to: 'site', event: { type: 'step.undo', at: 5 } });
      await stage.hands.fill(label, QUERIES[command.type] ?? '');
      const offered = command.type === 'plan.chosen' ? enAsk.labels.set('Title, in the hero', 'Bread') : name;
      await stage.hands.click('button', offered, title);
      if (command.type === 'plan.chosen') await stage.second();
    },
  },
};
