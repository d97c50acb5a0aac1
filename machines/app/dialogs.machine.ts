import type { SnapshotFrom } from 'xstate';
import { type ActorRef, type EventObject, emit, type Snapshot, sendTo, setup } from 'xstate';
import type { ConfirmEvent, ConfirmRequest } from '../confirm/confirm.machine.ts';
import { escalate } from '../escalate.ts';
import { type DialogRequests, watchDialogs } from './watch-dialogs.ts';

type Opened<Event extends EventObject> = ActorRef<Snapshot<unknown> & { readonly value: unknown }, Event>;
type ByName = 'transfer' | 'publish';

/** The machines of the dialogs, each narrowed to the events that open and close it. */
type DialogRefs = { readonly [D in ByName]: Opened<{ type: `${D}.open` }> } & {
  readonly find: Opened<{ type: 'find.open' | 'find.close' }>;
  readonly gallery: Opened<{ type: 'gallery.open' | 'gallery.close' }>;
  readonly versions: Opened<{ type: 'versions.open' | 'versions.close' }>;
  readonly pictures: Opened<PicturesOpening>;
  readonly templateChange: Opened<Extract<ConfirmEvent, { type: 'confirm.ask' }>>;
  readonly reset: Opened<Extract<ConfirmEvent, { type: 'confirm.ask' }>>;
};

/** The name of a dialog: that of its actor. */
export type ModalName = keyof DialogRefs;

export interface DialogsInput extends DialogRequests {
  readonly dialogs: DialogRefs;
  readonly interview: DialogRequests['interview'] & Opened<InterviewOpening>;
}

type PicturesOpening = { type: 'pictures.open'; list: string };
type InterviewOpening = { type: 'interview.open'; at: number };

export type DialogsEvent =
  | { type: `${ByName | 'find' | 'gallery' | 'versions'}.open` }
  | PicturesOpening
  | InterviewOpening
  | { type: 'templateChange.ask'; request: ConfirmRequest }
  | { type: 'reset.ask' }
  | { type: `${ModalName}.closed` }
  | { type: 'fields.open' }
  | { type: 'fields.close' };

/** Emitted when a dialog opens, or the interview, whose code may still have to load. */
export type DialogsNews = { type: 'dialog.opened' };

