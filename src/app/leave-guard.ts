import type { App } from '../../machines/app.machine.ts';
import { selectActors } from '../../machines/app.selectors.ts';
import { selectIsWorking } from '../../machines/chat.selectors.ts';
import { selectIsDeploying } from '../../machines/publish.selectors.ts';
import { selectSaving } from '../../machines/site.selectors.ts';

/**
 * Lets the browser ask before the page is left, where that would lose an edit or the answer to a publish. What is left
 * for good, or put out of sight where a phone may end it, stores the edit that is on its way.
 */
export function guardLeaving(page: Window, current: () => App): void {
  page.addEventListener('beforeunload', (event) => {
    if (wouldLose(current())) event.preventDefault();
  });
  const leave = () => selectActors(current().getSnapshot())?.site.send({ type: 'page.leave' });
  page.addEventListener('pagehide', leave);
  page.document.addEventListener('visibilitychange', leave);
}

function wouldLose(app: App): boolean {
  const actors = selectActors(app.getSnapshot());
  if (!actors) return false;
  const { chat, site, publish } = actors;
  const saving = selectSaving(site.getSnapshot());
  return (
    saving === 'notSaved' || selectIsWorking(chat.getSnapshot()) || selectIsDeploying(publish.getSnapshot())
  );
}
