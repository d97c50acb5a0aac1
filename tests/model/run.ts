import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventFromLogic,
  type EventObject,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { Lifetimes } from './lifetimes.ts';
import type { EventOf, Model, Step } from './model.ts';

export interface Run<M extends AnyStateMachine> {
  readonly steps: readonly Step<M>[];
  /** The ids of the states and the transitions that were seen. */
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<AnyTransitionDefinition>;
}

type Sent = Step<AnyStateMachine>['sent'][number];

/**
 * Runs events on a real actor whose services never answer, with a clock tick before each event. A machine that
 * ends or fails takes no more events.
 */
export function run<M extends AnyStateMachine>(
  machine: M,
  start: Model<M>['starts'][string],
  events: readonly EventOf<M>[],
): Run<M> {
  const reported: unknown[] = [];
  const sent: Sent[] = [];
  const emitted: { type: string }[] = [];
  const states = new Set<string>();
  const transitions = new Set<AnyTransitionDefinition>();
  const see = (taken: readonly AnyTransitionDefinition[]) => {
    for (const transition of taken) {
      transitions.add(transition);
      // A transient state appears in no snapshot.
      states.add(transition.source.id);
    }
  };
  const clock = new SimulatedClock();
  const lifetimes = new Lifetimes(machine);
  const actor = createActor(machine, {
    input: start(reported),
    clock,
    inspect: (inspected) => {
      // Compare ids: events are inspected before `createActor` returns.
      const isOwn = (ref: ActorRefLike | undefined) => ref?.sessionId === inspected.rootId;
      if (inspected.type === '@xstate.event' && isOwn(inspected.sourceRef) && !isOwn(inspected.actorRef)) {
        if (inspected.event.type === 'xstate.init') lifetimes.seeStart(inspected.actorRef as AnyActorRef);
        sent.push({ to: (inspected.actorRef as AnyActorRef).id, event: inspected.event });
      }
      if (inspected.type !== '@xstate.microstep' || !isOwn(inspected.actorRef)) return;
      see(inspected._transitions);
      lifetimes.seeTransitions(inspected._transitions, inspected.snapshot as AnyMachineSnapshot);
      for (const node of (inspected.snapshot as AnyMachineSnapshot)._nodes) states.add(node.id);
    },
  });
  actor.on('*', (event: { type: string }) => emitted.push(event));
  // Without an observer XState would report the error as unhandled.
  actor.subscribe({ error: () => undefined });
  actor.start();
  for (const node of (actor.getSnapshot() as AnyMachineSnapshot)._nodes) states.add(node.id);
  const isActive = () => (actor.getSnapshot() as AnyMachineSnapshot).status === 'active';
  let strays = lifetimes.check(actor.getSnapshot() as AnyMachineSnapshot);
  const steps: Step<M>[] = [];
  const take = (event: EventOf<M>, perform: () => void) => {
    const before = actor.getSnapshot() as SnapshotFrom<M>;
    for (const list of [reported, sent, emitted]) list.length = 0;
    perform();
    const after = actor.getSnapshot() as SnapshotFrom<M>;
    strays = [...strays, ...lifetimes.check(after as AnyMachineSnapshot)];
    steps.push({
      event,
      before,
      after,
      strays,
      sent: [...sent],
      emitted: [...emitted],
      reported: [...reported],
    });
    strays = [];
  };
  for (const event of events) {
    if (!isActive()) break;
    take({ type: 'clock.tick' }, () => clock.increment(1));
    if (!isActive()) break;
    const taking = machine.getTransitionData(actor.getSnapshot() as AnyMachineSnapshot, event as EventObject);
    take(event, () => {
      if ((event as EventObject).type.startsWith('xstate.after.')) clock.increment(LONGEST_DELAY_MS);
      else actor.send(event as EventFromLogic<M>);
    });
    // XState reports no microstep for a transition that throws.
    if ((actor.getSnapshot() as AnyMachineSnapshot).status === 'error') see(taking);
  }
  actor.stop();
  return { steps, states, transitions };
}

const LONGEST_DELAY_MS = 3_600_000;
