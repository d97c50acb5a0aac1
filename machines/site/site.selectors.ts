import type { SnapshotFrom } from 'xstate';
import { isReset } from '../../src/domain/editing/history.ts';
import { getAt, parsePath } from '../../src/domain/json/path.ts';
import { REMOVED } from '../../src/domain/storage/startup-source.ts';
import { isDirty } from './site.context.ts';
import type { siteMachine } from './site.machine.ts';

type Site = SnapshotFrom<typeof siteMachine>;

/** The config as it is now. */
export const selectConfig = (site: Site) => site.context.config;

/** What led to the config, and can be taken back. */
export const selectHistory = (site: Site) => site.context.history;

/** Whether the browser keeps the site as it is shown; `late`: saving takes longer than an answer waits. */
export const selectSaving = ({ value: { saving }, context }: Site) => {
  // Without a database what local storage refuses is kept nowhere.
  if ('resting' in saving && saving.resting === 'notMirrored' && context.isWithoutStore) return 'notSaved';
  if ('resting' in saving) return saving.resting;
  return saving.busy.patience === 'over' ? 'late' : 'saving';
};

/** Whether local storage alone keeps the site in this visit. */
export const selectIsWithoutStore = (site: Site) => site.context.isWithoutStore;

/** What an undo would take back, where there is anything. */
export const selectUndone = ({ context: { history } }: Site) => history.past.at(-1)?.deed;

/** What a redo would do again, where there is anything. */
export const selectRedone = ({ context: { history } }: Site) => history.future[0]?.deed;

/** Whether the step of a command can be taken back on its own. */
export const selectCanRevert = (commandId: string) => (site: Site) =>
  site.can({ type: 'step.revert', commandId });

/** The value stored at a path, where there is one. */
export const selectValueAt = (pathText: string) => (site: Site) => {
  const path = parsePath(pathText);
  return path && getAt(site.context.config, path);
};

/** Why the site could not be saved, where it was not. */
export const selectProblem = (site: Site) => site.context.problem;

/** Whether nothing of the site would be lost with the page. */
export const selectIsKept = (site: Site) =>
  selectSaving(site) !== 'notSaved' && !(selectSaving(site) === 'late' && isDirty(site.context));

/** Whether the latest thing that happened is that the site was reset. */
export const selectIsReset = (site: Site) => isReset(site.context.history);

/** Whether the visit began without a website that was removed on purpose, and nothing was done since. */
export const selectIsRemoved = (site: Site) => site.context.history.past.at(-1)?.commandId === REMOVED;

/** What was done last in this tab while the page stands, publishing aside. */
export const selectLatestStep = (site: Site) => site.context.latest;

/** What this browser published last, and which version everyone sees. */
export const selectLive = (site: Site) => site.context.live;

/** Whether the visitor has done nothing yet, in this visit or an earlier one. */
export const selectIsUntouched = (site: Site) => {
  const { past, future } = site.context.history;
  return selectSaving(site) === 'unchanged' && past.length + future.length === 0;
};
