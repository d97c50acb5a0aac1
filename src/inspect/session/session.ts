import type { StateValue } from 'xstate';
import type { ChartState } from '../chart/chart.ts';
import { type Change, diff, structurallyShared } from './diff.ts';
import type { ActorMessage, AppMessage, StepMessage } from './messages.ts';

/** An actor as an inspector knows it. */
export interface InspectedActor {
  readonly sessionId: string;
  readonly parentId: string | undefined;
  readonly id: string;
  readonly source: string;
  readonly chart: ChartState | undefined;
  /** How the event list names it: `app`, `chat`, `chat.editor`. */
  readonly address: string;
  /** How long the log was when it came. */
  readonly bornAt: number;
  /** The entry whose receiver stopped it; undefined while it lives, and where it ended by itself. */
  readonly stoppedAt?: number | undefined;
}

/** What an actor is at a moment. */
export interface ActorSnapshot {
  readonly status: string;
  readonly value: StateValue | undefined;
  readonly context: unknown;
}

/** One event: who sent it to whom, and what it did. */
export interface LogEntry {
  readonly index: number;
  readonly at: number;
  /** The sender's session id; undefined for the screen. */
  readonly from: string | undefined;
  readonly to: string;
  readonly event: { readonly type: string; readonly [detail: string]: unknown };
  readonly transitions: readonly string[];
  /** What the receiver is afterwards; undefined while it still works on it. */
  readonly after: ActorSnapshot | undefined;
  readonly changes: readonly Change[];
  /** The number under which the app remembers this moment. */
  readonly step: number | undefined;
}

/** All that an inspector was told of one run of an app. */
export interface Session {
  readonly actors: ReadonlyMap<string, InspectedActor>;
  readonly entries: readonly LogEntry[];
  /** The indexes of each actor's own entries, ascending. */
  readonly entriesOf: ReadonlyMap<string, readonly number[]>;
  /** What actors were when the inspector met them in the middle of their life. */
  readonly met: ReadonlyMap<string, ActorSnapshot>;
}

export const NEW_SESSION: Session = {
  actors: new Map(),
  entries: [],
  entriesOf: new Map(),
  met: new Map(),
};

/** The session with what else the app told. */
export function record(session: Session, messages: readonly AppMessage[]): Session {
  const draft = new Draft(session);
  for (const message of messages) draft.take(message);
  return draft.finished();
}

/** Writes a batch into copies made once, so that a thousand messages cost no thousand copies. */
class Draft {
  private readonly actors: Map<string, InspectedActor>;
  private readonly entries: LogEntry[];
  private readonly entriesOf: Map<string, number[]>;
  private readonly met: Map<string, ActorSnapshot>;

  constructor(session: Session) {
    this.actors = new Map(session.actors);
    this.entries = [...session.entries];
    this.entriesOf = new Map([...session.entriesOf].map(([id, indexes]) => [id, [...indexes]]));
    this.met = new Map(session.met);
  }

  finished(): Session {
    return { actors: this.actors, entries: this.entries, entriesOf: this.entriesOf, met: this.met };
  }

  take(message: AppMessage): void {
    switch (message.type) {
      case '@parley.anew':
        this.forgetAll();
        return;
      case '@parley.actor':
        this.addActor(message);
        return;
      case '@xstate.actor':
        // A registration comes before the first snapshot: only an actor met late is something already.
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

  /** An actor takes its events in the order they came: a step belongs to the first that is still open. */
  private addStep({ sessionId, transitions, step }: StepMessage): void {
    const open = this.openEntry(sessionId);
    if (open) this.entries[open.index] = { ...open, transitions, step };
  }

  private closeEntry(sessionId: string, eventType: string, snapshot: ActorSnapshot): void {
    if (eventType === 'xstate.stop') {
      // Whoever stops an actor does so within its own event: there is no other entry.
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
    // An actor without a chart has no context but what it came to.
    context: context ?? output ?? error,
  };
}
