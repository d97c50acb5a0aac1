import type { AnyStateMachine } from 'xstate';
import { statesOf } from '../chart.ts';
import { type Change, replace } from './change.ts';

/** One change for each action that does nothing, each guard always true, each guard always false, each delay zero. */
export function nameChangesOf(machine: AnyStateMachine): Change[] {
  const { actions, guards, delays } = machine.implementations as unknown as Record<
    string,
    Record<string, unknown>
  >;
  const change = (kind: Record<string, unknown>, name: string, how: string, value: unknown): Change => ({
    place: name,
    what: `${name} ${how}`,
    shownAt: [`call of ${name}`],
    make: () => replace(kind, name, value),
  });
  return [
    ...Object.keys(actions ?? {}).map((name) => change(actions ?? {}, name, 'does nothing', () => undefined)),
    ...Object.keys(guards ?? {}).flatMap((name) => [
      change(guards ?? {}, name, 'is always true', () => true),
      change(guards ?? {}, name, 'is always false', () => false),
    ]),
    ...Object.keys(delays ?? {}).map((name) => ({
      ...change(delays ?? {}, name, 'is over at once', 0),
      shownAt: statesOf(machine).flatMap(({ id, config }) => (name in (config.after ?? {}) ? id : [])),
    })),
  ];
}
