import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate';
import { statesOf } from './chart.ts';
import type { Run } from './run.ts';

/** Finds the names of the actions and guards that a run has called, also of guards that returned false. */
export function calledNames<M extends AnyStateMachine>(machine: M): (run: Run<M>) => Set<string> {
  const names = new Map<string | AnyTransitionDefinition, readonly string[]>();
  for (const { id, entry, exit, transitions, always = [] } of statesOf(machine)) {
    names.set(id, [...entry, ...exit, ...always.map(({ guard }) => guard)].flatMap(nameOf));
    for (const [event, list] of transitions) {
      names.set(
        `${id} ${event}`,
        list.flatMap(({ guard }) => nameOf(guard)),
      );
    }
    for (const transition of [...transitions.values(), always].flat())
      names.set(
        transition,
        transition.actions.flatMap((action) => nameOf(action)),
      );
  }
  return ({ states, transitions, steps }) => {
    const events = steps.flatMap(({ before, event }) =>
      (before as AnyMachineSnapshot)._nodes.map(({ id }) => `${id} ${(event as EventObject).type}`),
    );
    return new Set([...states, ...transitions, ...events].flatMap((place) => names.get(place) ?? []));
  };
}

function nameOf(called: unknown): string[] {
  if (typeof called === 'string') return [called];
  const { type } = (called ?? {}) as { readonly type?: unknown };
  return typeof type === 'string' ? [type] : [];
}
