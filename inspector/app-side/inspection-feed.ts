import type { AnyActor, AnyActorLogic, AnyActorRef, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { chartOf, transitionId } from '../../charts/chart.ts';
import type { Redact } from '../../domain/redact.ts';
import type { ActorReport, BeforeReport, Report, SnapshotParts } from '../session/messages.ts';
import { excessOf } from '../session/session.ts';
import { runningActors } from './running-actors.ts';

interface FeedOptions {
  /** Tells what happened; `isAnew`: everything, from the beginning. */
  readonly tell: (reports: readonly Report[], isAnew: boolean) => void;
  readonly redact: Redact;
  readonly now: () => number;
  /** Calls back when the browser is idle. */
  readonly whenIdle: (callback: () => void) => void;
}

const NO_TRANSITIONS: readonly string[] = [];

/**
 * Tells the inspector what happens in an app, in order and redacted, while the browser is idle. It keeps the latest of
 * it, because the inspector may connect later.
 */
export class InspectionFeed {
  private readonly options: FeedOptions;
  /** The transitions each actor took since its latest snapshot. */
  private readonly taken = new Map<string, readonly string[]>();
  /** The senders of events that no actor sent. */
  private readonly senders = new WeakMap<object, string>();
  private kept: Report[] = [];
  /** How many of the kept reports have been told. */
  private told = 0;
  private keptEvents = 0;

  constructor(options: FeedOptions) {
    this.options = options;
  }

  /** Tells every event in an actor's system, the actors that already run, and what had happened before. */
  watch(root: AnyActor, before?: Omit<BeforeReport, 'kind'>): void {
    const at = this.options.now();
    if (before && before.events.length > 0) this.keep({ kind: 'before', ...before, at });
    for (const actor of runningActors(root))
      this.keep({ ...this.known(actor), at, met: partsOf(actor.getSnapshot()) });
    root.system.inspect((event) => this.observe(event));
  }

  /** Sends an event to an actor. The inspector is told this sender, a session id. */
  send(actor: AnyActorRef, event: { readonly type: string }, from: string | undefined): void {
    if (from !== undefined) this.senders.set(event, from);
    actor.send(event);
  }

  /** Tells everything that is kept. */
  resend(): void {
    this.flush();
    // Redacted again: what has to be may have become known since.
    this.kept = this.kept.map((report) => this.redacted(report));
    this.options.tell(this.kept, true);
  }

  /** Forgets what happened so far. The running actors stay known, as they are now. */
  clear(): void {
    this.flush();
    this.dropFirst(this.kept.length);
  }

  private observe(event: InspectionEvent): void {
    const at = this.options.now();
    const actor = event.actorRef as AnyActor;
    const { sessionId: of } = actor;
    switch (event.type) {
      case '@xstate.actor':
        // Without its snapshot: an actor is large, and most are services that soon end.
        this.keep({ ...this.known(actor), at });
        return;
      case '@xstate.event': {
        const from = event.sourceRef?.sessionId ?? this.senders.get(event.event);
        this.keep({ kind: 'event', at, to: of, from, event: event.event });
        return;
      }
      case '@xstate.microstep':
        if (event._transitions.length > 0)
          this.taken.set(of, [...this.transitionsOf(of), ...event._transitions.map(idOf)]);
        return;
      case '@xstate.snapshot': {
        const snapshot = partsOf(event.snapshot);
        this.keep({
          kind: 'snapshot',
          at,
          of,
          event: event.event,
          snapshot,
          transitions: this.transitionsOf(of),
        });
        this.taken.delete(of);
        return;
      }
    }
  }

  private transitionsOf(sessionId: string): readonly string[] {
    return this.taken.get(sessionId) ?? NO_TRANSITIONS;
  }

  private known(actor: AnyActor): ActorReport {
    const { sessionId, id, _parent: parent, logic, src } = actor;
    return {
      kind: 'actor',
      of: sessionId,
      parentId: parent?.sessionId,
      id: parent === undefined ? 'app' : id,
      source: typeof src === 'string' ? src : id,
      chart: chartOnce(logic),
    };
  }

  private keep(report: Report): void {
    this.kept.push(report);
    if (report.kind === 'event') this.keptEvents += 1;
    if (this.kept.length === this.told + 1) this.options.whenIdle(() => this.flush());
  }

  private flush(): void {
    // The app's own values may hold more than is shown, such as the config as a text: only what is redacted is kept.
    const fresh = this.kept.splice(this.told).map((report) => this.redacted(report));
    this.kept.push(...fresh);
    this.told = this.kept.length;
    if (fresh.length > 0) this.options.tell(fresh, false);
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
    this.told = this.kept.length;
    this.keptEvents = this.kept.filter(({ kind }) => kind === 'event').length;
  }

  private redacted(report: Report): Report {
    const hidden = <Value>(value: Value) => this.options.redact(value) as Value;
    switch (report.kind) {
      case 'actor':
        return report.met ? { ...report, met: hidden(report.met) } : report;
      case 'before':
        return { ...report, events: hidden(report.events) };
      case 'event':
        return { ...report, event: hidden(report.event) };
      case 'snapshot':
        return { ...report, event: hidden(report.event), snapshot: hidden(report.snapshot) };
    }
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
  const id = ids.get(transition) ?? transitionId(transition);
  ids.set(transition, id);
  return id;
}

function partsOf(snapshot: object): SnapshotParts {
  const { status, value, context, output, error }: Record<string, unknown> = { ...snapshot };
  return { status: String(status), value, context, output, error };
}
