import {
  type AnyActorLogic,
  type AnyStateMachine,
  type AnyStateNode,
  fromCallback,
  StateMachine,
} from 'xstate';
import { isNotProvided } from '../machines/not-provided.ts';

/** A machine whose services, and those of the machines in it, never answer: only sent events answer for them. */
export function silenced<M extends AnyStateMachine>(machine: M): M {
  const actors = actorsOf(machine).map(([src, logic]): [string, AnyActorLogic] => {
    if (logic instanceof StateMachine) return [src, silenced(logic)];
    return [src, isService(machine, src, logic) ? fromCallback(() => undefined) : logic];
  });
  return machine.provide({ actors: Object.fromEntries(actors) }) as M;
}

/** The names of the services of a machine and of the machines in it. All its other actors pass on what machines say. */
export function servicesOf(machine: AnyStateMachine): ReadonlySet<string> {
  const names = actorsOf(machine).flatMap(([src, logic]) => {
    if (logic instanceof StateMachine) return [...servicesOf(logic)];
    return isService(machine, src, logic) ? [src] : [];
  });
  return new Set(names);
}

/** A service is provided by the app, or ends with an answer. */
function isService({ root }: AnyStateMachine, src: string, logic: AnyActorLogic): boolean {
  const answers = nodesIn(root).some(({ invoke, transitions }) =>
    invoke.some((each) => each.src === src && transitions.has(`xstate.done.actor.${each.id}`)),
  );
  return isNotProvided(logic) || answers;
}

function nodesIn(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesIn)];
}

function actorsOf(machine: AnyStateMachine): readonly (readonly [string, AnyActorLogic])[] {
  return Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
}
