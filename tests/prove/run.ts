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
  /** What the start has seen, then what each event has seen. */
  readonly seen: readonly Seen[];
}

/** The ids of the states, and the transitions, that a step has seen. */
export interface Seen {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<AnyTransitionDefinition>;
}

type Sent = Step<AnyStateMachine>['sent'][number];

interface Watch<M extends AnyStateMachine> {
  /** The number of events at the beginning that need no clock tick before them. */
  readonly known?: number;
  /** Is told of each step as it happens. The run ends if it returns false. */
  readonly see?: (step: Step<M>) => boolean;
}

/**
 * Runs events on a real actor whose services never answer, with a clock tick before each event. A machine that ends or
 * fails takes no more events.
 */
export function run<M extends AnyStateMachine>(
  machine: M,
  start: Model<M>['starts'][string],
  events: readonly EventOf<M>[],
  { known = 0, see: seeStep = () => true }: Watch<M> = {},
): Run<M> {
  const reported: unknown[] = [];
  const sent: Sent[] = [];
  const emitted: { type: string }[] = [];
  let states = new Set<string>();
  let transitions = new Set<AnyTransitionDefinition>();
  const seen: Seen[] = [];
  const keepSeen = () => {
    seen.push({ states, transitions });
    [states, transitions] = [new Set(), new Set()];
  };
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
  keepSeen();
  const isActive = () => (actor.getSnapshot() as AnyMachineSnapshot).status === 'active';
  let strays = lifetimes.check(actor.getSnapshot() as AnyMachineSnapshot);
  const steps: Step<M>[] = [];
  let isWatched = true;
  const take = (event: EventOf<M>, perform: () => void) => {
    const before = actor.getSnapshot() as SnapshotFrom<M>;
    for (const list of [reported, sent, emitted]) list.length = 0;
    perform();
    const after = actor.getSnapshot() as SnapshotFrom<M>;
    strays = [...strays, ...lifetimes.check(after as AnyMachineSnapshot)];
    const step: Step<M> = {
      event,
      before,
      after,
      strays,
      sent: [...sent],
      emitted: [...emitted],
      reported: [...reported],
    };
    strays = [];
    steps.push(step);
    isWatched &&= seeStep(step);
  };
  for (const [at, event] of events.entries()) {
    if (!isActive()) break;
    if (at >= known) take({ type: 'clock.tick' }, () => clock.increment(1));
    if (!(isActive() && isWatched)) break;
    const before = actor.getSnapshot() as AnyMachineSnapshot;
    take(event, () => {
      if ((event as EventObject).type.startsWith('xstate.after.')) clock.increment(LONGEST_DELAY_MS);
      else actor.send(event as EventFromLogic<M>);
    });
    // XState reports no microstep for a transition that throws.
    if ((actor.getSnapshot() as AnyMachineSnapshot).status === 'error')
      see(machine.getTransitionData(before, event as EventObject));
    keepSeen();
    if (!isWatched) break;
  }
  actor.stop();
  return { steps, seen };
}

const LONGEST_DELAY_MS = 3_600_000;
