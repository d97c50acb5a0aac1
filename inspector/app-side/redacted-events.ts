import type { AnyActor, InspectionEvent } from 'xstate';
import type { Redact } from '../../domain/redact.ts';
import { runningActors } from './running-actors.ts';

/** A snapshot of any kind of actor, as far as it is told. */
interface AnySnapshot {
  readonly status: string;
  readonly value?: unknown;
  readonly context?: unknown;
  readonly input?: unknown;
  readonly output?: unknown;
  readonly error?: unknown;
  readonly tags?: ReadonlySet<string>;
  readonly children?: Readonly<Record<string, AnyActor>>;
}

/**
 * Turns XState's inspection events into redacted ones for the inspection library's observer. They are redacted only
 * when the observer reads them, while the browser is idle. A receiver's redactor masks every e-mail address, our own
 * inspector's only the publisher's: the log of our window is sent again, redacted, when that address becomes known late,
 * while a receiver keeps what it was sent.
 */
export class RedactedEvents {
  private readonly redact: Redact;
  /** The snapshots that actors started with. */
  private readonly initial = new WeakMap<object, AnySnapshot>();

  constructor(redact: Redact) {
    this.redact = redact;
  }

  /** The event, redacted; undefined for one that the library does not send. */
  redacted(event: InspectionEvent): InspectionEvent | undefined {
    const { redact } = this;
    const { rootId } = event;
    const actor = event.actorRef as AnyActor;
    switch (event.type) {
      case '@xstate.actor':
        // The actor has no snapshot yet, and when the observer reads it, it may have a later one.
        return {
          type: event.type,
          rootId,
          actorRef: this.standIn(actor, () => this.initial.get(actor) ?? actor.getSnapshot()),
        };
      case '@xstate.event': {
        if (event.event.type === 'xstate.init') this.initial.set(actor, actor.getSnapshot());
        const { sourceRef } = event;
        return {
          type: event.type,
          rootId,
          actorRef: this.standIn(actor),
          sourceRef: sourceRef && this.standIn(sourceRef as AnyActor),
          get event() {
            return redact(event.event) as typeof event.event;
          },
        };
      }
      case '@xstate.snapshot':
        return {
          type: event.type,
          rootId,
          actorRef: this.standIn(actor),
          get event() {
            return redact(event.event) as typeof event.event;
          },
          get snapshot() {
            return plainSnapshot(redact, event.snapshot) as typeof event.snapshot;
          },
        };
      default:
        return undefined;
    }
  }

  /** What XState would have reported if the actors that run now had been started now, the root first. */
  running(root: AnyActor): readonly InspectionEvent[] {
    const { sessionId: rootId } = root;
    return runningActors(root).map((actor) => {
      const snapshot: AnySnapshot = actor.getSnapshot();
      return { type: '@xstate.actor', rootId, actorRef: this.standIn(actor, () => snapshot) };
    });
  }

  /** What the library reads of an actor. */
  private standIn(
    { id, sessionId, logic, _parent: parent, send }: AnyActor,
    snapshot: () => AnySnapshot = () => ({ status: 'active' }),
  ): AnyActor {
    const { redact } = this;
    const actor = {
      id,
      sessionId,
      send,
      _parent: parent && { sessionId: parent.sessionId },
      // Redacting drops the functions of a chart, whose names a build has shortened.
      logic: {
        get config() {
          return redact(logic.config);
        },
      },
      getSnapshot: () => plainSnapshot(redact, snapshot()),
    };
    return actor as unknown as AnyActor;
  }
}

/** A snapshot as the library would serialize it, with its tags as a list, and without the chart that it belongs to. */
function plainSnapshot(redact: Redact, snapshot: object): unknown {
  const { status, value, context, input, output, error, tags, children } = snapshot as AnySnapshot;
  return redact({
    status,
    value,
    context,
    input,
    output,
    error,
    tags: tags && [...tags],
    children:
      children && Object.fromEntries(Object.entries(children).map(([id, child]) => [id, child.toJSON()])),
  });
}
