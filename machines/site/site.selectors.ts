import type { SnapshotFrom } from 'xstate';
import { getAt, parsePath } from '../../domain/json/path.ts';
import { isUnconfirmed, rememberedEmail } from '../../domain/publish/live-site.ts';
import { isDefaultWebsite } from '../../templates/fresh-websites.ts';
import { isDirty } from './site.context.ts';
import type { siteMachine } from './site.machine.ts';

type Site = SnapshotFrom<typeof siteMachine>;

/** The current config. */
export const selectConfig = (site: Site) => site.context.config;

/** The undo history. */
export const selectHistory = (site: Site) => site.context.history;

/** The saving state: the state of `resting`, or `saving`, or `late` once saving exceeds `savingPatience`. */
export const selectSaving = ({ value: { saving }, context }: Site) => {
  // Without a database, a refused mirror means that nothing is stored; a page that was not drawn says nothing of it.
  const isRefused = 'resting' in saving && saving.resting === 'notMirrored' && context.problem !== 'noPage';
  if (isRefused && context.isWithoutStore) return 'notSaved';
  if ('resting' in saving) return saving.resting;
  return saving.busy.patience === 'over' ? 'late' : 'saving';
};

/** True if the database is unavailable, so that only local storage keeps the site. */
export const selectIsWithoutStore = (site: Site) => site.context.isWithoutStore;

/** The step that undo would revert, or undefined. */
export const selectUndone = ({ context: { history } }: Site) => history.past.at(-1)?.deed;

/** The step that redo would repeat, or undefined. */
export const selectRedone = ({ context: { history } }: Site) => history.future[0]?.deed;

/** True if the step of a command can be reverted on its own. */
export const selectCanRevert = (commandId: string) => (site: Site) =>
  site.can({ type: 'step.revert', commandId });

/** The value at a path, or undefined. */
export const selectValueAt = (pathText: string) => (site: Site) => {
  const path = parsePath(pathText);
  return path && getAt(site.context.config, path);
};

/** The reason of the latest storage failure. */
export const selectProblem = (site: Site) => site.context.problem;

/** True if closing the page would lose nothing. */
export const selectIsKept = (site: Site) =>
  selectSaving(site) !== 'notSaved' && !(selectSaving(site) === 'late' && isDirty(site.context));

/** True if nothing of the website is to be kept in local storage, since nothing changed after a reset. */
export const selectIsCleared = (site: Site) => site.context.cleared !== undefined;

/** True if other code removed the stored website before this visit, and nothing was changed since. */
export const selectIsRemoved = (site: Site) => site.context.cleared === 'removed';

/** The latest step of this tab in this visit, publishes excluded. */
export const selectLatestStep = (site: Site) => site.context.latest;

/** The latest publish of this browser, and the live version. */
export const selectLive = (site: Site) => site.context.live;

/** The e-mail address that the website was last published with; undefined if it is not known. */
export const selectRememberedEmail = ({ context: { live, config } }: Site) => rememberedEmail(live, config);

/** True if the website is as its template brings it, also after a change of the template; false if it cannot be read. */
export const selectIsUntouched = (site: Site) => isDefaultWebsite(site.context.config, site.context.fresh);

/** The websites that templates bring in the visitor's language. */
export const selectFresh = (site: Site) => site.context.fresh;

/** True if the website is published, and its e-mail address waits to be confirmed. */
export const selectIsUnconfirmed = ({ context: { live, config } }: Site) => isUnconfirmed(live, config);
