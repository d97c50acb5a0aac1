import type { createInspector, StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActor, InspectionEvent } from 'xstate';
import { chartOf, transitionId } from '../chart/chart.ts';
import type { ActorMessage, StepMessage } from '../session/messages.ts';
import type { Redact } from './redact.ts';

type Inspector = ReturnType<typeof createInspector>;

/** What happened, kept until there is time to tell of it. */
type QueuedItem = { readonly at: number; readonly step?: number } & (
  | { readonly event: InspectionEvent }
  | { readonly met: AnyActor; readonly as: object }
);

interface FeedOptions {
  readonly redact: Redact;
  readonly now: () => number;
  /** Calls back when the app has nothing better to do. */
  readonly whenIdle: (callback: () => void) => void;
  /** Remembers the moment after an event, under a number. */
  readonly saveState: () => number;
}

/** Tells inspectors what happens in an app, in order, masked, and while the app is idle. */
export class InspectionFeed {
  private readonly options: FeedOptions;
  private readonly inspectors: Inspector[] = [];
  /** The transitions that actors took since their latest snapshot. */
  private readonly taken = new Map<string, string[]>();
  private waiting: QueuedItem[] = [];
  /** The living actors, by session id. */
  readonly actors = new Map<string, AnyActor>();
  /** When what is being told of happened. */
  toldAt = 0;

  constructor(options: FeedOptions) {
    this.options = options;
  }

  /** Also tells this inspector, from now on; it is told who is there. */
  tell(inspector: Inspector): void {
    this.inspectors.push(inspector);
    for (const actor of this.actors.values())
      inspector.actor(actor, redactedSnapshot(this.options.redact, actor.getSnapshot()));
  }

  /** Tells of everything in the system of an actor, and of the actors that are there already. */
  watch(root: AnyActor): void {
    this.meet(root);
    root.system.inspect((event) => {
      this.add(
        event.type === '@xstate.snapshot'
          ? { event, at: this.options.now(), step: this.options.saveState() }
          : { event, at: this.options.now() },
      );
    });
  }

  private meet(actor: AnyActor): void {
    const snapshot: object = actor.getSnapshot();
    this.add({ met: actor, as: snapshot, at: this.options.now() });
    const { children } = snapshot as { children?: Readonly<Record<string, AnyActor>> };
    for (const child of Object.values(children ?? {})) this.meet(child);
  }

  private add(happening: QueuedItem): void {
    this.waiting.push(happening);
    if (this.waiting.length === 1) this.options.whenIdle(() => this.flush());
  }

  private flush(): void {
    const happenings = this.waiting;
    this.waiting = [];
    for (const happening of happenings) {
      this.toldAt = happening.at;
      if ('met' in happening)
        this.tellActor(happening.met, redactedSnapshot(this.options.redact, happening.as));
      else this.tellEvent(happening.event, happening.step ?? 0);
    }
  }

  private tellEvent(event: InspectionEvent, step: number): void {
    const { redact } = this.options;
    const { sessionId } = event.actorRef as AnyActor;
    switch (event.type) {
      case '@xstate.actor':
        this.tellActor(event.actorRef as AnyActor, { status: 'active' });
        return;
      case '@xstate.event': {
        const source = event.sourceRef?.sessionId;
        this.each(({ event: tell }) =>
          tell(sessionId, redactedEvent(redact, event.event), source ? { source } : {}),
        );
        return;
      }
      case '@xstate.microstep':
        this.taken.set(sessionId, [
          ...(this.taken.get(sessionId) ?? []),
          ...event._transitions.map(transitionId),
        ]);
        return;
      case '@xstate.snapshot': {
        this.sendOwn({ type: '@parley.step', sessionId, transitions: this.taken.get(sessionId) ?? [], step });
        this.taken.delete(sessionId);
        const snapshot = redactedSnapshot(redact, event.snapshot);
        if (event.snapshot.status !== 'active') this.actors.delete(sessionId);
        this.each(({ snapshot: tell }) =>
          tell(sessionId, snapshot, { event: redactedEvent(redact, event.event) }),
        );
        return;
      }
    }
  }

  private tellActor(actor: AnyActor, snapshot: { readonly status: 'active' }): void {
    const { sessionId, id, _parent: parent, logic } = actor;
    const source = typeof actor.src === 'string' ? actor.src : id;
    const isRoot = parent === undefined;
    this.actors.set(sessionId, actor);
    this.sendOwn({
      type: '@parley.actor',
      sessionId,
      parentId: parent?.sessionId,
      id: isRoot ? 'app' : id,
      source,
      chart: chartOf(logic),
    });
    this.each(({ actor: tell }) => tell(actor, snapshot));
  }

  private each(tell: (inspector: Inspector) => void): void {
    this.inspectors.forEach(tell);
  }

  /** The first inspector is our own: others would not know what these are. */
  private sendOwn(message: ActorMessage | StepMessage): void {
    const versioned: unknown = { ...message, _version: '1' };
    this.inspectors[0]?.adapter.send(versioned as StatelyInspectionEvent);
  }
}

function redactedEvent(redact: Redact, event: { readonly type: string }): { type: string } {
  return redact(event) as { type: string };
}

function redactedSnapshot(redact: Redact, snapshot: object) {
  const { status, value, context, output, error }: Record<string, unknown> = { ...snapshot };
  return redact({ status, value, context, output, error }) as { status: 'active' };
}
