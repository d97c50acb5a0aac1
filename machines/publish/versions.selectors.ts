import type { SnapshotFrom } from 'xstate';
import type { versionsMachine } from './versions.machine.ts';

type Versions = SnapshotFrom<typeof versionsMachine>;

/** The dialog's situation. */
export const selectVersionsStage = (versions: Versions) =>
  typeof versions.value === 'string' ? versions.value : 'listed';

/** What the server keeps, as far as it is known and of use now. */
export const selectPublished = (versions: Versions) =>
  versions.hasTag('listing') ? versions.context.published : undefined;

/** Whether nothing is under way, so that a version can be brought back or all unpublished. */
export const selectCanChange = (versions: Versions) => versions.can({ type: 'unpublish.ask' });

/** Whether a version has just been brought back. */
export const selectIsChanged = (versions: Versions) => versions.matches({ listed: 'changed' });

/** The version that is brought back, or was. */
export const selectWanted = (versions: Versions) => versions.context.wanted;

/** Why a call came to nothing, where one did. */
export const selectProblem = (versions: Versions) => versions.context.problem;

/** In how many seconds it may be tried again, where the server said so. */
export const selectRetryAfter = (versions: Versions) => versions.context.retryAfter;
