import { type ActorRef, type ActorRefFrom, assign, raise, type Snapshot, sendTo, setup } from 'xstate';
import type { PlannedEdit } from '../../domain/config/edit-config.ts';
import { type Popover, popoverOf } from '../../domain/config/field-types.ts';
import type { FocusPoint } from '../../domain/config/focus-point.ts';
import type { EditedLeaf } from '../../domain/config/structure.ts';
import { listAt, rowNamed, rowsOf, type TableRow, tableEdits } from '../../domain/lists/list-table.ts';
import { rowsRead } from '../../domain/lists/read-rows.ts';
import { withTyped } from '../../domain/lists/typed-rows.ts';
import { details } from '../details.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteRef } from '../site/site-ref.ts';
import { type Uploaded, uploadMachine } from './upload.machine.ts';

/** Edits that are made in place of the field's own, and their answer in one sentence: those of a palette, or a focus point. */
interface ChosenPlan {
  readonly edits: readonly PlannedEdit[];
  readonly told: string;
}

/** Reports the chosen value to the chat. `said` is the label that the transcript shows for it. */
export interface ValueChosen {
  type: 'value.chosen';
  value: string | boolean;
  said: string;
  at: number;
  /** Given if more, or something else, is edited than the field. */
  plan?: ChosenPlan | undefined;
}

/** Reports a value that is picked and not chosen yet, to the chat's message box. */
export interface DraftPicked {
  type: 'draft.change';
  text: string;
}

/** Reports the rows of a table that the visitor has left for something else. */
export interface RowsKept {
  type: 'rows.keep';
  edits: readonly PlannedEdit[];
}

/** The end of the work at a table, and the answer to it. */
interface RowsGiven {
  readonly said: string;
  readonly told: string;
  readonly at: number;
}

/** A field of an item, which its ordinary editor changes. */
interface CellOpened {
  readonly target: string;
  readonly at: number;
}

interface RowsTyped {
  readonly text: string;
  /** The row where it was pasted. */
  readonly at?: number;
}

/** The chat, narrowed to the events that an editor sends. */
type ValueReceiver = ActorRef<
  Snapshot<unknown>,
  ValueChosen | { readonly type: 'step.back' } | ({ readonly type: 'place.open' } & CellOpened)
>;

export interface EditorInput {
  /** Undefined: nothing is edited, and no popover opens. */
  readonly leaf: EditedLeaf | undefined;
  /** The text that was typed or picked before and not sent; '' for none. */
  readonly draft: string;
  readonly receiver: ValueReceiver;
  /** The message box, narrowed in the same way. */
  readonly box: ActorRef<Snapshot<unknown>, DraftPicked | RowsKept>;
  /** The website that a table is read from. */
  readonly site: SiteRef<never>;
}

interface EditorContext extends Omit<EditorInput, 'draft'> {
  /** The query of the icon or colour search. */
  readonly query: string;
  /** The custom colour typed so far; undefined: none, the one in force is shown. */
  readonly custom: string | undefined;
  /** The point of the picture that was picked and is not chosen yet; undefined: none, the stored one is shown. */
  readonly focus: FocusPoint | undefined;
  /** The rows of a table that are not on the page yet; undefined while they are those of the page. */
  readonly rows: readonly TableRow[] | undefined;
}

export type EditorEvent =
  | { type: 'rows.change'; rows: readonly TableRow[] }
  /** A list that was typed or pasted as a text; without `at` it comes after the last row. */
  | ({ type: 'rows.type' } & RowsTyped)
  /** The table is left for something else. */
  | { type: 'rows.keep' }
  | ({ type: 'rows.give' } & RowsGiven)
  | ({ type: 'cell.open' } & CellOpened)
  | { type: 'query.change'; text: string }
  | { type: 'custom.change'; text: string }
  | { type: 'focus.move'; point: FocusPoint }
  | { type: 'popover.open' }
  | { type: 'popover.close' }
  /** The value that was chosen is answered: the visitor may choose again. */
  | { type: 'popover.resume' }
  | ({ type: 'value.choose' } & Omit<ValueChosen, 'type'>);

