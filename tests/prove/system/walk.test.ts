import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEventList } from '../../../charts/event-list.ts';
import { OF_THEIR_MODELS } from '../../models/system/of-their-models.ts';
import { PROPERTIES } from '../../models/system/properties.ts';
import { ALL_MACHINES } from '../all-machines.ts';
import { ALL_SENTENCES } from '../all-models.ts';
import { statesOf } from '../chart.ts';
import { shortest, type Walked, walk } from './walk.ts';
import { WALK_LENGTH, walkSettings } from './walk-settings.ts';

// A walk goes through a running screen with a website that could be read, so it does not meet these.
const NOT_MET = ['app.booting', 'app.running.unreadable', 'app.failed', 'box.starting'];
// Random events seldom get past a publish, or through a link. The paths of the chart itself meet these.
const SELDOM_MET = new Set([
  'comeBack.here',
  'comeBack.withoutSource',
  'comeBack.found',
  'comeBack.kept',
  'published.readdressing',
  'published.linked',
  'published.linkOver',
  'publish.failed.reason.needsNewSite',
  'published.confirming',
  'sharing.copying',
  'sharing.copied',
  'sharing.notCopied',
  'sharing.sharing',
  'sharing.notShared',
  'publish.failed.reason.offline',
  'publish.failed.reason.offline.asking',
  'publish.failed.reason.offline.awaiting',
  'published.none',
  'published.unpublished',
  // Nor do they often answer one question after another.
  'chat.question.ready.choosing',
  // Nor do they often change a table and say that it is done.
  'editor.kind.table.given',
  // Few websites of a walk have a business, and few of those get another template.
  'confirm.confirming.fetching',
]);
const FIXED_SEED = 101;
const MAX_FIXED_WALKS = 200;
/** So many walks hold each machine to its own sentences too, which takes three times as long. */
const OWN_WALKS = 30;

const { seed, walks } = walkSettings(process.env);
const count = (events: number) => events.toLocaleString('en');

// The timeout allows for a slow machine, and for finding the shortest list.
const timeout = 600_000 + walks * 1000;

test('random events: every sentence holds, and every walk leads back to the main menu', {
  timeout,
}, async ({ task }) => {
  const events = count(walks * WALK_LENGTH);
  task.meta.printed = [`walk: seed ${seed}, ${events} events`];
  for (const [at, turns] of turnsOf(seed, walks).entries()) {
    const walked = await walk(turns, { isOwn: seed === FIXED_SEED });
    if (walked.broken !== undefined) expect.fail(await describeFailure(walked, at));
    expect(walked.sent).toHaveLength(WALK_LENGTH);
  }
  task.meta.printed = [`walk: seed ${seed}, ${events} events, all sentences held`];
});

// Which states a run meets is chance, so a seed that is known to meet them shows that the walks get everywhere.
test('the walks of a fixed seed meet the states of all machines, each property applies, and each machine keeps its own sentences', {
  timeout: 600_000,
}, async ({ task }) => {
  const all = lastingStates();
  const left = new Set(all);
  const idle = new Set(Object.keys(PROPERTIES));
  const isDone = () =>
    idle.size === 0 && [...left].filter((state) => !SELDOM_MET.has(state)).length === NOT_MET.length;
  let walked = 0;
  for (const turns of turnsOf(FIXED_SEED, MAX_FIXED_WALKS)) {
    walked++;
    const { met, applied, ...rest } = await walk(turns, { isOwn: walked <= OWN_WALKS });
    if (rest.broken !== undefined)
      expect.fail(await describeFailure({ ...rest, met, applied }, walked - 1, FIXED_SEED));
    for (const state of met) left.delete(state);
    for (const name of applied) idle.delete(name);
    if (isDone()) break;
  }
  const seldom = left.size - NOT_MET.length;
  const states = `${all.length - left.size}/${all.length} states (${seldom} seldom met, ${NOT_MET.length} never)`;
  task.meta.printed = [`walk: seed ${FIXED_SEED} meets ${states} in ${count(walked * WALK_LENGTH)} events`];
  expect([...left].filter((state) => !SELDOM_MET.has(state))).toEqual(NOT_MET);
  expect([...idle], 'properties that apply on no walk').toEqual([]);
});

/** The random numbers that a seed gives for its walks. More walks begin with the same ones. */
function turnsOf(seed: number, walks: number): number[][] {
  // Unbiased: the small numbers that fast-check prefers would pick only the first events of each machine.
  const turns = fc.noBias(
    fc.array(fc.nat(0xff_ff_ff), { minLength: WALK_LENGTH, maxLength: WALK_LENGTH, size: 'max' }),
  );
  return fc.sample(turns, { seed, numRuns: walks });
}

test('the sentences that are left to their models are sentences', () => {
  const named = Object.entries(OF_THEIR_MODELS).flatMap(([machine, own]) =>
    Object.keys(own).filter((sentence) => ALL_SENTENCES.get(machine)?.[sentence] === undefined),
  );
  expect(named).toEqual([]);
});

/** All states except transient and final ones. */
function lastingStates(): string[] {
  return ALL_MACHINES.flatMap((machine) =>
    statesOf(machine)
      .filter(({ always, type }) => !always?.length && type !== 'final')
      .map(({ id }) => id),
  );
}

/** The broken sentence with the shortest list of events, and the command that repeats the walks up to this one. */
async function describeFailure(walked: Walked, at: number, of = seed): Promise<string> {
  const again = `SEED=${of} STEPS=${(at + 1) * WALK_LENGTH} npm run test:model -- tests/prove/system`;
  return `broken: "${walked.broken}" by\n${formatEventList(await shortest(walked, { isOwn: of === FIXED_SEED }))}\nTo repeat it: ${again}`;
}
