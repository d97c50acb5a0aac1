import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { assign, sendTo, setup, stateIn } from 'xstate';
import type { Config } from '../../domain/config/config.ts';
import { textOfError } from '../../domain/errors/error-text.ts';
import type { FileRefusal, FoundSite, ReadFile } from '../../domain/storage/website-file.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

export interface TransferInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'site.open' }>>;
}

interface TransferContext extends TransferInput {
  /** The latest file requested; before the first request an arbitrary one. */
  readonly asked: AskedFile;
  /** The name of the latest file saved. */
  readonly savedName: string;
  readonly file: File | undefined;
  readonly failure: string;
  readonly refusal: FileRefusal | undefined;
  readonly found: FoundSite | undefined;
}

export type TransferEvent =
  | { type: 'right.toggle' }
  | { type: 'page.save' }
  | { type: 'website.save' }
  | { type: 'file.choose'; file: File }
  | { type: 'found.open'; at: number }
  | { type: 'found.decline' };

/** The page alone, the website, or the website with the owner secret of its published site. */
type AskedFile = 'page' | 'site' | 'siteWithRight';

/** The file to make, and the config to make it from. */
export interface FileRequest {
  readonly config: Config;
  readonly asked: AskedFile;
}

export interface SavedFile {
  readonly name: string;
}

const NOTHING = { savedName: '', failure: '', file: undefined, refusal: undefined, found: undefined };
const NOT_READ: FileRefusal = 'notRead';
const configOf = ({ site }: TransferContext) => site.getSnapshot().context.config;

/** The dialog that saves the website as a file and opens one. */
export const transferMachine = setup({
  types: { input: {} as TransferInput, context: {} as TransferContext, events: {} as TransferEvent },
  actors: {
    saveFile: notProvided<SavedFile, FileRequest>('saveFile'),
    readSite: notProvided<ReadFile, { readonly file: File | undefined }>('readSite'),
  },
  guards: {
    isRightCarried: stateIn({ open: { right: 'carried' } }),
    isWebsite: (_, { read }: { read: ReadFile }) => read.kind === 'site',
  },
  actions: {
    keepAsked: assign({ asked: (_, { asked }: { asked: AskedFile }) => asked }),
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
  description: 'The dialog that saves the website as a file and opens one.',
  context: ({ input }) => ({ ...input, ...NOTHING, asked: 'page' }),
  initial: 'open',
  states: {
    open: {
      description: 'The dialog is open.',
      type: 'parallel',
      states: {
        right: {
          description: 'The option to include the secret of the published site in website files.',
          initial: 'kept',
          states: {
            kept: {
              description: 'Files do not contain the secret.',
              on: { 'right.toggle': { target: 'carried' } },
            },
            carried: {
              description:
                'Files contain the secret: anyone who has the file can change the published website.',
              on: { 'right.toggle': { target: 'kept' } },
            },
          },
        },
        work: {
          description: 'The current file operation.',
          initial: 'offering',
          states: {
            offering: {
              description: 'The dialog offers to save or open a file.',
              initial: 'asking',
              states: {
                asking: { description: 'No file has been saved or opened yet.' },
                saved: { description: 'A file was downloaded.' },
                failed: { description: 'Making the file failed.' },
                refused: { description: 'The chosen file was refused; the website is unchanged.' },
              },
              on: {
                'page.save': {
                  target: 'saving',
                  actions: { type: 'keepAsked', params: { asked: 'page' } },
                },
                'website.save': [
                  {
                    guard: 'isRightCarried',
                    target: 'saving',
                    actions: { type: 'keepAsked', params: { asked: 'siteWithRight' } },
                  },
                  { target: 'saving', actions: { type: 'keepAsked', params: { asked: 'site' } } },
                ],
                'file.choose': {
                  target: 'reading',
                  actions: { type: 'keepFile', params: ({ event }) => event },
                },
              },
            },
            saving: {
              description: 'The file is being made; closing the dialog aborts it.',
              invoke: {
                src: 'saveFile',
                id: 'saving',
                input: ({ context }) => ({ config: configOf(context), asked: context.asked }),
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
                src: 'readSite',
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
              description: 'The dialog shows the website of the file and asks whether to open it.',
              on: {
                'found.open': {
                  target: '#transfer.closed',
                  actions: { type: 'tellSite', params: ({ event }) => event },
                },
                'found.decline': { target: 'offering' },
              },
            },
          },
        },
      },
    },
    closed: { description: 'The website of the file is opened.', type: 'final' },
  },
});

export type TransferActor = ActorRefFrom<typeof transferMachine>;

type Transfer = SnapshotFrom<typeof transferMachine>;

/** The current file operation. */
export const selectWork = (transfer: Transfer) => {
  const work = typeof transfer.value === 'string' ? undefined : transfer.value.open?.work;
  return typeof work === 'object' ? work.offering : work;
};

/** True if website files include the owner secret. */
export const selectIsRightCarried = (transfer: Transfer) => transfer.matches({ open: { right: 'carried' } });

/** The name of the latest file saved. */
export const selectSavedName = (transfer: Transfer) => transfer.context.savedName;

/** The text of the error that prevented a file. */
export const selectFailure = (transfer: Transfer) => transfer.context.failure;

/** The reason why the chosen file was refused, or undefined. */
export const selectRefusal = (transfer: Transfer) => transfer.context.refusal;

/** The website read from the chosen file, or undefined. */
export const selectFound = (transfer: Transfer) => transfer.context.found;
