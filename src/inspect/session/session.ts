import type { StateValue } from 'xstate';
import type { ChartState } from '../chart/chart.ts';
import { type Change, diff, structurallyShared } from './diff.ts';
import type { ActorMessage, AppMessage, StepMessage } from './messages.ts';

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
  /** The number of the app's saved state after this event. */
  readonly step: number | undefined;
}

/** Everything received of one run of an app. */
export interface Session {
  readonly actors: ReadonlyMap<string, InspectedActor>;
  readonly entries: readonly LogEntry[];
  /** The indexes of each actor's entries, ascending. */
  readonly entriesOf: ReadonlyMap<string, readonly number[]>;
  /** The snapshots of actors that already ran when the session began. */
  readonly initial: ReadonlyMap<string, ActorSnapshot>;
}

export const NEW_SESSION: Session = {
  actors: new Map(),
  entries: [],
  entriesOf: new Map(),
  initial: new Map(),
};

/** Adds messages to a session (a reducer). */
export function record(session: Session, messages: readonly AppMessage[]): Session {
  const draft = new Draft(session);
  for (const message of messages) draft.take(message);
  return draft.finished();
}

/** Copies the session's maps once a batch, instead of once a message. */
class Draft {
  private readonly actors: Map<string, InspectedActor>;
  private readonly entries: LogEntry[];
  private readonly entriesOf: Map<string, number[]>;
  private readonly met: Map<string, ActorSnapshot>;

  constructor(session: Session) {
    this.actors = new Map(session.actors);
    this.entries = [...session.entries];
    this.entriesOf = new Map([...session.entriesOf].map(([id, indexes]) => [id, [...indexes]]));
    this.met = new Map(session.initial);
  }

  finished(): Session {
    return { actors: this.actors, entries: this.entries, entriesOf: this.entriesOf, initial: this.met };
  }

  take(message: AppMessage): void {
    switch (message.type) {
      case '@parley.reset':
        this.forgetAll();
        return;
      case '@parley.actor':
        this.addActor(message);
        return;
      case '@xstate.actor':
        // Only actors that already run have a state value here: a new one registers before its first
        // snapshot.
        if ('value' in message.snapshot) this.met.set(message.sessionId, snapshotOf(message.snapshot));
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

  private forgetAll(): void {
    for (const known of [this.actors, this.entriesOf, this.met]) known.clear();
    this.entries.length = 0;
  }

  private addActor({ sessionId, parentId, id, source, chart }: ActorMessage): void {
    const parent = parentId === undefined ? undefined : this.actors.get(parentId);
    const address = !parent ? id : parent.parentId === undefined ? id : `${parent.address}.${id}`;
    const bornAt = this.entries.length;
    this.actors.set(sessionId, { sessionId, parentId, id, source, chart, address, bornAt });
  }

  private addEntry({
    sessionId,
    sourceId,
    event,
    at = 0,
  }: Extract<AppMessage, { type: '@xstate.event' }>): void {
    const index = this.entries.length;
    this.entries.push({
      index,
      at,
      from: sourceId,
      to: sessionId,
      event,
      transitions: [],
      after: undefined,
      changes: [],
      step: undefined,
    });
    const own = this.entriesOf.get(sessionId);
    if (own) own.push(index);
    else this.entriesOf.set(sessionId, [index]);
  }

  /** An actor handles its events in order, so a step belongs to its first open entry. */
  private addStep({ sessionId, transitions, step }: StepMessage): void {
    const open = this.openEntry(sessionId);
    if (open) this.entries[open.index] = { ...open, transitions, step };
  }

  private closeEntry(sessionId: string, eventType: string, snapshot: ActorSnapshot): void {
    if (eventType === 'xstate.stop') {
      // Stopping an actor is no event of its own: it happens within the latest entry, its parent's.
      const actor = this.actors.get(sessionId);
      if (actor) this.actors.set(sessionId, { ...actor, stoppedAt: this.entries.length - 1 });
      return;
    }
    const open = this.openEntry(sessionId);
    if (open?.event.type !== eventType) return;
    const before = this.snapshotBefore(sessionId, open.index);
    const after = structurallyShared(before, snapshot);
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
