import type { AnyActor, InspectionEvent } from 'xstate';
import { NO_HISTORY } from '../../domain/editing/history.ts';
import { listen } from '../listen.ts';
import type { LoadedSite } from '../site/site.context.ts';
import type { AppInput } from './app.machine.ts';

/** An event that reached a machine from outside: from the screen, from a service, or at the end of a delay. */
export interface RecentEvent {
  /** The receiver, as lists of events name it: `app`, `chat`, `chat.editor`. */
  readonly to: string;
  readonly event: { readonly type: string; readonly [detail: string]: unknown };
  /** The name of the service that sent it, where the type of the event does not say it. */
  readonly from?: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The events that are kept. `missing`: how many were dropped after those that the app started with. */
export interface RecentList {
  readonly events: readonly RecentEvent[];
  readonly missing: number;
}

type Details = RecentEvent['event'];
type InspectedEvent = Extract<InspectionEvent, { type: '@xstate.event' }>;

const MOST_EVENTS = 500;
const MOST_BYTES = 100_000;
/** The rest is for what happened since. */
const MOST_BYTES_OF_START = 60_000;
/** A larger event would leave no room for the others. */
const MOST_BYTES_OF_ONE = 40_000;
const BYTES_OF_VALUE = 8;
/** A longer text of an event was made by the program: a page, or a font. No machine reads it. */
const LONG = 5000;
/** Such an event makes the same one before it obsolete: a key that is pressed in a box is an event. */
const REPLACES_EARLIER = /^(?:draft|query|email|custom)\.change$|^log\.scrolled$|^upload\.progressed$/;
const IS_RESULT = /^xstate\.(?:done|error)\./;

/**
 * Keeps the latest events from outside in memory, so that a bug that was seen can be replayed: everything else follows
 * from them. It always runs, so it copies nothing. What it keeps is redacted when it is handed over.
 */
export class RecentEvents {
  private readonly now: () => number;
  /** What the app started with. It is never dropped: a replay begins with it. */
  private readonly start: RecentEvent[] = [];
  private readonly kept: { readonly recent: RecentEvent; readonly size: number }[] = [];
  private size = 0;
  private missing = 0;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Takes what XState reports of the app. */
  readonly observe = (told: InspectionEvent): void => {
    if (told.type !== '@xstate.event') return;
    try {
      this.take(told);
    } catch {
      // XState calls this before it delivers the event. An error would stop the event, even one that reports an error.
      this.missing += 1;
    }
  };

  /** The kept events, the oldest first. */
  list(): RecentList {
    return { events: [...this.start, ...this.kept.map(({ recent }) => recent)], missing: this.missing };
  }

  private take(told: InspectedEvent): void {
    const { event } = told;
    const receiver = told.actorRef as AnyActor;
    const sender = told.sourceRef as AnyActor | undefined;
    const { type } = event;
    if (!isMachine(receiver)) return;
    if (receiver._parent === undefined && (type === 'xstate.init' || IS_RESULT.test(type)))
      this.keepStart({
        to: 'app',
        event: type === 'xstate.init' ? withoutWords(event) : event,
        at: this.now(),
      });
    else if (isFromOutside(type, receiver, sender)) this.keep(recentOf(event, receiver, sender, this.now()));
  }

  private keepStart(recent: RecentEvent): void {
    for (const each of [recent, { ...recent, event: withoutHistory(recent.event) }]) {
      const size = sizeOf(each);
      if (size > MOST_BYTES_OF_START - this.size) continue;
      this.start.push(each);
      this.size += size;
      return;
    }
    this.missing += 1;
  }

  private keep(recent: RecentEvent): void {
    const { kept } = this;
    const { type } = recent.event;
    const last = kept.at(-1);
    if (last?.recent.event.type === type && last.recent.to === recent.to && REPLACES_EARLIER.test(type))
      this.size -= kept.pop()?.size ?? 0;
    let size = sizeOf(recent);
    let lean = recent;
    if (size > LONG) {
      lean = withoutLongTexts(recent) as RecentEvent;
      size = sizeOf(lean);
    }
    if (size > MOST_BYTES_OF_ONE) {
      this.missing += 1;
      return;
    }
    kept.push({ recent: lean, size });
    this.size += size;
    while (this.start.length + kept.length > MOST_EVENTS || this.size > MOST_BYTES) {
      this.size -= kept.shift()?.size ?? 0;
      this.missing += 1;
    }
  }
}

/** Whether an event comes from the screen, a service or a delay. What machines send each other follows from those. */
function isFromOutside(type: string, receiver: AnyActor, sender: AnyActor | undefined): boolean {
  if (type.startsWith('xstate.after.')) return true;
  if (type === 'xstate.init' || type === 'xstate.stop' || sender === receiver) return false;
  return sender === undefined || !(isMachine(sender) || sender.logic === listen);
}

/** Whether an actor is a machine: what it is in is a question of machines alone. */
function isMachine(actor: AnyActor): boolean {
  return 'matches' in actor.getSnapshot();
}

function recentOf(event: Details, receiver: AnyActor, sender: AnyActor | undefined, at: number): RecentEvent {
  const isSaid = sender === undefined || sender === receiver || IS_RESULT.test(event.type);
  return { to: addressOf(receiver), event, ...(!isSaid && { from: String(sender.src) }), at };
}

function addressOf({ id, _parent: parent }: AnyActor): string {
  if (parent === undefined) return 'app';
  return parent._parent === undefined ? id : `${addressOf(parent as AnyActor)}.${id}`;
}

/** The start of an app with what it goes on with after a reload. Its words are as large as everything else. */
function withoutWords({ type, input }: Details): Details {
  const { stack, fromLastVisit, interview }: Partial<AppInput> = { ...(input as object) };
  return { type, input: { stack, fromLastVisit, interview } };
}

/** The result of loading a website, without the undo steps of earlier visits. */
function withoutHistory(event: Details): Details {
  const { output } = event;
  if (typeof output !== 'object' || output === null || !('stored' in output)) return event;
  const { stored, ...loaded } = output as LoadedSite;
  return { ...event, output: { ...loaded, history: NO_HISTORY, stored: { ...stored, history: NO_HISTORY } } };
}

/** A value with the length of each long text in its place. */
function withoutLongTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONG ? `(${value.length} characters)` : value;
  if (Array.isArray(value)) return value.map(withoutLongTexts);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutLongTexts(part)]));
}

/** About how much memory an event takes. A part that it holds twice counts once, and counting ends where it is too much. */
function sizeOf({ to, event }: RecentEvent): number {
  const seen = new Set<unknown>();
  const open: unknown[] = [event];
  let size = to.length;
  while (open.length > 0 && size <= MOST_BYTES) {
    const part = open.pop();
    size += typeof part === 'string' ? part.length : BYTES_OF_VALUE;
    if (typeof part !== 'object' || part === null || seen.has(part)) continue;
    seen.add(part);
    for (const key in part) {
      size += key.length;
      open.push((part as Details)[key]);
    }
  }
  return size;
}
