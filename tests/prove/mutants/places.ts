import type { AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate';
import { statesOf, transitionsOf } from '../chart.ts';
import { type DistinctStep, statesBefore } from '../step-tree.ts';
import { type Called, nameOf } from './called.ts';

type AnyStep = DistinctStep<AnyStateMachine>;

/** The steps that meet each place of a chart: its states, its transitions, its events in states, its calls by name. */
export function stepsByPlace<M extends AnyStateMachine>(
  machine: M,
  steps: readonly DistinctStep<M>[],
): ReadonlyMap<string, DistinctStep<M>[]> {
  const callsAt = callsByPlace(machine);
  const transitionNames = transitionsOf(machine);
  const found = new Map<string, DistinctStep<M>[]>();
  for (const step of steps) {
    const states = new Set([...step.states, ...statesBefore(step as AnyStep)]);
    const names = [...step.transitions].map((transition) => transitionNames.get(transition) ?? '');
    const type = (step.step?.event as EventObject | undefined)?.type;
    const events = type === undefined ? [] : statesBefore(step as AnyStep).map((id) => `${id} at ${type}`);
    const calls = [...states, ...step.transitions, ...events].flatMap((place) => callsAt.get(place) ?? []);
    for (const place of new Set([...states, ...names, ...events, ...calls])) {
      const there = found.get(place);
      if (there) there.push(step);
      else found.set(place, [step]);
    }
  }
  return found;
}

/** What is called at each state, at each event in a state, and by each transition. */
function callsByPlace(machine: AnyStateMachine): Map<string | AnyTransitionDefinition, readonly string[]> {
  const calls = new Map<string | AnyTransitionDefinition, readonly string[]>();
  const named = (called: readonly unknown[]) =>
    called.flatMap((each) => (each === undefined ? [] : `call of ${nameOf(each as Called)}`));
  for (const { id, entry, exit, transitions, always = [] } of statesOf(machine)) {
    calls.set(id, named([...entry, ...exit, ...always.map(({ guard }) => guard)]));
    for (const [event, list] of transitions)
      calls.set(`${id} at ${event}`, named(list.map(({ guard }) => guard)));
    for (const list of [...transitions.values(), always]) {
      // An event that the machine raises itself is no event of a step.
      const guards = list.map(({ guard }) => guard);
      for (const transition of list) calls.set(transition, named([...guards, ...transition.actions]));
    }
  }
  return calls;
}
