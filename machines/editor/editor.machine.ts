import { type ActorRef, type ActorRefFrom, assign, raise, type Snapshot, sendTo, setup } from 'xstate';
import { hasPopover } from '../../src/domain/chat/conversation.ts';
import type { Leaf, LeafType } from '../../src/domain/config/structure.ts';
import { escalate } from '../escalate.ts';
import { type Uploaded, uploadMachine } from './upload.machine.ts';

/** What the custom colour is before anybody typed one. */
export const FIRST_CUSTOM = '#000000';

/** What a leaf's editor tells the chat: the value chosen, and the words it was chosen by. */
export interface ValueChosen {
  type: 'value.chosen';
  value: string | boolean;
  said: string;
  at: number;
}

/** What a leaf's editor tells the chat when it is closed: what was typed for the leaf so far is taken away. */
export interface DraftDropped {
  type: 'draft.change';
  text: '';
}

/** The one thing the editor needs of the chat: a place to report the value to, or that none is wanted. */
type ValueReceiver = ActorRef<Snapshot<unknown>, ValueChosen | DraftDropped>;

export interface EditorInput {
  /** Undefined: there is nothing to edit, and no popover opens. */
  readonly leaf: Leaf | undefined;
  readonly receiver: ValueReceiver;
}

interface EditorContext extends EditorInput {
  /** What the icon or colour search holds. */
  readonly query: string;
  /** The custom colour as typed so far. */
  readonly custom: string;
}

export type EditorEvent =
  | { type: 'query.change'; text: string }
  | { type: 'custom.change'; text: string }
  | { type: 'popover.open' }
  | { type: 'popover.close' }
  | { type: 'value.choose'; value: string | boolean; said: string; at: number };

/** What a leaf opens: the kind of editor, and whether its popover stands open. */
export const editorMachine = setup({
  types: {
    input: {} as EditorInput,
    context: {} as EditorContext,
    events: {} as EditorEvent,
    children: {} as { upload: 'upload' },
  },
  actors: { upload: uploadMachine },
  guards: {
    isType: ({ context }, { type }: { type: LeafType }) => context.leaf?.type === type,
    hasPopover: ({ context }) => context.leaf !== undefined && hasPopover(context.leaf),
  },
  actions: {
    changeQuery: assign({ query: (_, { text }: { text: string }) => text }),
    changeCustom: assign({ custom: (_, { text }: { text: string }) => text }),
    escalate,
    chooseUploaded: raise((_, uploaded: Uploaded) => ({ type: 'value.choose', ...uploaded }) as const),
    dropDraft: sendTo(({ context }) => context.receiver, { type: 'draft.change', text: '' } as const),
    reportValue: sendTo(
      ({ context }) => context.receiver,
      (_, { value, said, at }: Omit<ValueChosen, 'type'>) =>
        ({ type: 'value.chosen', value, said, at }) as const,
    ),
  },
}).createMachine({
  id: 'editor',
  description: 'What a leaf opens: its kind of editor beside its popover.',
  context: ({ input }) => ({ ...input, query: '', custom: FIRST_CUSTOM }),
  type: 'parallel',
  states: {
    kind: {
      description: 'Which editor the leaf opens, by its type.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'The leaf has just been picked.',
          always: [
            { guard: { type: 'isType', params: { type: 'color' } }, target: 'color' },
            { guard: { type: 'isType', params: { type: 'icon' } }, target: 'icon' },
            { guard: { type: 'isType', params: { type: 'image' } }, target: 'image' },
            { guard: { type: 'isType', params: { type: 'boolean' } }, target: 'toggle' },
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
            onError: { actions: { type: 'escalate', params: ({ event }) => event } },
          },
          // Closed, an upload on its way is given up.
          on: { 'popover.close': { target: 'image', reenter: true } },
        },
        toggle: { description: 'Show or hide.' },
        text: { description: 'The message box alone, for texts and addresses.' },
      },
    },
    popover: {
      description: 'Whether the popover is on the screen.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'The leaf has just been picked.',
          always: [{ guard: 'hasPopover', target: 'open' }, { target: 'none' }],
        },
        none: { description: 'This editor needs no popover.' },
        open: {
          description: 'The visitor is choosing a value.',
          on: {
            'popover.close': { target: 'closed', actions: 'dropDraft' },
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
            'custom.change': {
              actions: { type: 'changeCustom', params: ({ event }) => event },
            },
          },
        },
        closed: {
          description: 'The visitor closed it; the leaf can still be typed or chosen.',
          on: { 'popover.open': { target: 'open' } },
        },
        chosen: {
          description: 'A value was chosen; it stays on the screen until the edit is done.',
        },
      },
    },
  },
});

/** A running editor. */
export type Editor = ActorRefFrom<typeof editorMachine>;
