import type { Actor } from 'xstate';
import type { appMachine } from '../../machines/app/app.machine.ts';
import { type OwnInspector, openOwnInspector } from './own-inspector.ts';
import { Receivers } from './receivers.ts';

type RunningApp = Actor<typeof appMachine>;

/** The inspector, as the app's page controls it. */
export interface InspectorBridge {
  /** Starts sending an app's events, from its start or while it runs. */
  watch(app: RunningApp): void;
  /** Shows the inspector; hides it if it is open beside the app. */
  toggle(): void;
  /** Removes the inspector from the page, and ends all receivers. */
  close(): void;
}

interface InspectorOptions {
  /** With the address of a receiver the inspector itself stays closed. */
  readonly place: 'beside' | 'window' | { readonly receiver: string };
  /** The visitor's own owner secret, redacted from every message. */
  readonly secret: string;
}

/** Opens the inspector beside the app or in a window of its own, or attaches a receiver in its place. */
export function openInspector({ place, secret }: InspectorOptions): InspectorBridge {
  let app: RunningApp | undefined;
  const receivers = new Receivers(secret);
  const open = (at: 'beside' | 'window') =>
    openOwnInspector({ place: at, secret, openStately: () => receivers.openStately() });
  // A closed inspector would redact and keep every event for nobody.
  let own: OwnInspector | undefined;
  if (typeof place === 'object') void receivers.attach(place.receiver);
  else own = open(place);

  return {
    watch: (started) => {
      app = started;
      own?.watch(started);
      receivers.watch(started);
    },
    toggle: () => {
      if (own) {
        own.toggle();
        return;
      }
      own = open('window');
      if (app) own.watch(app);
    },
    close: () => {
      own?.close();
      receivers.close();
    },
  };
}
