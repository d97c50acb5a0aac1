import { assign, sendTo, setup, stateIn } from 'xstate';
import type { Config } from '../../src/domain/config/config.ts';
import { textOfError } from '../../src/domain/errors/error-text.ts';
import type { FileRefusal, FoundSite, ReadFile } from '../../src/domain/storage/website-file.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

export interface TransferInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'site.open' }>>;
}

interface TransferContext extends TransferInput {
  /** The file that was asked for last; before the first, any. */
  readonly asked: AskedFile;
  /** The name of the file that was saved last. */
  readonly savedName: string;
  readonly file: File | undefined;
  readonly failure: string;
  readonly refusal: FileRefusal | undefined;
  readonly found: FoundSite | undefined;
}

export type TransferEvent =
  | { type: 'transfer.open' }
  | { type: 'transfer.close' }
  | { type: 'right.toggle' }
  | { type: 'page.save' }
  | { type: 'website.save' }
  | { type: 'file.choose'; file: File }
  | { type: 'found.open'; at: number }
  | { type: 'found.decline' };

/** The page alone, the whole website, or that with the right to change what is published of it. */
type AskedFile = 'page' | 'site' | 'siteWithRight';

/** Which file is made, and of what. */
export interface FileRequest {
  readonly config: Config;
  readonly asked: AskedFile;
}

export interface SavedFile {
  readonly name: string;
}

const NOTHING = { savedName: '', failure: '', file: undefined, refusal: undefined, found: undefined };
const NOT_READ: FileRefusal = { reason: 'notRead', detail: '' };
const configOf = ({ site }: TransferContext) => site.getSnapshot().context.config;

/** The dialog by which a website leaves this browser as a file, and comes back from one. */
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
    forgetAll: assign(NOTHING),
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
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      entry: 'forgetAll',
      on: { 'transfer.open': { target: 'open' } },
    },
    open: {
      description: 'The visitor saves or opens a file.',
      type: 'parallel',
      on: { 'transfer.close': { target: 'closed' } },
      states: {
        right: {
          description: 'Whether a website file carries the right to change the published website.',
          initial: 'kept',
          states: {
            kept: {
              description: 'The right stays in this browser.',
              on: { 'right.toggle': { target: 'carried' } },
            },
            carried: {
              description: 'Whoever has the file can change the published website.',
              on: { 'right.toggle': { target: 'kept' } },
            },
          },
        },
        work: {
          description: 'What is being done with files.',
          initial: 'offering',
          states: {
            offering: {
              description: 'The visitor chooses what to do.',
              initial: 'asking',
              states: {
                asking: { description: 'Nothing has been done yet.' },
                saved: { description: 'A file was handed to the browser.' },
                failed: { description: 'A file could not be made.' },
                refused: { description: 'What the visitor gave cannot be opened; nothing has changed.' },
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
              description: 'The file that was asked for is being made; closing the dialog gives it up.',
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
              description: 'The file that the visitor gave is being read and checked.',
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
              description: 'The visitor reads what is in the file, and decides.',
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
  },
});
