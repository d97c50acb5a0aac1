import { assign, setup } from 'xstate';
import { checkImage, type ImageProblem } from '../../src/domain/images/upload-rules.ts';
import { notProvided, notProvidedReporter } from '../not-provided.ts';

/** What the uploading actor reports: how far it is (0 to 1), then the image's address, that it failed, or for want of a network. */
export type UploadReport =
  | { type: 'upload.progressed'; fraction: number }
  | { type: 'upload.finished'; address: string; at: number }
  | { type: 'upload.failed'; retryAfter?: number | undefined }
  | { type: 'upload.interrupted' };

export type UploadEvent = { type: 'file.choose'; file: File } | { type: 'upload.start' } | UploadReport;

interface UploadContext {
  readonly file: File | undefined;
  readonly problem: ImageProblem | undefined;
  readonly fraction: number;
  /** In how many seconds the next picture is taken, where too many came. */
  readonly retryAfter: number | undefined;
  readonly address: string;
  /** When the upload ended, in milliseconds since 1970. */
  readonly at: number;
}

/** What the finished upload gives: the image's address, the file's name, and when it ended. */
export interface Uploaded {
  readonly value: string;
  readonly said: string;
  readonly at: number;
}

/** The image uploader: a file is chosen and looked at, then sent; it ends with the image's public address. */
export const uploadMachine = setup({
  types: { context: {} as UploadContext, events: {} as UploadEvent, output: {} as Uploaded },
  actors: {
    uploadImage: notProvidedReporter<{ readonly file: File | undefined }>('uploadImage'),
    awaitNetwork: notProvided<void, void>('awaitNetwork'),
  },
  guards: {
    isAccepted: (_, { problem }: { problem: ImageProblem | undefined }) => problem === undefined,
  },
  actions: {
    keepFile: assign((_, { file }: { file: File }) => ({ file, problem: undefined, fraction: 0 })),
    keepProblem: assign((_, { problem }: { problem: ImageProblem | undefined }) => ({
      file: undefined,
      problem,
    })),
    keepProgress: assign({ fraction: (_, { fraction }: { fraction: number }) => fraction }),
    startOver: assign({ fraction: 0, retryAfter: undefined }),
    keepWait: assign({ retryAfter: (_, { retryAfter }: { retryAfter?: number | undefined }) => retryAfter }),
    keepAddress: assign((_, { address, at }: { address: string; at: number }) => ({ address, at })),
  },
}).createMachine({
  id: 'upload',
  description: 'The image uploader.',
  context: { file: undefined, problem: undefined, fraction: 0, retryAfter: undefined, address: '', at: 0 },
  output: ({ context }) => ({ value: context.address, said: context.file?.name ?? '', at: context.at }),
  initial: 'idle',
  on: {
    'file.choose': [
      {
        guard: { type: 'isAccepted', params: ({ event }) => ({ problem: checkImage(event.file) }) },
        target: '.previewing',
        actions: { type: 'keepFile', params: ({ event }) => event },
      },
      {
        target: '.idle.rejected',
        actions: { type: 'keepProblem', params: ({ event }) => ({ problem: checkImage(event.file) }) },
      },
    ],
  },
  states: {
    idle: {
      description: 'No file is chosen.',
      initial: 'empty',
      states: {
        empty: { description: 'Nothing has been tried.' },
        rejected: { description: 'The file offered is no image, or too large.' },
      },
    },
    previewing: {
      description: 'The chosen picture is shown before it is sent.',
      on: { 'upload.start': { target: 'uploading' } },
    },
    uploading: {
      description: 'The picture is on its way.',
      entry: 'startOver',
      invoke: {
        src: 'uploadImage',
        input: ({ context }) => ({ file: context.file }),
        onError: { target: 'failed' },
      },
      on: {
        'upload.progressed': {
          actions: { type: 'keepProgress', params: ({ event }) => event },
        },
        'upload.finished': {
          target: 'done',
          actions: {
            type: 'keepAddress',
            params: ({ event }) => event,
          },
        },
        'upload.failed': {
          target: 'failed',
          actions: { type: 'keepWait', params: ({ event }) => event },
        },
        'upload.interrupted': { target: 'waiting' },
        'file.choose': {},
      },
    },
    waiting: {
      description: 'The browser has no network; the picture is sent when it is back, or the visitor tries.',
      invoke: { src: 'awaitNetwork', onDone: { target: 'uploading' }, onError: { target: 'failed' } },
      on: { 'upload.start': { target: 'uploading' } },
    },
    failed: {
      description: 'The picture did not arrive; it can be sent again.',
      on: { 'upload.start': { target: 'uploading' } },
    },
    done: { description: 'The picture has its public address.', type: 'final' },
  },
});
