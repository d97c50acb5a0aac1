import type { AnyActorRef } from 'xstate';
import type { AppActors } from '../../machines/app/app.machine.ts';
import { selectKept } from '../../machines/interview/interview.selectors.ts';
import type { Services } from '../../src/app/services.ts';
import type { Config } from '../../src/domain/config/config.ts';
import type { ConfigWithHistory } from '../../src/domain/editing/history.ts';
import { REOPENED_DIALOGS, type ReopeningEvent, reopening } from '../session/reopening.ts';
import type { StartOfApp } from '../session/start-of-app.ts';

/** An event that brings a part of the screen back, and its receiver. */
interface ScreenEvent {
  readonly to: string;
  readonly event: ReopeningEvent;
}

/** A moment of the app that it can be restarted with. It holds the app's own values, which share their parts. */
export interface SavedState {
  readonly document: ConfigWithHistory;
  readonly start: StartOfApp;
  /** The events that bring the preview's settings and the open dialogs back. */
  readonly screen: readonly ScreenEvent[];
  /** False if a dialog showed what no event can bring back; it stays closed. */
  readonly isWhole: boolean;
}

/** Stops the running app and starts another. */
export type Restart = (services: Services, start: StartOfApp) => void;

/** Copies of configs, of the object itself alone: a text of each config is cached for as long as that object lives. */
const copies = new WeakMap<Config, Config>();

/** Saves the present moment. */
export function savedStateOf(actors: AppActors): SavedState {
  const { config, history } = actors.site.getSnapshot().context;
  const copy = copies.get(config) ?? { ...config };
  copies.set(config, copy);
  const { conversation, draft, drafts, restored } = actors.chat.getSnapshot().context;
  const interview = selectKept(actors.interview.getSnapshot());
  return {
    document: { config: copy, history },
    start: { conversation, draft, parked: drafts, drafts: restored, interview },
    ...screenOf(actors),
  };
}

/**
 * Restarts the app with a saved state. The new app commits the document, or keeps it in memory if the browser
 * refuses.
 */
export function travelTo(services: Services, { document, start }: SavedState, restart: Restart): void {
  const { config, history } = document;
  restart({ ...services, resume: { config, history } }, start);
}

const NO_EVENTS: readonly ScreenEvent[] = [];

function screenOf(actors: AppActors): Pick<SavedState, 'screen' | 'isWhole'> {
  let screen = NO_EVENTS;
  let isWhole = true;
  for (const [address, actor] of Object.entries<AnyActorRef>({ ...actors })) {
    if (address !== 'preview' && !REOPENED_DIALOGS.includes(address)) continue;
    const { value, context } = actor.getSnapshot();
    const isDialog = address !== 'preview';
    const own = isDialog ? reopening(address, value, context) : previewEvents(value, context);
    if (!own) isWhole = false;
    else if (own.length > 0) {
      const sent = own.map((event, n) => ({ to: isDialog && n === 0 ? 'dialogs' : address, event }));
      screen = [...screen, ...sent];
    }
  }
  return { screen, isWhole };
}

function previewEvents(
  { viewport, guides, panel, link }: Readonly<Record<string, unknown>>,
  context: object,
): readonly ReopeningEvent[] {
  return [
    ...(viewport === 'mobile' ? [{ type: 'viewport.choose', viewport }] : []),
    ...(guides === 'shown' ? [{ type: 'guides.toggle' }] : []),
    ...(panel === 'preview' ? [{ type: 'panel.choose', panel }] : []),
    ...(link === 'shown' && 'address' in context ? [{ type: 'link.follow', address: context.address }] : []),
  ];
}
