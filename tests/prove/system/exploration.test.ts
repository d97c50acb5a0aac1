import { afterAll, expect, test } from 'vitest';
import { formatEventList, type SentEvent } from '../../../charts/event-list.ts';
import type { App } from '../../../machines/app/app.machine.ts';
import { canReturnToMenu } from '../../models/system/return-to-menu.ts';
import { brokenBy } from '../../models/system/sentences.ts';
import { STARTS } from '../../models/system/starts.ts';
import { Frontier, type Way } from './exploration.ts';
import { possibleEvents } from './possible-events.ts';
import { watchReadGuards } from './read-guards.ts';
import { send, startSilentApp } from './silent-app.ts';
import { situationOf } from './situation.ts';

const MIN_EDGES = 1500;
/** The exploration goes on for so long if there is something that it has not seen. */
const MAX_EDGES = 5000;
// Events that affect no other machine are covered by their own machine's tests.
const ALONE = /^(draft\.change|guides\.toggle|viewport\.choose|panel\.choose|query\.change|custom\.change)$/;

/** The key that distinguishes situations: the state of each machine, and the values that machines share. */
function keyOf(app: App): string {
  const { all, chat, site, publish } = situationOf(app);
  const values = Object.fromEntries([...all].map(([name, { value }]) => [name, value]));
  const { config, waiting } = site.context;
  return JSON.stringify([
    values,
    chat.context.stack.at(-1)?.field?.type ?? chat.context.stack.length,
    waiting.length,
    config._siteId !== undefined,
    publish.context.email,
    publish.context.draftSiteId !== undefined,
  ]);
}

// What these guards read is their event and their own context. The paths of their machines call them.
const NOT_CALLED = new Set([
  'chat isToCorrect',
  'pictures canRetry',
  'pictures isIn',
  'preview isPanel',
  'preview isViewport',
  'deploy bringsSiteId',
  'publish bringsSiteId',
  'request isReader',
  'site isNews',
  'site isStoreEmpty',
]);

// The exploration types little into Find, which then finds nothing. The paths of Find show both outcomes.
const OF_FOUND = new Set(['find hasAnswer', 'find isPossible']);

const guards = watchReadGuards();
afterAll(() => guards.stop());

/** The guards that read another actor and were seen with one outcome only. */
const oneSided = () =>
  guards.found().filter(({ name, whenTrue, whenFalse }) => !(whenTrue && whenFalse) && !OF_FOUND.has(name));
const notCalled = () => guards.unevaluated().filter((name) => !NOT_CALLED.has(name));

const eventsOf = ({ start, events }: Way) => [...(STARTS[start]?.events ?? []), ...events];

/**
 * Sends all events of a way without awaiting anything between them. Awaiting would let the service of the language
 * finish, and that would end the state `switching`.
 */
const follow = (app: App, way: Way) => {
  for (const each of eventsOf(way)) send(app, each);
};
const textOf = (way: Way) => formatEventList(eventsOf(way));

/** Sends an event. Fails if a sentence is broken. */
const take = (app: App, event: SentEvent, way: Way) => {
  const before = situationOf(app);
  send(app, event);
  const broken = brokenBy(before, situationOf(app), event);
  if (broken !== undefined) expect.fail(`broken: "${broken}" by\n${textOf(way)}`);
};

test('exploring all machines together: every sentence holds, and every situation leads back to the main menu', {
  timeout: 600_000,
}, async ({ task }) => {
  const seen = new Set<string>();
  const frontier = new Frontier();
  let edges = 0;
  let alone = 0;
  /** Ends an app in a situation; one that was not seen before is explored on. Returns whether it is such a one. */
  const arrive = (app: App, way: Way): boolean => {
    const key = keyOf(app);
    const isNew = !seen.has(key);
    if (isNew) {
      seen.add(key);
      const events = possibleEvents(app).flat();
      const choices = events.filter(({ event }) => !ALONE.test(event.type));
      alone += events.length - choices.length;
      frontier.add(way, choices);
      if (!canReturnToMenu(app)) expect.fail(`no way to the main menu from\n${textOf(way)}`);
    }
    app.stop();
    return isNew;
  };
  for (const [start, { stored, events }] of Object.entries(STARTS)) {
    const way = { start, events: [] };
    const app = await startSilentApp(stored);
    for (const event of events) take(app, event, way);
    expect(arrive(app, way), `the start ${start} leads to a new situation`).toBe(true);
  }
  const isIncomplete = () =>
    frontier.unexplored().length > 0 || oneSided().length > 0 || notCalled().length > 0;
  while (edges < MIN_EDGES || (edges < MAX_EDGES && isIncomplete())) {
    const edge = frontier.next();
    if (!edge) break;
    edges++;
    const app = await startSilentApp(STARTS[edge.way.start]?.stored);
    follow(app, edge.way);
    const way = { ...edge.way, events: [...edge.way.events, edge.event] };
    take(app, edge.event, way);
    arrive(app, way);
  }
  const left = [...frontier.leftByMachine()].toSorted(([, one], [, other]) => other - one);
  const sum = left.reduce((total, [, count]) => total + count, 0);
  const byMachine = left.map(([machine, count]) => `${machine} ${count}`).join(', ');
  task.meta.printed = [
    `system: ${seen.size} situations, ${edges} events explored, ${seen.size} ways home`,
    `system: kinds of events explored ${frontier.kinds() - frontier.unexplored().length}/${frontier.kinds()}`,
    `system: left out ${sum} events of ${frontier.leftSituations()} situations: ${byMachine}`,
    `system: left out ${alone} events that affect no other machine`,
  ];
  expect(edges).toBeGreaterThanOrEqual(MIN_EDGES);
  expect(frontier.unexplored(), 'possible, never explored').toEqual([]);
});

test('each guard that reads another actor was seen with both outcomes, beside the real actor', ({ task }) => {
  const found = guards.found();
  const missing = oneSided();
  task.meta.printed = [
    `system: guards that read another actor ${found.length - missing.length}/${found.length}`,
  ];
  expect(missing).toEqual([]);
  expect(notCalled()).toEqual([]);
});
