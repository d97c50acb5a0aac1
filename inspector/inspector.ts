import type { Actor } from 'xstate';
import type { AppActors, appMachine } from '../machines/app/app.machine.ts';
import { selectActors } from '../machines/app/app.machine.ts';
import type { RecentList } from '../machines/app/recent-events.ts';
import { describe } from './app-side/descriptions.ts';
import { type OwnInspector, openOwnInspector } from './app-side/own-inspector.ts';
import { Receivers } from './app-side/receivers.ts';

type App = Actor<typeof appMachine>;

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

interface InspectorOptions {
  readonly app: App;
  /** The value of `?inspect`: empty, or the address of a receiver; undefined if the key asked. */
  readonly asked: string | undefined;
  /** The visitor's own owner secret, redacted from every message. */
  readonly secret: string;
  /** What has happened in the app so far. */
  readonly recent: () => RecentList;
}

/** Opens the inspector beside the app, by the key in a window of its own, or attaches a receiver in its place. */
export function openInspector({ app, asked, secret, recent }: InspectorOptions): OwnInspector {
  describe(app.logic);
  const receivers = new Receivers(app, secret);
  const open = (place: 'beside' | 'window') =>
    openOwnInspector({
      app,
      place,
      secret,
      openStately: () => receivers.openStately(),
      before: recent(),
    });
  // A closed inspector would redact and keep every event for nobody.
  let own = asked ? undefined : open(asked === undefined ? 'window' : 'beside');
  if (asked) void receivers.attach(asked);
  return {
    toggle: () => {
      if (own) own.toggle();
      else own = open('window');
    },
    close: () => {
      own?.close();
      receivers.close();
    },
  };
}

/** Sets `window.parley` for developers, tests and benches. */
export function offerDeveloperHandle(app: App): void {
  window.parley = {
    actor: app,
    edit: (path, typed) =>
      onceRunning(app, ({ site }) => site.send({ type: 'edit.apply', commandId: 'inspect', path, typed })),
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
