import { test } from 'vitest';
import { assertWalks } from '../assert-walks.ts';
import { machineBuilder } from './machine-builder.ts';

// `npm run test:model-of-spec` walks longer.
const { WALKS = '30', SEED = '35' } = process.env;

test('the machines do what the model of the specification says', { timeout: 1_800_000 }, async () => {
  await assertWalks(machineBuilder, { runs: Number(WALKS), length: 100, seed: Number(SEED) });
});
