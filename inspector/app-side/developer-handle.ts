import type { App, AppActors } from '../../machines/app/app.machine.ts';
import { selectActors } from '../../machines/app/app.machine.ts';

/** `window.parley`, set on pages opened with `?inspect`. */
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

/** Sets `window.parley` for developers, tests and benches. */
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

/** Calls `act` as soon as the app runs: the handle is set before the stored site has loaded. */
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
    // The screen shows the error.
    error: () => undefined,
  });
}
