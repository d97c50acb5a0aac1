import type { SnapshotFrom } from 'xstate';
import { changesPlaces } from '../src/domain/history.ts';
import { getAt, parsePath } from '../src/domain/path.ts';
import type { siteMachine } from './site.machine.ts';

type Site = SnapshotFrom<typeof siteMachine>;

/** The config as it is now. */
export const selectConfig = (site: Site) => site.context.config;

/** What led to the config, and can be taken back. */
export const selectHistory = (site: Site) => site.context.history;

/** Whether the browser keeps the site: `unchanged`, `saving`, `saved`, `notSaved`, `clearing`, `notCleared` or `following`. */
export const selectSaving = (site: Site) => site.value;

/** Whether an edit is in its second: asked for, and neither answered nor taken back. */
export const selectIsEditOnItsWay = ({ context: { announced } }: Site) => announced?.isApplied === false;

/** What an undo would take back, where there is anything: an edit on its way before what was done. */
export const selectUndone = ({ context: { announced, history } }: Site) =>
  announced?.isApplied === false ? announced.deed : history.past.at(-1)?.deed;

/** What a redo would do again, where there is anything; with an edit on its way nothing that would leave it without its place. */
export const selectRedone = ({ context: { announced, history } }: Site) => {
  const [step] = history.future;
  return announced?.isApplied === false && changesPlaces(step) ? undefined : step?.deed;
};

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
export const selectIsKept = (site: Site) => site.value !== 'notSaved' && site.value !== 'notCleared';

/** What was done last in this tab while the page stands, publishing aside. */
export const selectLatestAct = (site: Site) => site.context.acts.findLast(({ way }) => way !== 'bound');

/** What this browser published last, and which version everyone sees. */
export const selectLive = (site: Site) => site.context.live;

/** Whether the visitor has done nothing yet, in this visit or an earlier one. */
export const selectIsUntouched = ({ value, context: { history } }: Site) =>
  value === 'unchanged' && history.past.length + history.future.length === 0;
