import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { ALL_MACHINES } from './all-machines.ts';
import { statesOf } from './chart.ts';

/** All actions, guards and actors of a chart, read from the built machine so that no notation can hide a function. */
function callsOf(machine: AnyStateMachine): unknown[] {
  return statesOf(machine).flatMap((node) => {
    const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
    return [
      ...node.entry,
      ...node.exit,
      ...node.invoke.map(({ src }) => src),
      ...transitions.flatMap(({ actions, guard }) => [...actions, ...(guard === undefined ? [] : [guard])]),
    ];
  });
}

/** The name of an action, guard or actor, or 'a function'. */
function nameOf(call: unknown): string {
  if (typeof call === 'string') return call;
  return call instanceof Object && 'type' in call ? String(call.type) : 'a function';
}

test.each(ALL_MACHINES.map((machine) => [machine.id, machine] as const))(
  '%s calls only what its setup names, so that everything can be mutated',
  (_, machine: AnyStateMachine) => {
    const { actions, guards, actors, delays } = machine.implementations;
    const known = new Set(Object.keys({ ...actions, ...guards, ...actors }));
    // XState implements a delay by raising and cancelling its event.
    const own = new Set(['xstate.raise', 'xstate.cancel']);
    const isDelayed = Object.keys(delays).length > 0;
    const unknown = callsOf(machine)
      .map(nameOf)
      .filter((name) => !known.has(name) && !(isDelayed && own.has(name)));
    expect(unknown).toEqual([]);
  },
);
