import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { statesOf, transitionsOf } from '../chart.ts';
import { actionChangesOf } from './action-changes.ts';
import { type Change, replace } from './change.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
type Transition = Writable<AnyTransitionDefinition>;

/**
 * One change for each transition deleted, each target lost or replaced by each of its siblings, each two guarded
 * transitions of one event swapped, and for their actions.
 */
export function transitionChangesOf(machine: AnyStateMachine): Change[] {
  const named = transitionsOf(machine);
  return [
    ...[...named].flatMap(([transition, name]) => changesOf(transition as Transition, name)),
    ...statesOf(machine).flatMap(({ transitions, always = [] }) =>
      [...(transitions.values() as Iterable<Transition[]>), always as Transition[]].flatMap((list) =>
        list.slice(1).flatMap((second, at) => swap(list[at] as Transition, second, named)),
      ),
    ),
  ];
}

function changesOf(transition: Transition, name: string): Change[] {
  const change = (how: string, make: Change['make']): Change => ({
    place: name,
    what: `${name} ${how}`,
    shownAt: [name],
    make,
  });
  const [target] = transition.target ?? [];
  const siblings = target?.parent?.type === 'compound' ? Object.values(target.parent.states) : [];
  return [
    // A transition that is never taken is as good as none.
    change('is deleted', () => replace(transition, 'guard', () => false)),
    ...(target ? [change('has no target', () => replace(transition, 'target', undefined))] : []),
    ...(transition.reenter && target
      ? [change('does not re-enter', () => replace(transition, 'reenter', false))]
      : []),
    ...siblings
      .filter((sibling) => sibling !== target)
      .map((sibling) =>
        change(`leads to ${sibling.key}`, () => replace(transition, 'target', [sibling] as never)),
      ),
    ...actionChangesOf(transition as never, 'actions' as never, { place: name, where: '' }),
  ];
}

/** Two transitions of one event in the other order. Only where the first one was taken can that be seen. */
function swap(
  first: Transition,
  second: Transition,
  named: ReadonlyMap<AnyTransitionDefinition, string>,
): Change[] {
  if (!first.guard) return [];
  const place = named.get(first) ?? '';
  const parts = ({ target, actions, guard, reenter }: Transition) => ({ target, actions, guard, reenter });
  const make = () => {
    const [one, other] = [parts(first), parts(second)];
    Object.assign(first, other);
    Object.assign(second, one);
    return () => {
      Object.assign(first, one);
      Object.assign(second, other);
    };
  };
  return [{ place, what: `${place} is tried after the next one`, shownAt: [place], make }];
}
