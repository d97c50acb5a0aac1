import { type AnyActorLogic, type AnyStateMachine, fromCallback, StateMachine } from 'xstate';

/** The actors that only pass on what other machines say, and do no work of their own. */
const RELAYS = /^(?:listen|watch(?:Site|Chat|Dialogs|Openings|Results))$/;

/** Silences every service of a machine and of the machines that it invokes. Only the events of a path answer for them. */
export function quiet<M extends AnyStateMachine>(machine: M): M {
  const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>).map(
    ([src, logic]) => [
      src,
      RELAYS.test(src) ? logic : logic instanceof StateMachine ? quiet(logic) : fromCallback(() => undefined),
    ],
  );
  return machine.provide({ actors: Object.fromEntries(actors) }) as M;
}
