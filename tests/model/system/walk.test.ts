import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEventList } from '../../../src/inspect/session/event-list.ts';
import { statesOf } from '../chart.ts';
import { ALL_MACHINES } from '../machines/all-machines.ts';
import { shortest, type Walked, walk } from './walk.ts';

const WALKS = 200;
const STEPS = 500;
// A walk goes through a running screen, so it does not meet these.
const NOT_MET = ['app.booting', 'app.failed'];
// Random events seldom get past a publish. The paths of the chart itself meet these.
const SELDOM_MET = new Set([
  'sharing.copied',
  'sharing.notCopied',
  'sharing.notShared',
  // Nor do they often answer one question after another.
  'interview.running.contact',
  'interview.running.address',
  'interview.running.picture',
  'interview.running.picture.asking',
  'interview.running.picture.choosing',
  'interview.running.finished',
]);
const SEED = 20_250_601;

test(`${WALKS * STEPS} random events: every sentence holds, and every walk leads back to the main menu`, {
  timeout: 180_000,
}, async ({ task }) => {
  let events = 0;
  const met = new Set<string>();
  // Unbiased: the small numbers that fast-check prefers would pick only the first events of each machine.
  const turns = fc.noBias(fc.array(fc.nat(0xff_ff_ff), { minLength: STEPS, maxLength: STEPS, size: 'max' }));
  const result = await fc.check(
    fc.asyncProperty(turns, async (walked) => {
      const { sent, broken, met: metOnWalk } = await walk(walked);
      for (const state of metOnWalk) met.add(state);
      events += sent.length;
      return broken === undefined;
    }),
    { numRuns: WALKS, seed: SEED },
  );
  if (result.counterexample) expect.fail(await describeFailure(await walk(result.counterexample[0])));
  expect(events).toBe(WALKS * STEPS);
  const missed = lastingStates().filter((state) => !met.has(state) && !SELDOM_MET.has(state));
  expect(missed).toEqual(NOT_MET);
  task.meta.printed = [`walk: ${events} events, seed ${SEED}, all sentences held`];
});

/** All states except transient and final ones. */
function lastingStates(): string[] {
  return ALL_MACHINES.flatMap((machine) =>
    statesOf(machine)
      .filter(({ always, type }) => !always?.length && type !== 'final')
      .map(({ id }) => id),
  );
}

async function describeFailure(walked: Walked): Promise<string> {
  return `broken: "${walked.broken}" by\n${formatEventList(await shortest(walked))}`;
}
