import type { StateValue } from 'xstate';
import type { ChartState } from '../../charts/chart.ts';
import { type Change, diff, structurallyShared } from './diff.ts';
import type {
  ActorReport,
  BeforeReport,
  EventReport,
  Report,
  SnapshotParts,
  SnapshotReport,
} from './messages.ts';

/** The longest log. A longer one loses its oldest entries, so many at a time. */
const MAX_ENTRIES = 10_000;
const DROPPED_TOGETHER = 2_000;

/** How many of the oldest entries are dropped from a log of this length: whole batches, as all others are renumbered. */
export function excessOf(length: number): number {
  return Math.max(0, Math.ceil((length - MAX_ENTRIES) / DROPPED_TOGETHER) * DROPPED_TOGETHER);
}

/** How many entries back an earlier event is looked for that an event shares its parts with. */
const SHARING_WINDOW = 200;

/** An actor of a session. */
export interface InspectedActor {
  readonly sessionId: string;
  readonly parentId: string | undefined;
  readonly id: string;
  readonly source: string;
  readonly chart: ChartState | undefined;
  /** Its name in event lists: `app`, `chat`, `chat.editor`. */
  readonly address: string;
  /** The length of the log when it started. */
  readonly bornAt: number;
  /** The index of the entry in which its parent stopped it; undefined while it runs, and if it finished by itself. */
  readonly stoppedAt?: number | undefined;
}

/** The state of an actor at one point in time. */
export interface ActorSnapshot {
  readonly status: string;
  readonly value: StateValue | undefined;
  readonly context: unknown;
}

/** One event with its sender, its receiver and its effects. */
export interface LogEntry {
  readonly index: number;
  readonly at: number;
  /** The sender's session id; undefined for the screen. */
  readonly from: string | undefined;
  readonly to: string;
  readonly event: { readonly type: string; readonly [detail: string]: unknown };
  readonly transitions: readonly string[];
  /** The receiver's snapshot afterwards; undefined until the event is handled. */
  readonly after: ActorSnapshot | undefined;
  readonly changes: readonly Change[];
}

/** Everything received of one run of an app. */
export interface Session {
  readonly actors: ReadonlyMap<string, InspectedActor>;
  readonly entries: readonly LogEntry[];
  /** The indexes of each actor's entries, ascending. */
  readonly entriesOf: ReadonlyMap<string, readonly number[]>;
  /** The snapshots of actors that already ran when the session began. */
  readonly initial: ReadonlyMap<string, ActorSnapshot>;
  /** What happened before the session began, as events from outside; undefined if it began with the app. */
  readonly before?: Pick<BeforeReport, 'events' | 'missing'> | undefined;
  /** How many entries were dropped to save memory, and the time of the first one that was kept. */
  readonly dropped?: { readonly count: number; readonly before: number } | undefined;
}

export const NEW_SESSION: Session = {
  actors: new Map(),
  entries: [],
  entriesOf: new Map(),
  initial: new Map(),
};

/** Adds reports to a session (a reducer). The oldest entries are dropped once the log is too long. */
export function record(session: Session, reports: readonly Report[]): Session {
  const draft = new Draft(session);
  for (const report of reports) draft.take(report);
  draft.shorten();
  return draft.finished();
}

/** The session without its entries. Its running actors keep their latest snapshots, so recording can go on. */
export function cleared(session: Session): Session {
  const draft = new Draft(session);
  draft.clear();
  return draft.finished();
}

/** Copies the session's maps once a batch, instead of once a message. */
class Draft {
  private actors: Map<string, InspectedActor>;
  private entries: LogEntry[];
  private entriesOf: Map<string, number[]>;
  private met: Map<string, ActorSnapshot>;
  private before: Session['before'];
  private dropped: Session['dropped'];

  constructor(session: Session) {
    this.actors = new Map(session.actors);
    this.entries = [...session.entries];
    this.entriesOf = new Map([...session.entriesOf].map(([id, indexes]) => [id, [...indexes]]));
    this.met = new Map(session.initial);
    this.before = session.before;
    this.dropped = session.dropped;
  }

  finished(): Session {
    const { actors, entries, entriesOf, met: initial, before, dropped } = this;
    return { actors, entries, entriesOf, initial, ...(before && { before }), ...(dropped && { dropped }) };
  }

  take(report: Report): void {
    if (report.kind === 'actor') this.addActor(report);
    else if (report.kind === 'before') this.before = { events: report.events, missing: report.missing };
    else if (report.kind === 'event') this.addEntry(report);
    else this.closeEntry(report);
  }

  shorten(): void {
    const excess = excessOf(this.entries.length);
    if (excess === 0) return;
    this.dropFirst(excess);
    const count = (this.dropped?.count ?? 0) + excess;
    this.dropped = { count, before: this.entries[0]?.at ?? 0 };
  }

  clear(): void {
    this.dropFirst(this.entries.length);
    this.dropped = undefined;
  }

