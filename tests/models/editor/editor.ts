import { createActor, fromTransition } from 'xstate';
import type { EditorInput } from '../../../machines/editor/editor.machine.ts';
import { editorMachine } from '../../../machines/editor/editor.machine.ts';
import type { Leaf, LeafType } from '../../../src/domain/config/structure.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isEnd, isUnchanged } from '../../prove/sentences.ts';

type Editor = typeof editorMachine;

const KINDS = {
  color: 'color',
  icon: 'icon',
  image: 'image',
  boolean: 'toggle',
  text: 'text',
  url: 'text',
} as const satisfies Record<LeafType, string>;
const TYPES = Object.keys(KINDS) as LeafType[];
// Any website has this path.
const PLAN = {
  edits: [{ path: 'globalSettings.primaryColor', typed: '#2f5d3a' }],
  told: 'The page has the colors of Orchard.',
};
const UPLOADED = { value: 'https://pictures.example/cat.png', said: 'cat.png', at: 7 };

function leafOf(type: LeafType): Leaf {
  return { id: type, name: type, type, editable: true, path: `hero.${type}`, default: '' };
}

export const editorModel: Model<Editor> = {
  name: 'editor',
  machine: editorMachine,
  starts: {
    ...Object.fromEntries(
      TYPES.map((type) => [type, () => ({ leaf: leafOf(type), draft: '', receiver: receiverStub() })]),
    ),
    nothing: () => ({ leaf: undefined, draft: '', receiver: receiverStub() }),
    drafted: () => ({ leaf: leafOf('color'), draft: '#abcdef', receiver: receiverStub() }),
  },
  cases: {
    'query.change': [{ text: 'blue' }],
    'custom.change': [{ text: '#123456' }],
    'focus.move': ({ value }) => (value.kind === 'image' ? [{ point: { x: 20, y: 50 } }] : []),
    'value.choose': [
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
  pairs: 77,
  key: ({ context }) => [context.query, context.custom, context.focus],
};

const toReceiver = ({ sent }: Step<Editor>) =>
  sent.filter(({ to }) => to === 'receiver' || to === 'chat').map(({ event }) => event);
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
    after.value.kind === KINDS[after.context.leaf?.type ?? 'text'],
  'only text and url leaves have no popover': ({ after }) =>
    !after.matches({ popover: 'deciding' }) &&
    after.matches({ popover: 'none' }) === (KINDS[after.context.leaf?.type ?? 'text'] === 'text'),
  'a popover is open at the beginning': ({ before }, past) =>
    past.length > 0
      ? undefined
      : before.matches({ popover: KINDS[before.context.leaf?.type ?? 'text'] === 'text' ? 'none' : 'open' }),
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
    isOpen(step) && (['value.choose', 'custom.change'].includes(step.event.type) || isEnd(step, 'done'))
      ? undefined
      : toReceiver(step).length === 0,
  'after a choice, a second one is ignored': (step) =>
    step.event.type === 'value.choose' && step.before.matches({ popover: 'chosen' })
      ? isUnchanged(step)
      : undefined,
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

/** A receiver of values that ignores them. */
function receiverStub(): EditorInput['receiver'] {
  const logic = fromTransition((state: null) => state, null);
  return createActor(logic, { id: 'receiver' }).start() as unknown as EditorInput['receiver'];
}
