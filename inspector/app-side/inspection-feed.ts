import type { createInspector, StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActor, AnyActorLogic, AnyActorRef, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { chartOf, transitionId } from '../../charts/chart.ts';
import type { ActorMessage, StepMessage } from '../session/messages.ts';
import { excessOf } from '../session/session.ts';
import type { Redact } from './redact.ts';
import { runningActors } from './running-actors.ts';

type Inspector = ReturnType<typeof createInspector>;

/** The parts of a snapshot that the inspector is shown. */
interface SnapshotParts {
  readonly status: string;
  readonly value: unknown;
  readonly context: unknown;
  readonly output: unknown;
  readonly error: unknown;
}

/** What is sent to the inspector. It shares the parts that do not change, as the app's own values do. */
type Report = {
  readonly at: number;
} & ( // An actor itself is large, and most are services that soon end.
  | {
      readonly kind: 'actor';
      readonly of: string;
      readonly about: Omit<ActorMessage, 'type' | 'sessionId' | 'met'>;
      readonly met?: SnapshotParts | undefined;
    }
  | {
      readonly kind: 'event';
      readonly to: string;
      readonly from: string | undefined;
      readonly event: { readonly type: string };
    }
  | {
      readonly kind: 'snapshot';
      readonly of: string;
      readonly event: { readonly type: string };
      readonly snapshot: SnapshotParts;
      readonly transitions: readonly string[];
    }
);

interface FeedOptions {
  readonly inspector: Inspector;
  readonly redact: Redact;
  readonly now: () => number;
  /** Calls back when the browser is idle. */
  readonly whenIdle: (callback: () => void) => void;
}

const NO_TRANSITIONS: readonly string[] = [];

/**
 * Sends an app's inspection events to the inspector, in order and redacted, while the browser is idle. It keeps the
 * latest of them, because the inspector may connect later.
 */
export class InspectionFeed {
  private readonly options: FeedOptions;
  /** The transitions each actor took since its latest snapshot. */
  private readonly taken = new Map<string, readonly string[]>();
  /** The senders of events that no actor sent. */
  private readonly senders = new WeakMap<object, string>();
  private kept: Report[] = [];
  /** How many of the kept reports have been sent. */
  private sent = 0;
  private keptEvents = 0;
  /** The running actors, by session id. */
  readonly actors = new Map<string, AnyActor>();
  /** When that happened which the report being sent tells of, in milliseconds since 1970. */
  happenedAt = 0;

  constructor(options: FeedOptions) {
    this.options = options;
  }

  /** Sends every event in an actor's system, and the actors that already run. */
  watch(root: AnyActor): void {
    for (const actor of runningActors(root)) {
      const met = partsOf(actor.getSnapshot());
      this.keep({
        kind: 'actor',
        at: this.options.now(),
        of: actor.sessionId,
        about: this.known(actor),
        met,
      });
    }
    root.system.inspect((event) => this.observe(event));
  }

  /** Sends an event to an actor. The inspector is told this sender: a session id, or `INSPECTOR`. */
  send(actor: AnyActorRef, event: { readonly type: string }, from: string | undefined): void {
    if (from !== undefined) this.senders.set(event, from);
    actor.send(event);
  }

  /** Sends everything that is kept. */
  resend(): void {
    this.flush();
    // Redacted again: what has to be may have become known since.
    this.kept = this.kept.map((report) => this.redacted(report));
    for (const report of this.kept) this.tell(report);
  }

  /** Forgets what happened so far. The running actors stay known, as they are now. */
  clear(): void {
    this.flush();
    this.dropFirst(this.kept.length);
  }

  private observe(event: InspectionEvent): void {
    const at = this.options.now();
    const actor = event.actorRef as AnyActor;
    const { sessionId } = actor;
    switch (event.type) {
      case '@xstate.actor':
        this.keep({ kind: 'actor', at, of: sessionId, about: this.known(actor) });
        return;
      case '@xstate.event': {
        const from = event.sourceRef?.sessionId ?? this.senders.get(event.event);
        this.keep({ kind: 'event', at, to: sessionId, from, event: event.event });
        return;
      }
      case '@xstate.microstep': {
        const before = this.taken.get(sessionId) ?? NO_TRANSITIONS;
        if (event._transitions.length > 0)
          this.taken.set(sessionId, [...before, ...event._transitions.map(idOf)]);
        return;
      }
      case '@xstate.snapshot':
        this.keep({
          kind: 'snapshot',
          at,
          of: sessionId,
          event: event.event,
          snapshot: partsOf(event.snapshot),
          transitions: this.taken.get(sessionId) ?? NO_TRANSITIONS,
        });
        this.taken.delete(sessionId);
        return;
    }
  }

  private known(actor: AnyActor): Omit<ActorMessage, 'type' | 'sessionId' | 'met'> {
    const { sessionId, id, _parent: parent, logic, src } = actor;
    this.actors.set(sessionId, actor);
    return {
      parentId: parent?.sessionId,
      id: parent === undefined ? 'app' : id,
      source: typeof src === 'string' ? src : id,
      chart: chartOnce(logic),
    };
  }

  private keep(report: Report): void {
    this.kept.push(report);
    if (report.kind === 'event') this.keptEvents += 1;
    if (this.kept.length === this.sent + 1) this.options.whenIdle(() => this.flush());
  }

  private flush(): void {
    for (; this.sent < this.kept.length; this.sent += 1) {
      const report = this.kept[this.sent];
      if (!report) continue;
      const redacted = this.redacted(report);
      this.tell(redacted);
      // The app's own values may hold more than is shown, such as the config as a text.
      this.kept[this.sent] = redacted;
    }
    const excess = excessOf(this.keptEvents);
    if (excess > 0) this.dropFirst(this.lengthOf(excess));
  }

  /** How many reports hold this many events. */
  private lengthOf(events: number): number {
    let left = events;
    return this.kept.findIndex(({ kind }) => {
      if (kind === 'event') left -= 1;
      return left < 0;
    });
  }

  /** Replaces the oldest reports by the actors that ran after them, each as it was then. */
  private dropFirst(count: number): void {
    const actors = new Map<string, Extract<Report, { kind: 'actor' }>>();
    for (const report of this.kept.slice(0, count)) {
      if (report.kind === 'actor') actors.set(report.of, report);
      if (report.kind !== 'snapshot') continue;
      const known = actors.get(report.of);
      if (report.snapshot.status !== 'active') actors.delete(report.of);
      else if (known) actors.set(report.of, { ...known, met: report.snapshot });
    }
    this.kept = [...actors.values(), ...this.kept.slice(count)];
    this.sent = this.kept.length;
    this.keptEvents = this.kept.filter(({ kind }) => kind === 'event').length;
  }

  private redacted(report: Report): Report {
    const { redact } = this.options;
    switch (report.kind) {
      case 'actor':
        return report.met ? { ...report, met: redactedParts(redact, report.met) } : report;
      case 'event':
        return { ...report, event: redactedEvent(redact, report.event) };
      case 'snapshot': {
        const { event, snapshot } = report;
        return {
          ...report,
          event: redactedEvent(redact, event),
          snapshot: redactedParts(redact, snapshot),
        };
      }
    }
  }

  private tell(report: Report): void {
    const { inspector } = this.options;
    this.happenedAt = report.at;
    switch (report.kind) {
      case 'actor': {
        const { of, about, met } = report;
        this.tellOwn({ type: '@parley.actor', sessionId: of, ...about, met });
        return;
      }
      case 'event': {
        const { to, from, event } = report;
        inspector.event(to, event, from === undefined ? {} : { source: from });
        return;
      }
      case 'snapshot': {
        const { of, event, transitions, snapshot } = report;
        this.tellOwn({ type: '@parley.step', sessionId: of, transitions });
        if (snapshot.status !== 'active') this.actors.delete(of);
        inspector.snapshot(of, snapshot as { readonly status: 'active' }, { event });
        return;
      }
    }
  }

  /** Sends a message of a type that the library does not know. */
  private tellOwn(message: ActorMessage | StepMessage): void {
    const versioned: unknown = { ...message, _version: '1' };
    this.options.inspector.adapter.send(versioned as StatelyInspectionEvent);
  }
}

const charts = new WeakMap<object, ReturnType<typeof chartOf>>();

/** The chart of a machine, one object however often the machine is started. */
function chartOnce(logic: AnyActorLogic): ReturnType<typeof chartOf> {
  if (!charts.has(logic)) charts.set(logic, chartOf(logic));
  return charts.get(logic);
}

const ids = new WeakMap<AnyTransitionDefinition, string>();

/** The id of a transition, one text however often it is taken. */
function idOf(transition: AnyTransitionDefinition): string {
  const known = ids.get(transition);
  if (known !== undefined) return known;
  const id = transitionId(transition);
  ids.set(transition, id);
  return id;
}

function partsOf(snapshot: object): SnapshotParts {
  const { status, value, context, output, error }: Record<string, unknown> = { ...snapshot };
  return { status: String(status), value, context, output, error };
}

function redactedEvent(redact: Redact, event: { readonly type: string }): { type: string } {
  return redact(event) as { type: string };
}

function redactedParts(redact: Redact, parts: SnapshotParts): SnapshotParts {
  return redact(parts) as SnapshotParts;
}
