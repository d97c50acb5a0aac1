import type { StateValue } from 'xstate';
import type { ChartState } from '../../charts/chart.ts';
import { type Change, diff, structurallyShared } from './diff.ts';
import type { ActorMessage, AppMessage, StepMessage } from './messages.ts';

/** The sender of an event that was sent with the inspector; no session id reads like this. */
export const INSPECTOR = 'inspector';

/** The event of the entries that tell what changed while the recording was paused. */
export const RESUMED = 'recording.resumed';

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
  /** The sender's session id, or `INSPECTOR`; undefined for the screen. */
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
  /** How many entries were dropped to save memory, and the time of the first one that was kept. */
  readonly dropped?: { readonly count: number; readonly before: number } | undefined;
}

export const NEW_SESSION: Session = {
  actors: new Map(),
  entries: [],
  entriesOf: new Map(),
  initial: new Map(),
};

/** Adds messages to a session (a reducer). The oldest entries are dropped once the log is too long. */
export function record(session: Session, messages: readonly AppMessage[]): Session {
  const draft = new Draft(session);
  for (const message of messages) draft.take(message);
  draft.shorten();
  return draft.finished();
}

/** The session without its entries. Its running actors keep their latest snapshots, so recording can go on. */
export function cleared(session: Session): Session {
  const draft = new Draft(session);
  draft.clear();
  return draft.finished();
}

/** A pause of the recording: how many events were not recorded, and when it ended. */
interface Gap {
  readonly missed: number;
  readonly at: number;
}

/**
 * Continues a session after a pause. `now` is a session without entries, whose actors are as they are after it.
 * The gap becomes an entry of the root, and one of each machine that changed meanwhile.
 */
export function resumed(session: Session, now: Session, gap: Gap): Session {
  const draft = new Draft(session);
  draft.bridge(now, gap);
  draft.shorten();
  return draft.finished();
}

/** Copies the session's maps once a batch, instead of once a message. */
class Draft {
  private actors: Map<string, InspectedActor>;
  private entries: LogEntry[];
  private entriesOf: Map<string, number[]>;
  private met: Map<string, ActorSnapshot>;
  private dropped: Session['dropped'];

  constructor(session: Session) {
    this.actors = new Map(session.actors);
    this.entries = [...session.entries];
    this.entriesOf = new Map([...session.entriesOf].map(([id, indexes]) => [id, [...indexes]]));
    this.met = new Map(session.initial);
    this.dropped = session.dropped;
  }

  finished(): Session {
    const { actors, entries, entriesOf, met: initial, dropped } = this;
    return { actors, entries, entriesOf, initial, ...(dropped && { dropped }) };
  }

