import { createActor, fromTransition } from 'xstate';
import { type BoxInput, boxMachine } from '../../../machines/chat/box.machine.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model } from '../../prove/model.ts';
import { siteStub } from '../stubs/site-stub.ts';

export const TITLE = 'hero.title.text';
/** A field of an item that is moved while it is being edited. */
export const ITEM_TITLE = 'benefits.items[1].title';
/** What the fields hold on the page. */
export const STORED: Readonly<Record<string, string>> = { [TITLE]: 'Welcome', [ITEM_TITLE]: 'Soon' };
const MOVED = { moved: ['benefits.items[1]'] };
export const DESCRIBED = 'header.logoText';
export const LIST = 'benefits.items';
/** Rows of the table of the benefits as an editor keeps them, and what puts them on the page. */
const ROWS = JSON.stringify({
  base: [
    { from: 0, cells: ['fas fa-house', 'Near'] },
    { from: 1, cells: ['fas fa-clock', 'Soon'] },
  ],
  rows: [
    { from: 1, cells: ['fas fa-clock', 'Soon'] },
    { from: 0, cells: ['fas fa-house', 'Near'] },
  ],
  said: 'Soon, Near',
});
export const REVERSED = [{ path: LIST, typed: '', order: [1, 0] }];

export type Box = typeof boxMachine;
type Situation = Parameters<Model<Box>['key']>[0];

const inputOf = (input: Partial<BoxInput> = {}): BoxInput => ({
  site: siteStub(exampleConfig),
  words: en,
  chat: createActor(
    fromTransition((state: null) => state, null),
    { id: 'chat' },
  ).start() as never,
  text: '',
  menuText: '',
  fromLastVisit: {},
  ...input,
});

/** The texts that are typed: each where no other is kept, and of one it is walked how it stands beside another. */
function typedAt({ context }: Situation): readonly { text: string; isStored?: boolean }[] {
  const { text, menuText, field, drafts, fromLastVisit } = context;
  const kept = Object.keys(drafts);
  if (Object.keys(fromLastVisit).length > 0) return [];
  if (text !== '') return [{ text: '' }];
  if (menuText !== '' || kept.length > 0) {
    const isBeside = menuText === '' ? kept[0] === TITLE : kept.length === 0 && menuText === 'nonsense';
    return field === ITEM_TITLE && kept.length < 2 && isBeside ? [{ text: 'nonsense' }] : [];
  }
  if (field === '') return [{ text: 'nonsense' }, { text: ' ' }];
  // Of a field, also what it holds, and what it held before.
  return [{ text: 'nonsense' }, { text: STORED[field] ?? '' }, { text: 'Old', isStored: true }];
}

/** The paths type at the menu, at a question and for two fields, and lead from each to the others. */
export const boxModel: Model<Box> = {
  name: 'box',
  machine: boxMachine,
  starts: {
    fresh: () => inputOf(),
    'in an interview': () => inputOf({ text: 'Anna' }),
    reloaded: () =>
      inputOf({
        menuText: 'Half',
        fromLastVisit: { [TITLE]: 'Kept', [ITEM_TITLE]: 'Kept too', 'gone.field': 'Lost' },
      }),
  },
  cases: {
    'draft.change': typedAt,
    'message.send': [{ at: 2 }],
    'draft.resume': [
      { path: TITLE, at: 9 },
      { path: 'gone.field', at: 9 },
    ],
    'draft.use': ({ context: { drafts } }) => [{ path: LIST in drafts ? LIST : TITLE }],
    'draft.drop': [{ path: TITLE }],
    'rows.keep': ({ context: { text, menuText, drafts, fromLastVisit } }) =>
      text + menuText === '' && Object.keys({ ...drafts, ...fromLastVisit }).length === 0
        ? [LIST, 'gone.items'].map((path) => ({ path, text: ROWS }))
        : [],
    'description.type': ({ context: { text, menuText, drafts, fromLastVisit } }) =>
      text + menuText === '' && Object.keys({ ...drafts, ...fromLastVisit }).length === 0
        ? [DESCRIBED, 'gone.field'].map((path) => ({ path, text: 'A boat' }))
        : [],
    'field.entered': [{ path: TITLE }, { path: ITEM_TITLE }],
    'items.moved': [MOVED],
    'site.stepped': [{}, MOVED],
    'site.replaced': [
      { at: 9, by: 'store.changed' },
      { at: 9, by: 'site.reset' },
    ],
    'step.made': [{}],
  },
  pairs: 642,
  key: ({ context: { text, prefill, menuText, field, drafts, fromLastVisit } }) => [
    text,
    prefill,
    menuText,
    field,
    Object.entries(drafts).toSorted(),
    Object.keys(fromLastVisit),
  ],
};
