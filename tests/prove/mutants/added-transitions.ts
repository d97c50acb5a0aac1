import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { statesOf } from '../chart.ts';
import { type Change, replace } from './change.ts';

type Transition = AnyTransitionDefinition;
type Node = StateNode;

/**
 * One change for each event in each state where neither the state nor one above it takes the event: it is taken as in
 * the first state of the chart that takes it. The transitions are put into the machine at once and are never taken
 * until a change is made, because XState remembers the transitions of each state.
 */
export function addTransitions(machine: AnyStateMachine): Change[] {
  const states = statesOf(machine);
  const taken = new Map<string, { readonly by: Node; readonly transitions: readonly Transition[] }>();
  for (const by of states)
    for (const [event, transitions] of by.transitions as Map<string, Transition[]>)
      if (!event.startsWith('xstate.') && !event.endsWith('*') && !taken.has(event))
        taken.set(event, { by, transitions });
  // All are found before the first is added.
  const missing = states.flatMap((state) =>
    [...taken].flatMap(([event, { by, transitions }]) =>
      takes(state, event) || state.type === 'final' ? [] : [{ state, event, by, transitions }],
    ),
  );
  return missing.map(({ state, event, by, transitions }) => {
    const added = transitions.map((transition) => ({
      ...transition,
      source: state,
      guard: () => false,
    })) as (Transition & { guard: unknown })[];
    (state.transitions as Map<string, object[]>).set(event, added);
    const make = () => {
      const undo = added.map((each, at) => replace(each, 'guard', transitions[at]?.guard));
      return () => {
        for (const back of undo) back();
      };
    };
    const what = `${state.id} takes ${event} as ${by.id} does`;
    return { place: state.id, what, shownAt: [`${state.id} at ${event}`], make };
  });
}

function takes(state: Node, event: string): boolean {
  for (let node: Node | undefined = state; node; node = node.parent)
    if ([...node.transitions.keys()].some((each) => each === event || each === '*')) return true;
  return false;
}