  take(message: AppMessage): void {
    switch (message.type) {
      case '@parley.reset':
        this.forgetAll();
        return;
      case '@parley.actor':
        this.addActor(message);
        return;
      case '@xstate.event':
        this.addEntry(message);
        return;
      case '@parley.step':
        this.addStep(message);
        return;
      case '@xstate.snapshot':
        this.closeEntry(message.sessionId, message.event.type, snapshotOf(message.snapshot));
        return;
    }
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

  bridge(now: Session, gap: Gap): void {
    const bornAt = this.entries.length;
    for (const actor of this.actors.values()) {
      this.closeOpen(actor.sessionId);
      if (!now.actors.has(actor.sessionId) && actor.stoppedAt === undefined)
        this.actors.set(actor.sessionId, { ...actor, stoppedAt: bornAt });
    }
    for (const actor of now.actors.values()) {
      const { sessionId, parentId, chart } = actor;
      const after = now.initial.get(sessionId);
      const known = this.actors.get(sessionId);
      const before = known && this.snapshotBefore(sessionId, this.entries.length);
      const isChanged = before !== undefined && structurallyShared(before, after) !== before;
      if (!known) this.actors.set(sessionId, { ...actor, bornAt });
      if (after && chart && (parentId === undefined || isChanged))
        this.addGapEntry(sessionId, { before, after, gap });
      else if (after && !known) this.met.set(sessionId, after);
    }
  }

  /** What was being handled when the pause began ended in it. */
  private closeOpen(sessionId: string): void {
    const after = this.snapshotBefore(sessionId, this.entries.length);
    for (const index of this.entriesOf.get(sessionId) ?? []) {
      const entry = this.entries[index];
      if (entry && after && entry.after === undefined) this.entries[index] = { ...entry, after };
    }
  }

  private addGapEntry(
    to: string,
    { before, after, gap }: { before: ActorSnapshot | undefined; after: ActorSnapshot; gap: Gap },
  ): void {
    const { at, missed } = gap;
    this.push({
      index: this.entries.length,
      at,
      from: INSPECTOR,
      to,
      event: { type: RESUMED, missed },
      transitions: [],
      after,
      changes: before ? diff(before.context, after.context) : [],
    });
  }

  /** Drops entries from the beginning. What is known of the running actors at that point is kept. */
  private dropFirst(count: number): void {
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

  private forgetAll(): void {
    for (const known of [this.actors, this.entriesOf, this.met]) known.clear();
    this.entries.length = 0;
    this.dropped = undefined;
  }

  private addActor({ sessionId, parentId, id, source, chart, met }: ActorMessage): void {
    const parent = parentId === undefined ? undefined : this.actors.get(parentId);
    const address = !parent ? id : parent.parentId === undefined ? id : `${parent.address}.${id}`;
    const bornAt = this.entries.length;
    const like = chart && [...this.actors.values()].findLast((actor) => actor.source === source);
    const known = structurallyShared(like?.chart, chart);
    this.actors.set(sessionId, { sessionId, parentId, id, source, chart: known, address, bornAt });
    if (met) this.met.set(sessionId, snapshotOf(met));
  }

  private addEntry({
    sessionId,
    sourceId,
    event,
    at = 0,
  }: Extract<AppMessage, { type: '@xstate.event' }>): void {
    // The type of a result names its actor; XState names it again.
    const { actorId, ...rest }: LogEntry['event'] = event;
    this.push({
      index: this.entries.length,
      at,
      from: sourceId === undefined ? undefined : (this.actors.get(sourceId)?.sessionId ?? sourceId),
      to: this.actors.get(sessionId)?.sessionId ?? sessionId,
      event: this.sharedEvent(sessionId, /^xstate\.(done|error)\./.test(event.type) ? rest : event),
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

  /** An actor handles its events in order, so a step belongs to its first open entry. */
  private addStep({ sessionId, transitions }: StepMessage): void {
    const open = this.openEntry(sessionId);
    if (!open) return;
    const like = this.entryLike(sessionId, open.event.type, open.index);
    this.entries[open.index] = {
      ...open,
      transitions: structurallyShared(like?.transitions, transitions),
    };
  }

  private closeEntry(sessionId: string, eventType: string, snapshot: ActorSnapshot): void {
    if (eventType === 'xstate.stop') {
      // Stopping an actor is no event of its own: it happens within the latest entry, its parent's.
      const actor = this.actors.get(sessionId);
      if (actor) this.actors.set(sessionId, { ...actor, stoppedAt: this.entries.length - 1 });
      return;
    }
    const open = this.openEntry(sessionId);
    if (!open && this.actors.has(sessionId) && !this.entriesOf.has(sessionId)) {
      // The log was cleared while the event was being handled.
      this.met.set(sessionId, structurallyShared(this.met.get(sessionId), snapshot));
      return;
    }
    if (open?.event.type !== eventType) return;
    const before = this.snapshotBefore(sessionId, open.index);
    const like = this.entryLike(sessionId, eventType, open.index);
    const after = structurallyShared(before, snapshot, like?.after);
    this.entries[open.index] = {
      ...open,
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

function snapshotOf(snapshot: object): ActorSnapshot {
  const { status, value, context, output, error }: Record<string, unknown> = { ...snapshot };
  return {
    status: String(status),
    value: value as StateValue | undefined,
    // Logic without a context: show its output or error.
    context: context ?? output ?? error,
  };
}
