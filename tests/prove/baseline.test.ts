import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { ALL_MACHINES } from './all-machines.ts';
import type { Inventory } from './baseline.ts';
import { guardUsesOf, statesOf, transitionsOf } from './chart.ts';

// `npm run baseline` runs this file with --update, which writes the baseline instead of comparing it.
const BASELINE = '../../machines/baseline.json';

function inventoryOf(machine: AnyStateMachine): Inventory {
  return {
    states: statesOf(machine)
      .map(({ id }) => id)
      .toSorted(),
    transitions: [...transitionsOf(machine).values()].toSorted(),
    guards: [...guardUsesOf(machine).values()].toSorted(),
  };
}

test('the charts have the states, transitions and guards of the baseline', async () => {
  const machines = ALL_MACHINES.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const inventories = Object.fromEntries(machines.map((machine) => [machine.id, inventoryOf(machine)]));
  // A failure shows each name that was added or removed.
  await expect(`${JSON.stringify(inventories, null, 2)}\n`).toMatchFileSnapshot(
    BASELINE,
    'npm run baseline renews it',
  );
});
