import type { AnyStateMachine } from 'xstate';

/** A machine in which the action, guard or delay `name` is replaced, as `what` describes. */
export interface Mutant<M extends AnyStateMachine> {
  readonly name: string;
  readonly what: string;
  readonly machine: M;
}

/** One mutant for each action removed, each guard always true, each guard always false, each delay zero. */
export function mutantsOf<M extends AnyStateMachine>(machine: M): Mutant<M>[] {
  const { actions, guards, delays } = machine.implementations;
  const mutant = (name: string, how: string, changed: object) => ({
    name,
    what: `${name} ${how}`,
    machine: machine.provide(changed) as M,
  });
  return [
    ...Object.keys(actions).map((name) =>
      mutant(name, 'does nothing', { actions: { [name]: () => undefined } }),
    ),
    ...Object.keys(guards).flatMap((name) => [
      mutant(name, 'is always true', { guards: { [name]: () => true } }),
      mutant(name, 'is always false', { guards: { [name]: () => false } }),
    ]),
    ...Object.keys(delays).map((name) => mutant(name, 'is over at once', { delays: { [name]: 0 } })),
  ];
}
