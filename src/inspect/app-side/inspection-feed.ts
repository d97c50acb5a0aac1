import type { createInspector, StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActor, InspectionEvent } from 'xstate';
import { chartOf, transitionId } from '../chart/chart.ts';
import type { ActorMessage, StepMessage } from '../session/messages.ts';
import type { Redact } from './redact.ts';

type Inspector = ReturnType<typeof createInspector>;

/** An event or an actor that has not been sent yet. */
type QueuedItem = { readonly at: number; readonly step?: number } & (
  | { readonly event: InspectionEvent }
  | { readonly met: AnyActor; readonly as: object }
);

interface FeedOptions {
  readonly redact: Redact;
  readonly now: () => number;
  /** Calls back when the browser is idle. */
  readonly whenIdle: (callback: () => void) => void;
  /** Saves the app's state after an event; returns its number. */
  readonly saveState: () => number;
}

/** Sends an app's inspection events to inspectors, in order and redacted, while the browser is idle. */
export class InspectionFeed {
  private readonly options: FeedOptions;
  private readonly inspectors: Inspector[] = [];
  /** The transitions each actor took since its latest snapshot. */
  private readonly taken = new Map<string, string[]>();
  private queue: QueuedItem[] = [];
  /** The running actors, by session id. */
  readonly actors = new Map<string, AnyActor>();
  /** When the item that is being sent happened, in milliseconds since 1970. */
  happenedAt = 0;

  constructor(options: FeedOptions) {
    this.options = options;
  }

  /** Adds an inspector. It is sent the running actors first. */
  addInspector(inspector: Inspector): void {
    this.inspectors.push(inspector);
    for (const actor of this.actors.values())
      inspector.actor(actor, redactedSnapshot(this.options.redact, actor.getSnapshot()));
  }

  /** Sends every event in an actor's system, and the actors that already run. */
  watch(root: AnyActor): void {
    this.enqueueActor(root);
    root.system.inspect((event) => {
      this.enqueue(
        event.type === '@xstate.snapshot'
          ? { event, at: this.options.now(), step: this.options.saveState() }
          : { event, at: this.options.now() },
      );
    });
  }

  private enqueueActor(actor: AnyActor): void {
    const snapshot: object = actor.getSnapshot();
    this.enqueue({ met: actor, as: snapshot, at: this.options.now() });
    const { children } = snapshot as { children?: Readonly<Record<string, AnyActor>> };
    for (const child of Object.values(children ?? {})) this.enqueueActor(child);
  }

  private enqueue(happening: QueuedItem): void {
    this.queue.push(happening);
    if (this.queue.length === 1) this.options.whenIdle(() => this.flush());
  }

  private flush(): void {
    const items = this.queue;
    this.queue = [];
    for (const happening of items) {
      this.happenedAt = happening.at;
      if ('met' in happening)
        this.sendActor(happening.met, redactedSnapshot(this.options.redact, happening.as));
      else this.sendEvent(happening.event, happening.step ?? 0);
    }
  }

  private sendEvent(event: InspectionEvent, step: number): void {
    const { redact } = this.options;
    const { sessionId } = event.actorRef as AnyActor;
    switch (event.type) {
      case '@xstate.actor':
        this.sendActor(event.actorRef as AnyActor, { status: 'active' });
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
        this.sendToOwnInspector({
          type: '@parley.step',
          sessionId,
          transitions: this.taken.get(sessionId) ?? [],
          step,
        });
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

  private sendActor(actor: AnyActor, snapshot: { readonly status: 'active' }): void {
    const { sessionId, id, _parent: parent, logic } = actor;
    const source = typeof actor.src === 'string' ? actor.src : id;
    const isRoot = parent === undefined;
    this.actors.set(sessionId, actor);
    this.sendToOwnInspector({
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

  /** Sends a message of ours to the first inspector, which is ours; Stately's does not know these types. */
  private sendToOwnInspector(message: ActorMessage | StepMessage): void {
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
