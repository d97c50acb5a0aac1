import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEventList } from '../../../src/inspect/session/event-list.ts';
import { statesOf } from '../chart.ts';
import { ALL_MACHINES } from '../machines/all-machines.ts';
import { shortest, type Walked, walk } from './walk.ts';

const WALKS = 200;
const STEPS = 500;
// A walk goes through a screen that stands.
const ELSEWHERE = ['app.booting', 'app.failed'];
const SEED = 20_250_601;

test(`${WALKS * STEPS} random events: what must hold holds, no actor breaks, and there is always a way home`, {
  timeout: 180_000,
}, async ({ task }) => {
  let events = 0;
  const met = new Set<string>();
  // Not the small numbers that fast-check prefers: they would take each machine's first events only.
  const turns = fc.noBias(fc.array(fc.nat(0xff_ff_ff), { minLength: STEPS, maxLength: STEPS, size: 'max' }));
  const result = await fc.check(
    fc.asyncProperty(turns, async (walked) => {
      const { sent, broken, met: metThen } = await walk(walked);
      for (const state of metThen) met.add(state);
      events += sent.length;
      return broken === undefined;
    }),
    { numRuns: WALKS, seed: SEED },
  );
  if (result.counterexample) expect.fail(await storyOf(await walk(result.counterexample[0])));
  expect(events).toBe(WALKS * STEPS);
  expect(lastingStates().filter((state) => !met.has(state))).toEqual(ELSEWHERE);
  task.meta.printed = [`walk: ${events} events, seed ${SEED}, all sentences held`];
});

/** All states but those that are left at once, and those that end their machine. */
function lastingStates(): string[] {
  return ALL_MACHINES.flatMap((machine) =>
    statesOf(machine)
      .filter(({ always, type }) => !always?.length && type !== 'final')
      .map(({ id }) => id),
  );
}

async function storyOf(walked: Walked): Promise<string> {
  return `broken: "${walked.broken}" by\n${formatEventList(await shortest(walked))}`;
}
