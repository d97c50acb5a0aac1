import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { assign, sendTo, setup } from 'xstate';
import type { Config } from '../../domain/config/config.ts';
import { textOfError } from '../../domain/errors/error-text.ts';
import type { FileRefusal, FoundSite, ReadFile } from '../../domain/storage/page-file.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

export interface TransferInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'site.open' }>>;
}

interface TransferContext extends TransferInput {
  /** The name of the latest file saved. */
  readonly savedName: string;
  readonly file: File | undefined;
  readonly failure: string;
  readonly refusal: FileRefusal | undefined;
  readonly found: FoundSite | undefined;
}

export type TransferEvent =
  | { type: 'page.save' }
  | { type: 'file.choose'; file: File }
  | { type: 'found.open'; at: number }
  | { type: 'found.decline' };

export interface SavedFile {
  readonly name: string;
}

const NOTHING = { savedName: '', failure: '', file: undefined, refusal: undefined, found: undefined };
const NOT_READ: FileRefusal = 'notRead';
const configOf = ({ site }: TransferContext) => site.getSnapshot().context.config;

/** The dialog that saves the page as a file and opens one. */
export const transferMachine = setup({
  types: { input: {} as TransferInput, context: {} as TransferContext, events: {} as TransferEvent },
  actors: {
    savePage: notProvided<SavedFile, { readonly config: Config }>('savePage'),
    readPage: notProvided<ReadFile, { readonly file: File | undefined }>('readPage'),
  },
  guards: {
    isWebsite: (_, { read }: { read: ReadFile }) => read.kind === 'site',
  },
  actions: {
    keepName: assign({ savedName: (_, { name }: SavedFile) => name }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => textOfError(error) }),
    keepFile: assign({ file: (_, { file }: { file: File }) => file }),
    keepRead: assign((_, { read }: { read: ReadFile }) =>
      read.kind === 'site' ? { found: read } : { refusal: read.refusal },
    ),
    keepNotRead: assign({ refusal: NOT_READ }),
    tellSite: sendTo(
      ({ context }) => context.site,
      ({ context }, { at }: { at: number }) =>
        ({ type: 'site.open', config: context.found?.config ?? configOf(context), at }) as const,
    ),
  },
}).createMachine({
  id: 'transfer',
  description: 'The dialog that saves the page as a file and opens one.',
  context: ({ input }) => ({ ...input, ...NOTHING }),
  initial: 'offering',
  states: {
    offering: {
      description: 'The dialog offers to save or open a page.',
      initial: 'asking',
      states: {
        asking: { description: 'No file has been saved or opened yet.' },
        saved: { description: 'The page was downloaded.' },
        failed: { description: 'Making the file failed.' },
        refused: { description: 'The chosen file was refused; the website is unchanged.' },
      },
      on: {
        'page.save': { target: 'saving' },
        'file.choose': {
          target: 'reading',
          actions: { type: 'keepFile', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: 'The file is being made; closing the dialog aborts it.',
      invoke: {
        src: 'savePage',
        id: 'saving',
        input: ({ context }) => ({ config: configOf(context) }),
        onDone: {
          target: 'offering.saved',
          actions: { type: 'keepName', params: ({ event }) => event.output },
        },
        onError: {
          target: 'offering.failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    reading: {
      description: 'The chosen file is being read and validated.',
      invoke: {
        src: 'readPage',
        id: 'reading',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          {
            guard: { type: 'isWebsite', params: ({ event }) => ({ read: event.output }) },
            target: 'confirming',
            actions: { type: 'keepRead', params: ({ event }) => ({ read: event.output }) },
          },
          {
            target: 'offering.refused',
            actions: { type: 'keepRead', params: ({ event }) => ({ read: event.output }) },
          },
        ],
        onError: { target: 'offering.refused', actions: 'keepNotRead' },
      },
    },
    confirming: {
      description: 'The dialog shows the website of the page and asks whether to open it.',
      on: {
        'found.open': {
          target: 'closed',
          actions: { type: 'tellSite', params: ({ event }) => event },
        },
        'found.decline': { target: 'offering' },
      },
    },
    closed: { description: 'The website of the page is opened.', type: 'final' },
  },
});

export type TransferActor = ActorRefFrom<typeof transferMachine>;

type Transfer = SnapshotFrom<typeof transferMachine>;

/** The current file operation. */
export const selectWork = ({ value }: Transfer) => (typeof value === 'string' ? value : value.offering);

/** The name of the latest file saved. */
export const selectSavedName = (transfer: Transfer) => transfer.context.savedName;

/** The text of the error that prevented a file. */
export const selectFailure = (transfer: Transfer) => transfer.context.failure;

/** The reason why the chosen file was refused, or undefined. */
export const selectRefusal = (transfer: Transfer) => transfer.context.refusal;

/** The website read from the chosen file, or undefined. */
export const selectFound = (transfer: Transfer) => transfer.context.found;
