import type { App, AppActors } from '../../../machines/app/app.machine.ts';
import { selectActors } from '../../../machines/app/app.selectors.ts';

/** What the page carries as `window.parley` where the inspector is asked for. */
interface DeveloperHandle {
  readonly actor: App;
  /** Applies an edit at once, without the simulated second. */
  readonly edit: (path: string, value: string | boolean) => void;
}

declare global {
  interface Window {
    parley?: DeveloperHandle;
  }
}

/** Gives developers, tests and benches the root actor, on a page opened with `?inspect`. */
export function offerDeveloperHandle(current: () => App): void {
  window.parley = {
    get actor() {
      return current();
    },
    edit: (path, typed) =>
      onceRunning(current(), ({ site }) =>
        site.send({ type: 'edit.apply', commandId: 'inspect', path, typed }),
      ),
  };
}

/** At once where the app runs; the page has its handle before the app has read what was stored. */
function onceRunning(app: App, act: (actors: AppActors) => void): void {
  const actors = selectActors(app.getSnapshot());
  if (actors) {
    act(actors);
    return;
  }
  const watch = app.subscribe({
    next(snapshot) {
      const started = selectActors(snapshot);
      if (!started) return;
      watch.unsubscribe();
      act(started);
    },
    // Whoever draws the screen tells of it.
    error: () => undefined,
  });
}
