import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from './upload.machine.ts';

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
