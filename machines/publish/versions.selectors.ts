import type { SnapshotFrom } from 'xstate';
import type { versionsMachine } from './versions.machine.ts';

type Versions = SnapshotFrom<typeof versionsMachine>;

/** The dialog's top-level state. */
export const selectVersionsStage = (versions: Versions) =>
  typeof versions.value === 'string' ? versions.value : 'listed';

/** The versions while they are listed, else undefined. */
export const selectPublished = (versions: Versions) =>
  versions.hasTag('listing') ? versions.context.published : undefined;

/** True if no request is running, so that a version can be restored or the site unpublished. */
export const selectCanChange = (versions: Versions) => versions.can({ type: 'unpublish.ask' });

/** True if a version has just been made live again. */
export const selectIsChanged = (versions: Versions) => versions.matches({ listed: 'changed' });

/** The version being restored, or restored last. */
export const selectWanted = (versions: Versions) => versions.context.wanted;

/** The reason why the latest request failed, or undefined. */
export const selectProblem = (versions: Versions) => versions.context.problem;

/** Seconds until a retry is allowed, if the server sent them. */
export const selectRetryAfter = (versions: Versions) => versions.context.retryAfter;
