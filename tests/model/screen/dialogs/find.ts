import type { findMachine } from '../../../../machines/dialogs/find.machine.ts';
import { en } from '../../../../src/words/en/en.ts';
import { exampleConfig } from '../../../domain/example-site.ts';
import { findModel } from '../../machines/dialogs/find.ts';
import type { ScreenModel } from '../drive.ts';

const { title, label, set, close } = en.find;
const open = en.product.find;

export const findScreen: ScreenModel<typeof findMachine> = {
  model: {
    ...findModel,
    // Only the machine's own paths have a working chat.
    starts: { free: findModel.starts.free as NonNullable<typeof findModel.starts.free> },
    possible: (situation, event) => {
      if (event.type === 'find.open') return situation.matches('closed');
      const { query } = situation.context;
      if (event.type === 'match.follow') return query === 'hero';
      if (event.type === 'match.set') return query === 'hero title Bread';
      return situation.matches('open') && !(event.type === 'query.change' && event.text === query);
    },
  },
  actor: () => 'find',
  stage: () => ({ stored: exampleConfig }),
  drivers: {
    'find.open': ({ hands }) => hands.click('button', open),
    'find.close': ({ hands }) => hands.click('button', close, title),
    'query.change': ({ hands }, { text }: { text: string }) => hands.fill(label, text),
    'match.follow': ({ hands }) => hands.click('button', 'Hero', title),
    'match.set': async (stage, { value }: { value: string }) => {
      await stage.hands.click('button', set('Hero › Title', value), title);
      await stage.second();
    },
  },
};
