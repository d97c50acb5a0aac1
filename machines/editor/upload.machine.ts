import type { SnapshotFrom } from 'xstate';
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import { checkImage, type ImageProblem } from '../../domain/images/upload-rules.ts';
import { notProvidedReporter } from '../not-provided.ts';

/**
 * Events of the `uploadImage` actor. `fraction` is 0 to 1, `retryAfter` in seconds, `reason` in the server's words.
 * `upload.cutOff`: the browser is offline.
 */
export type UploadReport =
  | { type: 'upload.progressed'; fraction: number }
  | { type: 'upload.finished'; address: string; at: number }
  | { type: 'upload.failed'; retryAfter?: number | undefined; reason?: string | undefined }
  | { type: 'upload.cutOff' };

/** The end of an upload. */
export type UploadEnd =
  | { readonly kind: 'sent'; readonly address: string }
  | {
      readonly kind: 'failed';
      readonly problem: 'failed' | 'offline';
      readonly retryAfter?: number | undefined;
      readonly reason?: string | undefined;
    };

/** Emitted when an upload ends; `id` is the actor's. */
export type UploadNews = { type: 'upload.ended'; id: string; end: UploadEnd };

export type UploadEvent =
  | { type: 'file.choose'; file: File }
  /** Takes an image that is too large: every image is made smaller before it is sent. */
  | { type: 'image.shrink' }
  | { type: 'upload.start' }
  | UploadReport;

interface UploadContext {
  readonly file: File | undefined;
  readonly problem: ImageProblem | undefined;
  /** The offered image that is too large. */
  readonly large: File | undefined;
  readonly fraction: number;
  /** Seconds until the next image is accepted, after the rate limit was hit. */
  readonly retryAfter: number | undefined;
  /** Why the server did not take the image, in its words. */
  readonly reason: string | undefined;
  readonly address: string;
  /** End of the upload, in milliseconds since 1970. */
  readonly at: number;
}

type Refusal = Omit<Extract<UploadReport, { type: 'upload.failed' }>, 'type'>;

/** Output of a finished upload: the image's URL, the file's name, and the time in milliseconds since 1970. */
export interface Uploaded {
  readonly value: string;
  readonly said: string;
  readonly at: number;
}

/** The image upload: a file is chosen, previewed and sent. Its output is the image's public URL. */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    emitted: {} as UploadNews,
    output: {} as Uploaded,
  },
  actors: {
    uploadImage: notProvidedReporter<{ readonly file: File | undefined }>('uploadImage'),
  },
  guards: {
    isAccepted: (_, { problem }: { problem: ImageProblem | undefined }) => problem === undefined,
    isTooLarge: (_, { problem }: { problem: ImageProblem | undefined }) => problem === 'tooLarge',
  },
  actions: {
    keepFile: assign((_, { file }: { file: File }) => ({
      file,
      large: undefined,
      problem: undefined,
      fraction: 0,
    })),
    keepProblem: assign((_, { file, problem }: { file: File; problem: ImageProblem | undefined }) => ({
      file: undefined,
      large: problem === 'tooLarge' ? file : undefined,
      problem,
    })),
    takeLarge: assign(({ context: { large } }) => ({
      file: large,
      large: undefined,
      problem: undefined,
      fraction: 0,
    })),
    keepProgress: assign({ fraction: (_, { fraction }: { fraction: number }) => fraction }),
    startOver: assign({ fraction: 0, retryAfter: undefined, reason: undefined }),
    keepRefusal: assign((_, { retryAfter, reason }: Refusal) => ({ retryAfter, reason })),
    keepAddress: assign((_, { address, at }: { address: string; at: number }) => ({ address, at })),
    announceSent: emit(({ context: { address }, self }) => ({
      type: 'upload.ended' as const,
      id: self.id,
      end: { kind: 'sent' as const, address },
    })),
    announceFailure: emit(
      ({ context: { retryAfter, reason }, self }, { problem }: { problem: 'failed' | 'offline' }) => ({
        type: 'upload.ended' as const,
        id: self.id,
        end: { kind: 'failed' as const, problem, retryAfter, reason },
      }),
    ),
  },
}).createMachine({
  id: 'upload',
  description: 'The upload of an image.',
  context: {
    file: undefined,
    problem: undefined,
    large: undefined,
    fraction: 0,
    retryAfter: undefined,
    reason: undefined,
    address: '',
    at: 0,
  },
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
        guard: { type: 'isTooLarge', params: ({ event }) => ({ problem: checkImage(event.file) }) },
        target: '.idle.tooLarge',
        actions: {
          type: 'keepProblem',
          params: ({ event: { file } }) => ({ file, problem: checkImage(file) }),
        },
      },
      {
        target: '.idle.rejected',
        actions: {
          type: 'keepProblem',
          params: ({ event: { file } }) => ({ file, problem: checkImage(file) }),
        },
      },
    ],
  },
  states: {
    idle: {
      description: 'No file is chosen.',
      initial: 'empty',
      states: {
        empty: { description: 'No file was offered yet.' },
        rejected: { description: 'The offered file is not an image.' },
        tooLarge: {
          description: 'The offered image is too large; the visitor may have it made smaller.',
          on: { 'image.shrink': { target: '#upload.previewing', actions: 'takeLarge' } },
        },
      },
    },
    previewing: {
      description: 'The chosen image is previewed.',
      on: { 'upload.start': { target: 'uploading' } },
    },
    uploading: {
      description: 'The image is being sent.',
      entry: 'startOver',
      invoke: {
        src: 'uploadImage',
        input: ({ context }) => ({ file: context.file }),
        onError: { target: '#upload.failed.refused' },
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
          target: '#upload.failed.refused',
          actions: { type: 'keepRefusal', params: ({ event }) => event },
        },
        'upload.cutOff': { target: '#upload.failed.offline' },
        'file.choose': {},
      },
    },
    failed: {
      description: 'The upload failed and can be retried.',
      initial: 'refused',
      states: {
        refused: {
          description: 'The store did not take the image.',
          entry: { type: 'announceFailure', params: { problem: 'failed' } },
        },
        offline: {
          description: 'The browser is offline; nothing is sent before the visitor asks again.',
          entry: { type: 'announceFailure', params: { problem: 'offline' } },
        },
      },
      on: { 'upload.start': { target: 'uploading' } },
    },
    done: { description: 'The image has its public URL.', entry: 'announceSent', type: 'final' },
  },
});

/** A running upload. */
export type UploadActor = ActorRefFrom<typeof uploadMachine>;

type Upload = SnapshotFrom<typeof uploadMachine>;

/** The upload's state: idle, previewing, uploading, failed or done. */
export const selectStage = ({ value }: Upload) =>
  typeof value === 'string' ? value : 'failed' in value ? 'failed' : 'idle';

/** True if the latest upload failed because the browser is offline. */
export const selectIsCutOff = (upload: Upload) => upload.matches({ failed: 'offline' });

/** The chosen file. */
export const selectFile = (upload: Upload) => upload.context.file;

/** The reason why the offered file was rejected, or undefined. */
export const selectProblem = (upload: Upload) => upload.context.problem;

/** The progress of the upload, 0 to 1. */
export const selectFraction = (upload: Upload) => upload.context.fraction;

/** Seconds until the next image is accepted, after the rate limit was hit. */
export const selectRetryAfter = (upload: Upload) => upload.context.retryAfter;

/** Why the server did not take the image, in its words. */
export const selectReason = (upload: Upload) => upload.context.reason;
