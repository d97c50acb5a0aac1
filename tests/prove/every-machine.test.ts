import { expect, test } from 'vitest';
import { ALL_MACHINES, MACHINE_MODULES } from './all-machines.ts';
import { ALL_SCREENS } from './screen/all-screens.ts';

test('every machine has a model and a screen model', () => {
  const models = Object.keys(import.meta.glob('../models/*/*.test.ts'));
  const charts = Object.keys(MACHINE_MODULES).map((path) =>
    path.replace('../../machines/', '../models/').replace('.machine.ts', '.test.ts'),
  );
  expect(models.toSorted()).toEqual(charts.toSorted());
  expect([...ALL_SCREENS.keys()].toSorted()).toEqual(ALL_MACHINES.map(({ id }) => id).toSorted());
});
