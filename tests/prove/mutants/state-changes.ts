import type { AnyStateMachine } from 'xstate';
import { statesOf } from '../chart.ts';
import { actionChangesOf } from './action-changes.ts';
import { type Change, replace } from './change.ts';

/** One change for each other initial state, and for the actions on entry and exit. */
export function stateChangesOf(machine: AnyStateMachine): Change[] {
  return statesOf(machine).flatMap((state) => {
    const place = state.id;
    const first = state.type === 'compound' ? state.initial : undefined;
    const others = Object.values(state.states).filter((child) => first && child !== first.target?.[0]);
    return [
      ...others.map((child) => ({
        place,
        what: `${place} begins with ${child.key}`,
        shownAt: [place],
        make: () => replace(first as { target: unknown }, 'target', [child]),
      })),
      ...actionChangesOf(state as never, 'entry' as never, { place, where: ' on entry' }),
      ...actionChangesOf(state as never, 'exit' as never, { place, where: ' on exit' }),
    ];
  });
}