/** The dialogs, which exclude each other: which of them is open, and which may follow it. */
export const dialogsMachine = setup({
  types: {
    input: {} as DialogsInput,
    context: {} as DialogsInput,
    events: {} as DialogsEvent,
    emitted: {} as DialogsNews,
  },
  actors: { watchDialogs },
  actions: {
    escalate,
    announceOpening: emit({ type: 'dialog.opened' }),
    openFind: sendTo(({ context }) => context.dialogs.find, { type: 'find.open' }),
    closeFind: sendTo(({ context }) => context.dialogs.find, { type: 'find.close' }),
    openGallery: sendTo(({ context }) => context.dialogs.gallery, { type: 'gallery.open' }),
    closeGallery: sendTo(({ context }) => context.dialogs.gallery, { type: 'gallery.close' }),
    openPictures: sendTo(
      ({ context }) => context.dialogs.pictures,
      (_, { list }: { list: string }) => ({ type: 'pictures.open', list }) as const,
    ),
    openTransfer: sendTo(({ context }) => context.dialogs.transfer, { type: 'transfer.open' }),
    openPublish: sendTo(({ context }) => context.dialogs.publish, { type: 'publish.open' }),
    openVersions: sendTo(({ context }) => context.dialogs.versions, { type: 'versions.open' }),
    closeVersions: sendTo(({ context }) => context.dialogs.versions, { type: 'versions.close' }),
    askTemplateChange: sendTo(
      ({ context }) => context.dialogs.templateChange,
      (_, { request }: { request: ConfirmRequest }) => ({ type: 'confirm.ask', request }) as const,
    ),
    askReset: sendTo(({ context }) => context.dialogs.reset, {
      type: 'confirm.ask',
      request: { type: 'site.reset' },
    } as const),
    beginInterview: sendTo(
      ({ context }) => context.interview,
      (_, { at }: { at: number }) => ({ type: 'interview.open', at }) as const,
    ),
  },
}).createMachine({
  id: 'dialogs',
  description: 'Which dialog is open. A dialog’s own machine says what happens in it.',
  context: ({ input }) => input,
  invoke: {
    src: 'watchDialogs',
    input: ({ context }) => context,
    onError: { actions: { type: 'escalate', params: ({ event }) => event } },
  },
  initial: 'free',
  states: {
    free: {
      description: 'No dialog is open.',
      initial: 'none',
      states: {
        none: {
          description: 'Nothing stands above the panels.',
          on: { 'fields.open': { target: 'fields' } },
        },
        fields: {
          description:
            'The list of the page’s fields is open; a click elsewhere closes it, and so does a dialog.',
          on: { 'fields.close': { target: 'none' } },
        },
      },
      on: {
        'find.open': { target: 'open.find' },
        'gallery.open': { target: 'open.gallery' },
        'pictures.open': {
          target: 'open.pictures',
          actions: { type: 'openPictures', params: ({ event }) => event },
        },
        'transfer.open': { target: 'open.transfer' },
        'publish.open': { target: 'open.publish' },
        'versions.open': { target: 'open.versions' },
        'templateChange.ask': {
          target: 'open.templateChange',
          actions: { type: 'askTemplateChange', params: ({ event }) => event },
        },
        'reset.ask': { target: 'open.reset' },
        // The interview is no dialog: it stands in the place of the chat.
        'interview.open': {
          actions: [{ type: 'beginInterview', params: ({ event }) => event }, 'announceOpening'],
        },
      },
    },
    open: {
      description: 'One dialog is open, and nothing else can be used.',
      entry: 'announceOpening',
      initial: 'find',
      states: {
        find: {
          description: 'The find box; it leads to the dialogs that it finds.',
          entry: 'openFind',
          on: {
            'find.closed': { target: '#dialogs.free' },
            'gallery.open': { target: 'gallery', actions: 'closeFind' },
            'transfer.open': { target: 'transfer', actions: 'closeFind' },
            'publish.open': { target: 'publish', actions: 'closeFind' },
            'versions.open': { target: 'versions', actions: 'closeFind' },
          },
        },
        gallery: {
          description: 'The gallery of templates; a choice may lead to the question whether to change.',
          entry: 'openGallery',
          on: {
            'gallery.closed': { target: '#dialogs.free' },
            'templateChange.ask': {
              target: 'templateChange',
              actions: ['closeGallery', { type: 'askTemplateChange', params: ({ event }) => event }],
            },
          },
        },
        pictures: {
          description: 'The pictures for a list.',
          on: { 'pictures.closed': { target: '#dialogs.free' } },
        },
        transfer: {
          description: 'The website as a file.',
          entry: 'openTransfer',
          on: { 'transfer.closed': { target: '#dialogs.free' } },
        },
        publish: {
          description: 'The publish dialog (Deployment Status).',
          entry: 'openPublish',
          on: { 'publish.closed': { target: '#dialogs.free' } },
        },
        versions: {
          description: 'The published versions; where there are none, they lead to publishing.',
          entry: 'openVersions',
          on: {
            'versions.closed': { target: '#dialogs.free' },
            'publish.open': { target: 'publish', actions: 'closeVersions' },
          },
        },
        templateChange: {
          description: 'The question whether another template or content may replace the website.',
          on: { 'templateChange.closed': { target: '#dialogs.free' } },
        },
        reset: {
          description: 'The question whether to reset the website.',
          entry: 'askReset',
          on: { 'reset.closed': { target: '#dialogs.free' } },
        },
      },
    },
  },
});

type Dialogs = SnapshotFrom<typeof dialogsMachine>;

/** The name of the open dialog; undefined if there is none. */
export const selectOpenDialog = ({ value }: Dialogs) => ('open' in value ? value.open : undefined);

/** True while the list of the page's fields is open. */
export const selectAreFieldsShown = (dialogs: Dialogs) => dialogs.matches({ free: 'fields' });
