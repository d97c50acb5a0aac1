import { type ActorRef, type ActorRefFrom, assign, raise, type Snapshot, sendTo, setup } from 'xstate';
import type { FieldTexts } from '../../domain/chat/drafts.ts';
import type { PlannedEdit } from '../../domain/config/edit-config.ts';
import { type Popover, popoverOf } from '../../domain/config/field-types.ts';
import type { FocusPoint } from '../../domain/config/focus-point.ts';
import type { EditedLeaf, ListNode } from '../../domain/config/structure.ts';
import { listAt, rowNamed, rowsOf, type TableRow, tableEdits } from '../../domain/lists/list-table.ts';
import { rowsRead } from '../../domain/lists/read-rows.ts';
import { rowsIn, rowsText } from '../../domain/lists/rows-draft.ts';
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

/** Reports the rows of a list's table that are not sent. */
export interface RowsKept {
  type: 'rows.keep';
  path: string;
  text: string;
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
  /** The message box, narrowed in the same way. It has the rows of a table that are not sent. */
  readonly box: ActorRef<
    Snapshot<unknown> & { readonly context: { readonly drafts: FieldTexts } },
    DraftPicked | RowsKept | { readonly type: 'draft.use'; readonly path: string }
  >;
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
}

export type EditorEvent =
  | { type: 'rows.change'; rows: readonly TableRow[] }
  /** A list that was typed or pasted as a text; without `at` it comes after the last row. */
  | ({ type: 'rows.type' } & RowsTyped)
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

/** The table that is open, and its rows; those of the page unless `isTyped`. Undefined if there is none. */
function tableIn({ leaf, box, site }: EditorContext) {
  const { config } = site.getSnapshot().context;
  const path = leaf?.path ?? '';
  const node = listAt(config, path);
  const typed = node && rowsIn(config, node, box.getSnapshot().context.drafts[path] ?? '');
  return node && { config, node, rows: typed ?? rowsOf(config, node), isTyped: typed !== undefined };
}

/** Rows of the open table, as the box keeps them. */
function rowsKept(
  context: EditorContext,
  change: (rows: readonly TableRow[], node: ListNode) => readonly TableRow[],
) {
  const table = tableIn(context);
  const text = table ? rowsText(table.config, table.node, change(table.rows, table.node)) : '';
  return { type: 'rows.keep', path: context.leaf?.path ?? '', text } as const;
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
    hasRows: ({ context }) => tableIn(context)?.isTyped === true,
    hasPopover: ({ context: { leaf } }) => leaf !== undefined && popoverOf(leaf) !== undefined,
  },
  actions: {
    changeQuery: assign({ query: (_, { text }: { text: string }) => text }),
    changeCustom: assign({ custom: (_, { text }: { text: string }) => text }),
    changeRows: sendTo(
      ({ context }) => context.box,
      ({ context }, { rows }: { rows: readonly TableRow[] }) => rowsKept(context, () => rows),
    ),
    typeRows: sendTo(
      ({ context }) => context.box,
      ({ context }, { text, at }: RowsTyped) =>
        rowsKept(context, (rows, node) =>
          withTyped(rows, rowsRead(text, node, 'inTable') ?? [rowNamed(text, node)], node, at),
        ),
    ),
    giveRows: sendTo(
      ({ context }) => context.receiver,
      ({ context }, { said, told, at }: RowsGiven) => {
        const table = tableIn(context);
        const edits = table ? tableEdits(table.config, table.node, table.rows) : [];
        return { type: 'value.chosen', value: '', said, at, plan: { edits, told } } as const;
      },
    ),
    /** The ordinary editor of a cell needs its row on the page. */
    useRows: sendTo(
      ({ context }) => context.box,
      ({ context }) => ({ type: 'draft.use', path: context.leaf?.path ?? '' }) as const,
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
          description:
            'The table of a list: a row is an item, a column a field. Rows that differ from the page are a draft of the list.',
          on: {
            'rows.change': { actions: { type: 'changeRows', params: details } },
            'rows.type': { actions: { type: 'typeRows', params: details } },
            'rows.give': [
              { guard: 'hasRows', actions: { type: 'giveRows', params: details } },
              { actions: 'leave' },
            ],
            'cell.open': [
              { guard: 'hasRows', actions: ['useRows', { type: 'openCell', params: details }] },
              { actions: { type: 'openCell', params: details } },
            ],
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
