import type { AnyStateMachine } from 'xstate';

/** A machine with one thing wrong, and what that is: the action, guard or delay of this name. */
export interface Mutant<M extends AnyStateMachine> {
  readonly name: string;
  readonly what: string;
  readonly machine: M;
}

/** Every action turned to nothing, every guard to true and to false, every delay to zero. */
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
