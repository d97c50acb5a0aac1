import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';

type Node = StateNode;

/** Every state of a chart, the root among them. */
export function statesOf(machine: AnyStateMachine): Node[] {
  const below = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root as Node);
}

/** The invoked actors of a chart: the id that their events carry, and the source. */
export function invokesOf(machine: AnyStateMachine): { readonly id: string; readonly src: string }[] {
  return statesOf(machine).flatMap((node) => node.invoke.map(({ id, src }) => ({ id, src: String(src) })));
}

/** Every transition of a chart with its name. The name is the same wherever the chart is loaded. */
export function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const named = new Map<AnyTransitionDefinition, string>();
  for (const node of statesOf(machine)) {
    const lists: [string, readonly AnyTransitionDefinition[]][] = [
      ...(node.transitions as Map<string, AnyTransitionDefinition[]>),
      ['always', (node.always ?? []) as AnyTransitionDefinition[]],
    ];
    for (const [event, list] of lists) {
      list.forEach((transition, at) => {
        named.set(transition, `${node.id} ${event}${list.length > 1 ? ` #${at + 1}` : ''}`);
      });
    }
  }
  return named;
}

/** Every use of a guard, by its transition. */
export function guardUsesOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  return new Map(
    [...transitionsOf(machine)].flatMap(([transition, name]) => {
      const guard: unknown = transition.guard;
      if (guard === undefined) return [];
      const { type } = guard instanceof Object ? (guard as { readonly type: unknown }) : { type: guard };
      return [[transition, `${name} [${String(type)}]`]];
    }),
  );
}
