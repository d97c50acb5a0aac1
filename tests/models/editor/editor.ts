import { createActor, fromTransition } from 'xstate';
import type { FieldTexts } from '../../../domain/chat/drafts.ts';
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

const inputFor = (leaf: EditedLeaf | undefined, draft = '', drafts: FieldTexts = {}): EditorInput => ({
  leaf,
  draft,
  receiver: receiverStub(),
  box: boxStub(drafts),
  site: siteStub(exampleConfig),
});

const isTable = ({ kind }: { kind: unknown }) => kind === 'table';

export const editorModel: Model<Editor> = {
  name: 'editor',
  machine: editorMachine,
  starts: {
    ...Object.fromEntries(TYPES.map((type) => [type, () => inputFor(leafOf(type))])),
    nothing: () => inputFor(undefined),
    drafted: () => inputFor(leafOf('color'), '#abcdef'),
    typed: () => inputFor(leafOf('table'), '', { [LIST]: textOf(MOVED) }),
  },
  cases: {
    'query.change': [{ text: 'blue' }],
    'custom.change': [{ text: '#123456' }],
    'focus.move': ({ value }) => (value.kind === 'image' ? [{ point: { x: 20, y: 50 } }] : []),
    'rows.change': ({ value }) => (isTable(value) ? [{ rows: MOVED }] : []),
    'rows.type': ({ value }) =>
      isTable(value) ? [{ text: 'Open late, Open early, No stairs' }, { text: 'Parking', at: 0 }] : [],
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
  pairs: 111,
  key: ({ context }) => [
    context.query,
    context.custom,
    context.focus,
    Object.keys(context.box.getSnapshot().context.drafts),
  ],
};

const kindOf = ({ value: { kind } }: Step<Editor>['after']) => kind;
const hasNoPopover = (leaf: EditedLeaf | undefined) =>
  ['text', 'table'].includes(KINDS[leaf?.type ?? 'text']);
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
    isTable(step.before.value)
      ? undefined
      : isOpen(step) && (['value.choose', 'custom.change'].includes(step.event.type) || isEnd(step, 'done'))
        ? undefined
        : toReceiver(step).length === 0,
  'after a choice, a second one is ignored': (step) =>
    step.event.type === 'value.choose' && step.before.matches({ popover: 'chosen' })
      ? isUnchanged(step)
      : undefined,
  'rows of a table are a draft of its list, as the box keeps it': (step) => {
    const { event, before } = step;
    if (!isTable(before.value)) return undefined;
    const kept = (rows: readonly TableRow[]) => [{ type: 'rows.keep', path: LIST, text: textOf(rows) }];
    if (event.type === 'rows.change') return isSame(toReceiver(step), kept(event.rows));
    return event.type === 'rows.type' ? isSame(toReceiver(step), kept(typedInto(before, event))) : undefined;
  },
  'a table gives its rows to the chat once it is done, and is left where there are none; a cell needs them on the page':
    (step) => {
      const { event, before } = step;
      if (!isTable(before.value) || event.type === 'rows.change' || event.type === 'rows.type')
        return undefined;
      const isTyped = hasRows(before);
      if (event.type === 'cell.open') {
        const { target, at } = event;
        const used = isTyped ? [{ type: 'draft.use', path: LIST }] : [];
        return isSame(toReceiver(step), [...used, { type: 'place.open', target, at }]);
      }
      if (event.type !== 'rows.give') return isUnchanged(step) && toReceiver(step).length === 0;
      const { said, told, at } = event;
      const given = { type: 'value.chosen', value: '', said, at, plan: { edits: EDITS, told } };
      return isSame(toReceiver(step), [isTyped ? given : { type: 'step.back' }]);
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

/** What the typed rows put on the page. */
const EDITS = [{ path: LIST, typed: '', order: [1, 0] }];
const hasRows = ({ context: { box } }: Step<Editor>['before']) => LIST in box.getSnapshot().context.drafts;

/** The rows after a text: its names are rows of their own; the page's make room, being samples. */
function typedInto(_: unknown, { text }: { text: string; at?: number }) {
  return text.split(', ').map((name) => ({ from: undefined, cells: ['fas fa-house', name] }));
}

/** Rows as the box keeps them: beside those of the page, and with what is to be told of them. */
function textOf(rows: readonly TableRow[]): string {
  const typed = rows.filter(({ from }) => from === undefined);
  const told = typed.length > 0 ? typed : rows;
  return JSON.stringify({ base: ROWS, rows, said: told.map(({ cells }) => cells[1]).join(', ') });
}

/** A message box that has these drafts. */
function boxStub(drafts: FieldTexts): EditorInput['box'] {
  const logic = fromTransition((state: object) => state, { drafts });
  return createActor(logic, { id: 'box' }).start() as never;
}

/** A receiver of values that ignores them. */
function receiverStub(): EditorInput['receiver'] {
  const logic = fromTransition((state: null) => state, null);
  return createActor(logic, { id: 'receiver' }).start() as never;
}
