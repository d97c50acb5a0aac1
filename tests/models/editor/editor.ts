import { createActor, fromTransition } from 'xstate';
import type { EditedLeaf } from '../../../domain/config/structure.ts';
import type { TableRow } from '../../../domain/lists/list-table.ts';
import type { EditorInput } from '../../../machines/editor/editor.machine.ts';
import { editorMachine } from '../../../machines/editor/editor.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isEnd, isUnchanged } from '../../prove/sentences.ts';
import { siteStub } from '../stubs/site-stub.ts';

type Editor = typeof editorMachine;

const KINDS = {
  color: 'color',
  icon: 'icon',
  image: 'image',
  boolean: 'toggle',
  text: 'text',
  url: 'text',
  table: 'table',
} as const satisfies Record<EditedLeaf['type'], string>;
const TYPES = Object.keys(KINDS) as (keyof typeof KINDS)[];
// Any website has this path.
const PLAN = {
  edits: [{ path: 'globalSettings.primaryColor', typed: '#2f5d3a' }],
  told: 'The page has the colors of Orchard.',
};
const UPLOADED = { value: 'https://pictures.example/cat.png', said: 'cat.png', at: 7 };

function leafOf(type: EditedLeaf['type']): EditedLeaf {
  const path = type === 'table' ? LIST : `hero.${type}`;
  return { id: type, name: type, type, editable: true, path, default: '' };
}

/** The rows of the list on the page, and what may be made of them. */
const LIST = 'benefits.items';
const ROWS: readonly TableRow[] = [
  { from: 0, cells: ['fas fa-house', 'Near'] },
  { from: 1, cells: ['fas fa-clock', 'Soon'] },
];
const MOVED = ROWS.toReversed();
const TOLD = '✓ Benefits: your list is on the page.';

const inputFor = (leaf: EditedLeaf | undefined, draft = ''): EditorInput => ({
  leaf,
  draft,
  receiver: receiverStub(),
  box: receiverStub('box'),
  site: siteStub(exampleConfig),
});

const isTable = ({ kind }: { kind: unknown }) => typeof kind === 'object';

export const editorModel: Model<Editor> = {
  name: 'editor',
  machine: editorMachine,
  starts: {
    ...Object.fromEntries(TYPES.map((type) => [type, () => inputFor(leafOf(type))])),
    nothing: () => inputFor(undefined),
    drafted: () => inputFor(leafOf('color'), '#abcdef'),
  },
  cases: {
    'query.change': [{ text: 'blue' }],
    'custom.change': [{ text: '#123456' }],
    'focus.move': ({ value }) => (value.kind === 'image' ? [{ point: { x: 20, y: 50 } }] : []),
    'rows.change': ({ value }) => (isTable(value) ? [{ rows: MOVED }] : []),
    'rows.type': ({ value }) =>
      isTable(value) ? [{ text: 'Open late, Open early, No stairs' }, { text: 'Parking', at: 0 }] : [],
    'rows.keep': ({ value }) => (isTable(value) ? [{}] : []),
    'rows.give': ({ value }) => (isTable(value) ? [{ said: 'Done', told: TOLD, at: 6 }] : []),
    'cell.open': ({ value }) => (isTable(value) ? [{ target: `${LIST}[0].icon`, at: 6 }] : []),
    'value.choose': ({ value }) =>
      isTable(value)
        ? []
        : [
            { value: '#0000ff', said: 'Blue', at: 5 },
            { value: false, said: 'Hide', at: 6 },
            { value: '#2f5d3a', said: 'Orchard', at: 6, plan: PLAN },
          ],
  },
  outputs: { upload: [UPLOADED], loadIconFont: [undefined] },
  waitsFor: {
    'editor.kind.image': 'The chat stops the editor where its field is left.',
    'editor.iconFont.loading': 'The icons can be chosen meanwhile.',
  },
  notRepeated: {
    'upload late': 'The uploader runs as long as its editor.',
    'upload twice': 'The uploader runs as long as its editor.',
  },
  pairs: 123,
  key: ({ context }) => [context.query, context.custom, context.focus, context.rows],
};

const kindOf = ({ value: { kind } }: Step<Editor>['after']) => (typeof kind === 'object' ? 'table' : kind);
const hasNoPopover = (leaf: EditedLeaf | undefined) =>
  ['text', 'table'].includes(KINDS[leaf?.type ?? 'text']);
const inTable = ({ value: { kind } }: Step<Editor>['after']) =>
  typeof kind === 'object' ? kind.table : undefined;
