import type { AnyStateMachine } from 'xstate';
import type { Change } from './change.ts';
import { nameChangesOf } from './name-changes.ts';
import { stateChangesOf } from './state-changes.ts';
import { transitionChangesOf } from './transition-changes.ts';

/** Every change of a machine that a sentence must notice, by kind. The machine must not have run yet. */
export function changesOf(machine: AnyStateMachine): Readonly<Record<'chart' | 'names', Change[]>> {
  return {
    chart: [...transitionChangesOf(machine), ...stateChangesOf(machine)],
    names: nameChangesOf(machine),
  };
}
