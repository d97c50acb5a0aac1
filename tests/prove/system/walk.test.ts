import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseEventList } from '../../../charts/event-list.ts';
import { OF_THEIR_MODELS } from '../../models/system/of-their-models.ts';
import { PROPERTIES, type SystemStep } from '../../models/system/properties.ts';
import { ALL_MACHINES } from '../all-machines.ts';
import { ALL_SENTENCES } from '../all-models.ts';
import { statesOf } from '../chart.ts';
import { after, never } from '../temporal/temporal.ts';
import { assertWalks, type Met } from './walk.ts';

// A walk goes through a running screen with a website that could be read, whose late code is there, so it does not meet these.
const NOT_MET = [
  'app.booting',
  'app.running.stored.unreadable',
  'app.failed',
  'box.starting',
  'request.answer.fetching',
];
// Random events seldom get past a publish, or through a link. The paths of the chart itself meet these.
const SELDOM_MET = new Set([
  'comeBack.here',
  'comeBack.withoutSource',
  'comeBack.found',
  'comeBack.kept',
  'published.readdressing',
  'published.linking',
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
  // Nor do they often come to a table.
  'editor.kind.table',
  // Few websites of a walk have a business, and few of those get another template.
  'confirm.confirming.fetching',
]);
const FIXED_SEED = 102;
const FIXED_WALKS = 160;
/** So many walks hold each machine to its own sentences too, which takes three times as long. */
const OWN_WALKS = 36;

// Each run takes other walks; WALKS and SEED set how many, and which.
const { WALKS = '100', SEED = String(randomInt(2 ** 31)) } = process.env;
const count = (events: number) => events.toLocaleString('en');
const nothing = (): Met => ({ events: 0, states: new Set(), properties: new Set() });

// The timeout allows for a slow machine, and for finding the shortest list.
const timeout = 600_000 + Number(WALKS) * 1000;

test('random events: every sentence holds, and every walk leads back to the main menu', {
  timeout,
}, async ({ task }) => {
  const met = nothing();
  task.meta.printed = [`walk: seed ${SEED}, ${WALKS} walks`];
  await assertWalks(Number(SEED), Number(WALKS), { met });
  task.meta.printed = [`walk: seed ${SEED}, ${WALKS} walks, ${count(met.events)} events, all sentences held`];
});

test('the walks of a fixed seed meet every state and property, and each machine keeps its own sentences', {
  timeout,
}, async ({ task }) => {
  const met = nothing();
  await assertWalks(FIXED_SEED, OWN_WALKS, { isOwn: true, met });
  await assertWalks(FIXED_SEED + 1, FIXED_WALKS, { met });
  const all = lastingStates();
  const left = all.filter((state) => !met.states.has(state));
  const seldom = left.length - NOT_MET.length;
  const states = `${all.length - left.length}/${all.length} states (${seldom} seldom met, ${NOT_MET.length} never)`;
  task.meta.printed = [`walk: seed ${FIXED_SEED} meets ${states} in ${count(met.events)} events`];
  expect(left.filter((state) => !SELDOM_MET.has(state))).toEqual(NOT_MET);
  const idle = Object.keys(PROPERTIES).filter((name) => !met.properties.has(name));
  expect(idle, 'properties that apply on no walk').toEqual([]);
});

test('a walk that breaks a property is shortened to the events whose order breaks it', async () => {
  const hasOpened = ({ sent }: SystemStep) => sent.event.type === 'publish.open';
  const hasToggled = ({ sent }: SystemStep) => sent.event.type === 'guides.toggle';
  const properties = { 'no guides once a publish was begun': after(hasOpened, never(hasToggled)) };
  const failure = await assertWalks(FIXED_SEED, 20, { properties }).catch((error: Error) => error);
  const told = String(failure && (failure.cause ?? failure));
  const [, list = '[]'] = /broken: "no guides once a publish was begun" by\n(\[.*?\n\])/s.exec(told) ?? [];
  expect(parseEventList(list)?.map(({ event }) => event.type)).toEqual(['publish.open', 'guides.toggle']);
});

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
