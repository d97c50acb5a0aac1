import type { App } from '../../machines/app/app.machine.ts';
import { selectActors } from '../../machines/app/app.machine.ts';
import { selectIsDeploying } from '../../machines/publish/publish.selectors.ts';
import { selectIsKept } from '../../machines/site/site.selectors.ts';

/** Asks before the page is left while a change is not stored, or a deploy has not been answered. */
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
