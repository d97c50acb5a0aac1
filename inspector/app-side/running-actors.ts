import type { AnyActorRef } from 'xstate';

/** An actor and all actors that run below it, each after its parent. */
export function runningActors<A extends AnyActorRef>(root: A): readonly A[] {
  return [root, ...childrenOf(root).flatMap((child) => runningActors(child))];
}

/** The actors that an actor has started and that still run. */
export function childrenOf<A extends AnyActorRef>(parent: A | undefined): readonly A[] {
  const { children }: { children?: Readonly<Record<string, A>> } = parent?.getSnapshot() ?? {};
  return Object.values(children ?? {});
}
