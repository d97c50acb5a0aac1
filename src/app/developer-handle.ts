import type { App } from '../../machines/app.machine.ts';
import { selectActors } from '../../machines/app.selectors.ts';

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
      selectActors(current().getSnapshot())?.site.send({
        type: 'edit.apply',
        commandId: 'inspect',
        path,
        typed,
      }),
  };
}