  /** Drops entries from the beginning. What is known of the running actors at that point is kept. */
  private dropFirst(count: number): void {
    this.before = undefined;
    const kept = this.entries.slice(count);
    const seen = new Set(kept.flatMap(({ from, to }) => [from, to]));
    const met = new Map<string, ActorSnapshot>();
    const actors = new Map<string, InspectedActor>();
    for (const actor of this.actors.values()) {
      const { sessionId, bornAt, stoppedAt } = actor;
      const snapshot = this.snapshotBefore(sessionId, count);
      const isOver =
        (stoppedAt !== undefined && stoppedAt < count) ||
        (snapshot !== undefined && snapshot.status !== 'active');
      if (isOver && !seen.has(sessionId)) continue;
      if (snapshot) met.set(sessionId, snapshot);
      actors.set(sessionId, {
        ...actor,
        bornAt: Math.max(0, bornAt - count),
        ...(stoppedAt !== undefined && { stoppedAt: stoppedAt - count }),
      });
    }
    this.met = met;
    this.actors = actors;
    this.entries = [];
    this.entriesOf = new Map();
    for (const entry of kept) this.push({ ...entry, index: entry.index - count });
  }

  private addActor({ of: sessionId, parentId, id, source, chart, met }: ActorReport): void {
    const parent = parentId === undefined ? undefined : this.actors.get(parentId);
    const address = !parent ? id : parent.parentId === undefined ? id : `${parent.address}.${id}`;
    const bornAt = this.entries.length;
    const like = chart && [...this.actors.values()].findLast((actor) => actor.source === source);
    const known = structurallyShared(like?.chart, chart);
    this.actors.set(sessionId, { sessionId, parentId, id, source, chart: known, address, bornAt });
    if (met) this.met.set(sessionId, snapshotOf(met));
  }

  private addEntry({ to, from, event, at }: EventReport & { readonly at: number }): void {
    // The type of a result names its actor; XState names it again.
    const { actorId, ...rest }: LogEntry['event'] = event;
    this.push({
      index: this.entries.length,
      at,
      from,
      to,
      event: this.sharedEvent(to, /^xstate\.(done|error)\./.test(event.type) ? rest : event),
      transitions: [],
      after: undefined,
      changes: [],
    });
  }

  private push(entry: LogEntry): void {
    this.entries.push(entry);
    const own = this.entriesOf.get(entry.to);
    if (own) own.push(entry.index);
    else this.entriesOf.set(entry.to, [entry.index]);
  }

  /** Services are started with whole documents: an event shares what is equal with the one like it before. */
  private sharedEvent(to: string, event: LogEntry['event']): LogEntry['event'] {
    return structurallyShared(this.entryLike(to, event.type, this.entries.length)?.event, event);
  }

  /** The latest earlier entry of the same event and the same kind of receiver. */
  private entryLike(to: string, type: string, before: number): LogEntry | undefined {
    const source = this.actors.get(to)?.source;
    for (let n = before - 1; n >= Math.max(0, before - SHARING_WINDOW); n -= 1) {
      const entry = this.entries[n];
      if (entry?.event.type === type && this.actors.get(entry.to)?.source === source) return entry;
    }
    return undefined;
  }

  /** An actor handles its events in order, so a snapshot belongs to its first open entry. */
  private closeEntry({ of: sessionId, event: { type }, snapshot: parts, transitions }: SnapshotReport): void {
    if (type === 'xstate.stop') {
      // Stopping an actor is no event of its own: it happens within the latest entry, its parent's.
      const actor = this.actors.get(sessionId);
      if (actor) this.actors.set(sessionId, { ...actor, stoppedAt: this.entries.length - 1 });
      return;
    }
    const snapshot = snapshotOf(parts);
    const open = this.openEntry(sessionId);
    if (!open && this.actors.has(sessionId) && !this.entriesOf.has(sessionId)) {
      // The log was cleared while the event was being handled.
      this.met.set(sessionId, structurallyShared(this.met.get(sessionId), snapshot));
      return;
    }
    if (open?.event.type !== type) return;
    const before = this.snapshotBefore(sessionId, open.index);
    const like = this.entryLike(sessionId, type, open.index);
    const after = structurallyShared(before, snapshot, like?.after);
    this.entries[open.index] = {
      ...open,
      transitions: structurallyShared(like?.transitions, transitions),
      after,
      changes: before ? diff(before.context, after.context) : [],
    };
  }

  private openEntry(sessionId: string): LogEntry | undefined {
    const own = this.entriesOf.get(sessionId) ?? [];
    const last = own.findLastIndex((index) => this.entries[index]?.after !== undefined);
    return this.entries[own[last + 1] ?? -1];
  }

  private snapshotBefore(sessionId: string, index: number): ActorSnapshot | undefined {
    const own = this.entriesOf.get(sessionId) ?? [];
    const before = own.findLast((each) => each < index && this.entries[each]?.after !== undefined);
    return before === undefined ? this.met.get(sessionId) : this.entries[before]?.after;
  }
}

function snapshotOf({ status, value, context, output, error }: SnapshotParts): ActorSnapshot {
  // Logic without a context: show its output or error.
  return { status, value: value as StateValue | undefined, context: context ?? output ?? error };
}
