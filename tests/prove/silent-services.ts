import { type AnyActorLogic, type AnyStateMachine, fromCallback, StateMachine } from 'xstate';
import { RELAY_ACTORS } from '../../inspector/session/point-in-time.ts';

/** Silences every service of a machine and of the machines that it invokes. Only the events of a path answer for them. */
export function quiet<M extends AnyStateMachine>(machine: M): M {
  const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>).map(
    ([src, logic]) => [
      src,
      RELAY_ACTORS.includes(src)
        ? logic
        : logic instanceof StateMachine
          ? quiet(logic)
          : fromCallback(() => undefined),
    ],
  );
  return machine.provide({ actors: Object.fromEntries(actors) }) as M;
}
