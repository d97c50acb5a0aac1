import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActor, InspectionEvent, Subscription } from 'xstate';
import { createRedactor } from '../../domain/redact.ts';
import { RedactedEvents } from './redacted-events.ts';

/** How many events wait for a receiver that has never been there, such as a window that is still to be opened. */
const MOST_WAITING = 5000;

/** Sends one message to a receiver. */
export type Send = (message: StatelyInspectionEvent) => void;

/**
 * Tells one receiver what the machines do, in Stately's protocol and redacted. What happens before it is there waits
 * for it. A receiver that comes back, or comes too late, is told of the actors that run then.
 */
export class ReceiverFeed {
  private readonly events: RedactedEvents;
  private observer: { next?(event: InspectionEvent): void } | undefined;
  private waiting: InspectionEvent[] | undefined = [];
  private root: AnyActor | undefined;
  private readonly inspection: Subscription;
  private sent = 0;

  /** Tells of an app, from its start or while it runs. */
  constructor(root: AnyActor, secret: string) {
    this.events = new RedactedEvents(createRedactor([secret], undefined, 'all'));
    this.root = root;
    for (const event of this.events.running(root)) this.tell(event);
    this.inspection = root.system.inspect((event) => {
      const redacted = this.events.redacted(event);
      if (redacted) this.tell(redacted);
    });
  }

  /** The receiver is there. */
  connected(send: Send): void {
    const events = this.waiting ?? (this.root ? this.events.running(this.root) : []);
    this.waiting = undefined;
    const adapter = {
      // The library's types promise an id; it sends null.
      send: (message: StatelyInspectionEvent) => send({ ...message, id: String(++this.sent) }),
    };
    this.observer = createInspector(adapter, { serializationDepthLimit: 100 }).inspect;
    for (const event of events) this.tell(event);
  }

  /** The receiver is gone. Nothing waits for it. */
  lost(): void {
    this.observer = undefined;
  }

  /** Nothing is told any more. */
  end(): void {
    this.inspection.unsubscribe();
    this.root = undefined;
    this.waiting = undefined;
    this.lost();
  }

  private tell(event: InspectionEvent): void {
    this.observer?.next?.(event);
    if (this.waiting && this.waiting.push(event) > MOST_WAITING) this.waiting = undefined;
  }
}
