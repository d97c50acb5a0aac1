import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { statesOf, transitionsOf } from './chart.ts';

/** A machine whose chart differs at one place. */
export interface ChartMutant<M extends AnyStateMachine> {
  /** The id of the state, or the name of the transition, that differs. Only paths that meet it can tell. */
  readonly place: string;
  readonly what: string;
  readonly machine: M;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
type Transition = Writable<AnyTransitionDefinition>;
type State = ReturnType<typeof statesOf>[number];
type Called = string | { readonly type: string };

const nameOf = (action: Called) => (typeof action === 'string' ? action : action.type);

/**
 * One mutant for each transition deleted, each target lost, each single use of an action removed, and each other initial
 * state.
 */
export function chartMutantsOf<M extends AnyStateMachine>(machine: M): ChartMutant<M>[] {
  return [
    ...[...transitionsOf(machine)].flatMap(([transition, name]) =>
      transitionMutants(machine, transition, name),
    ),
    ...statesOf(machine).flatMap((state) => stateMutants(machine, state)),
  ];
}

function transitionMutants<M extends AnyStateMachine>(
  machine: M,
  { actions, target }: AnyTransitionDefinition,
  name: string,
): ChartMutant<M>[] {
  const mutant = (how: string, change: (transition: Transition, changed: AnyStateMachine) => void) => {
    const changed = machine.provide({}) as M;
    for (const [transition, itsName] of transitionsOf(changed))
      if (itsName === name) change(transition as Transition, changed);
    return { place: name, what: `${name} ${how}`, machine: changed };
  };
  const called = actions as unknown as readonly Called[];
  // XState itself fails where an actor's error is not taken.
  const isEscalation = called.length === 1 && called.every((action) => nameOf(action) === 'escalate');
  return [
    ...(isEscalation ? [] : [mutant('is deleted', remove)]),
    ...(target
      ? [mutant('has no target', (transition) => Object.assign(transition, { target: undefined }))]
      : []),
    ...called.map((action, at) =>
      mutant(`lacks ${nameOf(action)} (${at + 1})`, (transition) => {
        transition.actions = transition.actions.filter((_, index) => index !== at);
      }),
    ),
  ];
}

function remove(transition: Transition, machine: AnyStateMachine): void {
  for (const state of statesOf(machine)) {
    const transitions = state.transitions as Map<string, AnyTransitionDefinition[]>;
    for (const [event, list] of transitions) {
      const rest = list.filter((each) => each !== transition);
      if (rest.length > 0) transitions.set(event, rest);
      else transitions.delete(event);
    }
    if (state.always) state.always = state.always.filter((each) => each !== transition);
  }
}

function stateMutants<M extends AnyStateMachine>(machine: M, { id, ...state }: State): ChartMutant<M>[] {
  const mutant = (how: string, change: (changed: State) => void) => {
    const changed = machine.provide({}) as M;
    for (const each of statesOf(changed)) if (each.id === id) change(each);
    return { place: id, what: `${id} ${how}`, machine: changed };
  };
  const lacking = (kind: 'entry' | 'exit') =>
    (state[kind] as readonly Called[]).flatMap((action, at) =>
      // XState's own actions begin and cancel delays. Where they are left out, a delay ends in a state that does not wait.
      nameOf(action).startsWith('xstate.')
        ? []
        : [
            mutant(`lacks ${nameOf(action)} on ${kind} (${at + 1})`, (changed) => {
              changed[kind] = changed[kind].filter((_, index) => index !== at);
            }),
          ],
    );
  return [...lacking('entry'), ...lacking('exit')];
}
