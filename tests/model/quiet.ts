import { type AnyActorLogic, type AnyStateMachine, fromCallback, StateMachine } from 'xstate';

// It only hands on what the site says, and the sites of these tests are silent.
const KEPT = 'watchSite';

/** The machine with every service silent, down through its invoked machines: only a path's own events answer for them. */
export function quiet<M extends AnyStateMachine>(machine: M): M {
  const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>).map(
    ([src, logic]) => [
      src,
      src === KEPT ? logic : logic instanceof StateMachine ? quiet(logic) : fromCallback(() => undefined),
    ],
  );
  return machine.provide({ actors: Object.fromEntries(actors) }) as M;
}