/** What puts the rows of a table on the page. */
function rowEdits({ leaf, rows, site }: EditorContext): readonly PlannedEdit[] {
  const { config } = site.getSnapshot().context;
  const node = listAt(config, leaf?.path ?? '');
  return node && rows ? tableEdits(config, node, rows) : [];
}

/** The editor of a leaf: the kind of editor, and the state of its popover. */
export const editorMachine = setup({
  types: {
    input: {} as EditorInput,
    context: {} as EditorContext,
    events: {} as EditorEvent,
    children: {} as { upload: 'upload' },
  },
  actors: { upload: uploadMachine, loadIconFont: notProvided<void, void>('loadIconFont') },
  guards: {
    isChosenIn: ({ context: { leaf } }, { popover }: { popover: Popover }) =>
      leaf !== undefined && popoverOf(leaf) === popover,
    isTable: ({ context }) => context.leaf?.type === 'table',
    hasPopover: ({ context: { leaf } }) => leaf !== undefined && popoverOf(leaf) !== undefined,
  },
  actions: {
    changeQuery: assign({ query: (_, { text }: { text: string }) => text }),
    changeCustom: assign({ custom: (_, { text }: { text: string }) => text }),
    changeRows: assign({ rows: (_, { rows }: { rows: readonly TableRow[] }) => rows }),
    typeRows: assign({
      rows: ({ context }, { text, at }: RowsTyped) => {
        const { config } = context.site.getSnapshot().context;
        const node = listAt(config, context.leaf?.path ?? '');
        if (!node) return context.rows;
        const rows = context.rows ?? rowsOf(config, node);
        return withTyped(rows, rowsRead(text, node, 'inTable') ?? [rowNamed(text, node)], node, at);
      },
    }),
    forgetRows: assign({ rows: undefined }),
    reportRows: sendTo(
      ({ context }) => context.box,
      ({ context }) => ({ type: 'rows.keep', edits: rowEdits(context) }) as const,
    ),
    giveRows: sendTo(
      ({ context }) => context.receiver,
      ({ context }, { said, told, at }: RowsGiven) =>
        ({ type: 'value.chosen', value: '', said, at, plan: { edits: rowEdits(context), told } }) as const,
    ),
    openCell: sendTo(
      ({ context }) => context.receiver,
      (_, { target, at }: CellOpened) => ({ type: 'place.open', target, at }) as const,
    ),
    leave: sendTo(({ context }) => context.receiver, { type: 'step.back' }),
    moveFocus: assign({ focus: (_, { point }: { point: FocusPoint }) => point }),
    forgetFocus: assign({ focus: undefined }),
    chooseUploaded: raise((_, uploaded: Uploaded) => ({ type: 'value.choose', ...uploaded }) as const),
    reportPicked: sendTo(
      ({ context }) => context.box,
      (_, { text }: { text: string }) => ({ type: 'draft.change', text }) as const,
    ),
    reportValue: sendTo(
      ({ context }) => context.receiver,
      (_, { value, said, at, plan }: Omit<ValueChosen, 'type'>) =>
        ({ type: 'value.chosen', value, said, at, ...(plan && { plan }) }) as const,
    ),
  },
}).createMachine({
  id: 'editor',
  description: 'The editor of a leaf.',
  context: ({ input: { leaf, draft, receiver, box, site } }) => ({
    leaf,
    receiver,
    box,
    site,
    query: '',
    custom: draft === '' ? undefined : draft,
    focus: undefined,
    rows: undefined,
  }),
  type: 'parallel',
  states: {
    kind: {
      description: 'The kind of editor, by the type of the leaf.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Transient: picks the state by the leaf.',
          always: [
            { guard: { type: 'isChosenIn', params: { popover: 'color' } }, target: 'color' },
            { guard: { type: 'isChosenIn', params: { popover: 'icon' } }, target: 'icon' },
            { guard: { type: 'isChosenIn', params: { popover: 'image' } }, target: 'image' },
            { guard: { type: 'isChosenIn', params: { popover: 'toggle' } }, target: 'toggle' },
            { guard: 'isTable', target: 'table' },
            { target: 'text' },
          ],
        },
        color: { description: 'The colour picker.' },
        icon: { description: 'The icon picker.' },
        image: {
          description: 'The image uploader.',
          invoke: {
            src: 'upload',
            id: 'upload',
            onDone: { actions: { type: 'chooseUploaded', params: ({ event }) => event.output } },
          },
          // Closing the popover aborts an upload.
          on: { 'popover.close': { target: 'image', reenter: true } },
        },
        toggle: { description: 'The toggle between show and hide.' },
        table: {
          description: 'The table of a list: a row is an item, a column a field.',
          initial: 'asOnPage',
          states: {
            asOnPage: {
              description: 'The rows are those of the page.',
              on: {
                'rows.change': { target: 'changed', actions: { type: 'changeRows', params: details } },
                'rows.type': { target: 'changed', actions: { type: 'typeRows', params: details } },
                'rows.give': { actions: 'leave' },
                'cell.open': { actions: { type: 'openCell', params: details } },
              },
            },
            changed: {
              description: 'Rows were typed, pasted, moved or removed. The preview shows them already.',
              on: {
                'rows.change': { actions: { type: 'changeRows', params: details } },
                'rows.type': { actions: { type: 'typeRows', params: details } },
                'rows.keep': { target: 'asOnPage', actions: ['reportRows', 'forgetRows'] },
                'rows.give': { target: 'given', actions: { type: 'giveRows', params: details } },
                'cell.open': {
                  target: 'asOnPage',
                  actions: ['reportRows', 'forgetRows', { type: 'openCell', params: details }],
                },
              },
            },
            given: {
              description: 'The chat puts the rows on the page.',
              on: { 'popover.resume': { target: 'changed' } },
            },
          },
        },
        text: { description: 'Text and addresses are typed into the message box; there is no popover.' },
      },
    },
    iconFont: {
      description: 'The font that draws the icons of the icon picker.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Transient: picks the state by the leaf.',
          always: [
            { guard: { type: 'isChosenIn', params: { popover: 'icon' } }, target: 'loading' },
            { target: 'unneeded' },
          ],
        },
        unneeded: { description: 'This editor shows no icons.' },
        loading: {
          description: 'The font is being loaded.',
          invoke: { src: 'loadIconFont', onDone: { target: 'drawn' }, onError: { target: 'missing' } },
        },
        drawn: { description: 'The font draws the icons.' },
        missing: { description: 'The font could not be loaded; the names of the icons are shown.' },
      },
    },
    popover: {
      description: 'The popover of the editor.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Transient: picks the state by the leaf.',
          always: [{ guard: 'hasPopover', target: 'open' }, { target: 'none' }],
        },
        none: { description: 'This editor needs no popover.' },
        open: {
          description: 'The popover is shown; the visitor chooses a value.',
          initial: 'choosing',
          states: {
            choosing: { description: 'What is stored stands there.' },
            focusing: {
              description: 'Another point of the picture is picked, and not kept yet.',
              exit: 'forgetFocus',
            },
          },
          on: {
            'popover.close': { target: 'closed' },
            'value.choose': {
              target: 'chosen',
              actions: {
                type: 'reportValue',
                params: ({ event }) => event,
              },
            },
            'query.change': {
              actions: { type: 'changeQuery', params: ({ event }) => event },
            },
            'focus.move': {
              target: '.focusing',
              actions: { type: 'moveFocus', params: ({ event }) => event },
            },
            'custom.change': {
              actions: [
                { type: 'changeCustom', params: ({ event }) => event },
                { type: 'reportPicked', params: ({ event }) => event },
              ],
            },
          },
        },
        closed: {
          description: 'The visitor closed the popover. A value can still be typed.',
          on: { 'popover.open': { target: 'open' } },
        },
        chosen: {
          description: 'A value was chosen. The popover is shown until the edit is answered.',
          on: { 'popover.resume': { target: 'open' } },
        },
      },
    },
  },
});

/** A running editor. */
export type Editor = ActorRefFrom<typeof editorMachine>;
