import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from './upload.machine.ts';

type Upload = SnapshotFrom<typeof uploadMachine>;

/** The uploader's situation: idle, previewing, uploading, waiting, failed or done. */
export const selectStage = (upload: Upload) => (typeof upload.value === 'string' ? upload.value : 'idle');

/** The file chosen. */
export const selectFile = (upload: Upload) => upload.context.file;

/** Why the file offered was rejected, where it was. */
export const selectProblem = (upload: Upload) => upload.context.problem;

/** How far the upload is, 0 to 1. */
export const selectFraction = (upload: Upload) => upload.context.fraction;

/** In how many seconds the next picture is taken, where too many came. */
export const selectRetryAfter = (upload: Upload) => upload.context.retryAfter;
