import type { App } from '../../machines/app/app.machine.ts';
import { selectActors } from '../../machines/app/app.selectors.ts';
import { selectIsDeploying } from '../../machines/publish/publish.selectors.ts';
import { selectIsKept } from '../../machines/site/site.selectors.ts';

/** Lets the browser ask before the page is left, where that would lose a change that is not stored, or the answer to a publish. */
export function guardLeaving(page: Window, current: () => App): void {
  page.addEventListener('beforeunload', (event) => {
    if (wouldLose(current())) event.preventDefault();
  });
}

function wouldLose(app: App): boolean {
  const actors = selectActors(app.getSnapshot());
  if (!actors) return false;
  const { site, publish } = actors;
  return !selectIsKept(site.getSnapshot()) || selectIsDeploying(publish.getSnapshot());
}