const toReceiver = ({ sent }: Step<Editor>) =>
  sent.filter(({ to }) => ['receiver', 'box', 'chat'].includes(to)).map(({ event }) => event);
const isOpen = ({ before }: Step<Editor>) => before.matches({ popover: 'open' });

export const editorSentences: Sentences<Editor> = {
  'the icon font is loaded for the icon picker alone': ({ before }, past) =>
    past.length === 0
      ? before.value.iconFont === (before.value.kind === 'icon' ? 'loading' : 'unneeded')
      : undefined,
  'a font that is loaded draws the icons, and else their names are shown': (step) => {
    const { before, after } = step;
    if (isEnd(step, 'done', 'iconFont.loading')) return after.value.iconFont === 'drawn';
    if (isEnd(step, 'error', 'iconFont.loading')) return after.value.iconFont === 'missing';
    return after.status === 'active' ? after.value.iconFont === before.value.iconFont : undefined;
  },
  'the editor is the one for the type of the leaf': ({ after }) =>
    kindOf(after) === KINDS[after.context.leaf?.type ?? 'text'],
  'only texts, addresses and tables have no popover': ({ after }) =>
    !after.matches({ popover: 'deciding' }) &&
    after.matches({ popover: 'none' }) === hasNoPopover(after.context.leaf),
  'a popover is open at the beginning': ({ before }, past) =>
    past.length > 0
      ? undefined
      : before.matches({ popover: hasNoPopover(before.context.leaf) ? 'none' : 'open' }),
  'only popover.open opens a closed popover': (step) => {
    const { event, before, after } = step;
    if (!before.matches({ popover: 'closed' })) return undefined;
    return after.matches({ popover: event.type === 'popover.open' ? 'open' : 'closed' });
  },
  'a popover goes on once the value that was chosen is answered, as one that was refused leaves its field': ({
    event,
    before,
    after,
  }) =>
    event.type === 'popover.resume'
      ? after.matches({ popover: before.matches({ popover: 'chosen' }) ? 'open' : before.value.popover })
      : undefined,
  'closing an open popover keeps the draft and reports nothing': (step) =>
    step.event.type === 'popover.close' && isOpen(step)
      ? step.after.matches({ popover: 'closed' }) && toReceiver(step).length === 0
      : undefined,
  'a custom color is reported at once, as a draft': (step) => {
    if (step.event.type !== 'custom.change' || !isOpen(step)) return undefined;
    const expected = [{ type: 'draft.change', text: step.event.text }];
    return JSON.stringify(toReceiver(step)) === JSON.stringify(expected);
  },
  'a value chosen in the popover is reported once, unchanged': (step) => {
    const { event, after } = step;
    if (event.type !== 'value.choose' || !isOpen(step)) return undefined;
    const { type, ...chosen } = event;
    const expected = [{ type: 'value.chosen', ...chosen }];
    return (
      after.matches({ popover: 'chosen' }) && JSON.stringify(toReceiver(step)) === JSON.stringify(expected)
    );
  },
  'an uploaded image is reported as the chosen value': (step) => {
    if (!isEnd(step, 'done', 'upload') || !isOpen(step)) return undefined;
    const { output } = step.event as { readonly output?: typeof UPLOADED };
    const expected = [{ type: 'value.chosen', ...output }];
    return (
      step.after.matches({ popover: 'chosen' }) &&
      JSON.stringify(toReceiver(step)) === JSON.stringify(expected)
    );
  },
  'only a choice and a custom color in an open popover are reported': (step) =>
    inTable(step.before) !== undefined
      ? undefined
      : isOpen(step) && (['value.choose', 'custom.change'].includes(step.event.type) || isEnd(step, 'done'))
        ? undefined
        : toReceiver(step).length === 0,
  'after a choice, a second one is ignored': (step) =>
    step.event.type === 'value.choose' && step.before.matches({ popover: 'chosen' })
      ? isUnchanged(step)
      : undefined,
  'rows that were changed or typed are kept until the page has them': (step) => {
    const { event, before, after } = step;
    if (inTable(before) === undefined) return after.context.rows === undefined;
    const isTaken = inTable(before) !== 'given';
    if (event.type === 'rows.change' && isTaken) return after.context.rows === event.rows;
    if (event.type === 'rows.type' && isTaken) return isSame(after.context.rows, typedInto(before, event));
    if (['rows.keep', 'cell.open'].includes(event.type) && inTable(before) === 'changed')
      return after.context.rows === undefined;
    return after.context.rows === before.context.rows;
  },
  'a table begins as the page is, has changed with the first row that is typed, and is given to the chat once':
    ({ event, before, after }, past) => {
      const was = inTable(before);
      if (was === undefined) return undefined;
      if (past.length === 0 && was !== 'asOnPage') return false;
      const next: Readonly<Record<string, string>> = {
        asOnPage: { 'rows.change': 'changed', 'rows.type': 'changed' },
        changed: { 'rows.keep': 'asOnPage', 'rows.give': 'given', 'cell.open': 'asOnPage' },
        given: { 'popover.resume': 'changed' },
      }[was];
      return inTable(after) === (next[event.type] ?? was);
    },
  'a table reports its rows as they are kept or chosen, and an unchanged one is left': (step) => {
    const { event, before } = step;
    const was = inTable(before);
    if (was === undefined) return undefined;
    const edits = editsIn(before);
    const kept = was === 'changed' ? [{ type: 'rows.keep', edits }] : [];
    const expectedOf = (): readonly object[] => {
      if (was === 'given') return [];
      switch (event.type) {
        case 'rows.keep':
          return kept;
        case 'cell.open':
          return [...kept, { type: 'place.open', target: event.target, at: event.at }];
        case 'rows.give': {
          const { said, told, at } = event;
          const given = { type: 'value.chosen', value: '', said, at, plan: { edits, told } };
          return [was === 'changed' ? given : { type: 'step.back' }];
        }
        default:
          return [];
      }
    };
    return isSame(toReceiver(step), expectedOf());
  },
  'the query is the text typed into the search of an open popover': (step) =>
    step.event.type === 'query.change'
      ? step.after.context.query === (isOpen(step) ? step.event.text : step.before.context.query)
      : step.after.context.query === step.before.context.query,
  'the custom colour is the text typed for it in an open popover': (step) =>
    step.event.type === 'custom.change'
      ? step.after.context.custom === (isOpen(step) ? step.event.text : step.before.context.custom)
      : step.after.context.custom === step.before.context.custom,
  'the point of a picture is the one picked in an open popover, and is no value before it is chosen': (
    step,
  ) => {
    const { event, after } = step;
    if (event.type !== 'focus.move') return undefined;
    return isOpen(step)
      ? after.context.focus === event.point &&
          after.matches({ popover: { open: 'focusing' } }) &&
          toReceiver(step).length === 0
      : isUnchanged(step);
  },
  'a point is picked as long as it is neither kept nor left': ({ event, before, after }) => {
    const isPicked = after.matches({ popover: { open: 'focusing' } });
    const stays = event.type === 'focus.move' || after.context.focus === before.context.focus;
    return isPicked ? after.context.focus !== undefined && stays : after.context.focus === undefined;
  },
  'the uploader runs exactly for an image field, and closing the popover restarts it': ({
    event,
    before,
    after,
  }) => {
    if (after.status !== 'active') return undefined;
    if (after.value.kind !== 'image') return after.children.upload === undefined;
    if (event.type === 'popover.close') return after.children.upload !== before.children.upload;
    return after.children.upload !== undefined;
  },
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What puts the rows on the page: the order of the items, then what their new ones say. */
function editsIn({ context: { rows = [] } }: Step<Editor>['before']) {
  const order = rows.map(({ from }) => from ?? -1);
  const named = rows.flatMap(({ from, cells }, at) => {
    const [icon, title] = cells;
    const own = [
      { path: `${LIST}[${at}].icon`, typed: icon },
      { path: `${LIST}[${at}].title`, typed: title },
    ];
    return from === undefined ? own : [];
  });
  return [{ path: LIST, typed: '', order }, ...named];
}

/** The rows after a text: its names are rows of their own, but for those that are there; the page's make room, being samples. */
function typedInto({ context }: Step<Editor>['before'], { text, at }: { text: string; at?: number }) {
  const rows = context.rows ?? ROWS;
  const isOwn = ({ from }: TableRow) => from === undefined;
  const known = rows.filter(isOwn).map(({ cells }) => cells[1]);
  const names = text.split(', ').filter((name) => !known.includes(name));
  const typed = names.map((name) => ({ from: undefined, cells: ['fas fa-house', name] }));
  const place = rows.slice(0, at).filter(isOwn).length;
  return rows.filter(isOwn).toSpliced(place, 0, ...typed);
}

/** A receiver of values that ignores them. */
function receiverStub(id = 'receiver'): EditorInput['receiver'] & EditorInput['box'] {
  const logic = fromTransition((state: null) => state, null);
  return createActor(logic, { id }).start() as never;
}
