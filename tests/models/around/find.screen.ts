import type { findMachine } from '../../../machines/around/find.machine.ts';
import { enAsk } from '../../../src/words/en/ask.ts';
import { en } from '../../../src/words/en/en.ts';
import { LANGUAGES } from '../../../src/words/language.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { ScreenModel } from '../../prove/screen/drive.ts';
import type { Stage } from '../../prove/screen/stage.ts';
import { findModel } from './find.ts';

const { title, label } = en.find;
const open = en.product.find;

/** Picks an action by its name. */
async function act({ hands }: Stage, name: string): Promise<void> {
  await hands.fill(label, name);
  await hands.click('button', name, title);
}

/** Makes a step that can be undone. */
const change = (stage: Stage) =>
  stage.send({
    to: 'site',
    event: { type: 'edit.apply', commandId: 'other', path: 'hero.title.text', typed: 'Bread' },
  });

export const findScreen: ScreenModel<typeof findMachine> = {
  model: {
    ...findModel,
    // Only the machine's own paths have a working chat.
    starts: { free: findModel.starts.free as NonNullable<typeof findModel.starts.free> },
    possible: (situation, event) => {
      const { query } = situation.context;
      if (event.type === 'match.follow') return query === 'hero';
      if (event.type === 'match.set') return query === 'hero title Bread';
      return situation.matches('open') && !(event.type === 'query.change' && event.text === query);
    },
  },
  actor: () => 'dialogs.find',
  arrive: ({ hands }) => hands.click('button', open),
  // Then the page is left.
  isLast: ({ type }) => type === 'language.choose',
  stage: () => ({ stored: exampleConfig }),
  drivers: {
    'query.change': ({ hands }, { text }: { text: string }) => hands.fill(label, text),
    'match.follow': ({ hands }) => hands.click('button', 'Hero', title),
    'step.undo': async (stage) => {
      await change(stage);
      await act(stage, en.history.undo);
    },
    'step.redo': async (stage) => {
      await change(stage);
      await stage.send({ to: 'site', event: { type: 'step.undo', at: 5 } });
      await act(stage, en.history.redo);
    },
    'language.choose': (stage, { code }: { code: string }) =>
      act(stage, LANGUAGES.find((each) => each.code === code)?.name ?? ''),
    'match.set': async (stage, { value }: { value: string }) => {
      await stage.hands.click('button', enAsk.labels.set('Hero › Title', value), title);
      await stage.second();
    },
  },
};
