import { afterAll, expect, test } from 'vitest';
import type { App } from '../../../machines/app/app.machine.ts';
import { formatEventList } from '../../../src/inspect/session/event-list.ts';
import { Frontier, type Way } from './exploration.ts';
import { possibleEvents } from './possible-events.ts';
import { watchReadGuards } from './read-guards.ts';
import { canReturnToMenu } from './return-to-menu.ts';
import { brokenBy } from './sentences.ts';
import { send, startSilentApp } from './silent-app.ts';
import { situationOf } from './situation.ts';
import { STARTS } from './starts.ts';

const MAX_EDGES = 3000;
// Events that affect no other machine are covered by their own machine's tests.
const ALONE =
  /^(draft\.change|guides\.toggle|viewport\.choose|panel\.choose|query\.change|custom\.change|log\.scroll)$/;

/** The key that distinguishes situations: the state of each machine, and the values that machines share. */
function keyOf(app: App): string {
  const { all, chat, site, publish } = situationOf(app);
  const { transcriptScroll: _, ...values } = Object.fromEntries(
    [...all].map(([name, { value }]) => [name, value]),
  );
  const { config, waiting } = site.context;
  return JSON.stringify([
    values,
    chat.context.conversation.above.at(-1)?.field?.type ?? chat.context.conversation.above.length,
    waiting.length,
    config._siteId !== undefined,
    publish.context.email,
    publish.context.draftSiteId !== undefined,
  ]);
}

// What these guards read is their event and their own context. The paths of their machines call them.
const NOT_CALLED = new Set([
  'interview uploads',
  'pictures canRetry',
  'pictures isIn',
  'preview isPanel',
  'preview isViewport',
  'publish bringsSiteId',
  'site isNews',
  'site isStoreEmpty',
  'transcriptScroll isNear',
]);

const guards = watchReadGuards();
afterAll(() => guards.stop());

const choicesIn = (app: App) =>
  possibleEvents(app)
    .flat()
    .filter(({ event }) => !ALONE.test(event.type));

/** Sends all events of a way at once. A language is kept as soon as something waits, which would leave it. */
const follow = (app: App, { start, events }: Way) => {
  for (const each of [...(STARTS[start]?.events ?? []), ...events]) send(app, each);
};
const textOf = ({ start, events }: Way) => formatEventList([...(STARTS[start]?.events ?? []), ...events]);

test('exploring all machines together: every sentence holds, and every situation leads back to the main menu', {
  timeout: 180_000,
}, async ({ task }) => {
  const seen = new Set<string>();
  const frontier = new Frontier();
  let edges = 0;
  /** Ends an app in a situation; one that was not seen before is explored on. */
  const arrive = (app: App, way: Way) => {
    const key = keyOf(app);
    if (!seen.has(key)) {
      seen.add(key);
      frontier.add(way, choicesIn(app));
      if (!canReturnToMenu(app)) expect.fail(`no way to the main menu from\n${textOf(way)}`);
    }
    app.stop();
  };
  for (const [start, { stored }] of Object.entries(STARTS)) {
    const way = { start, events: [] };
    const app = await startSilentApp(stored);
    follow(app, way);
    arrive(app, way);
  }
  while (edges < MAX_EDGES || frontier.unexplored().length > 0) {
    const edge = frontier.next();
    if (!edge) break;
    edges++;
    const app = await startSilentApp(STARTS[edge.way.start]?.stored);
    follow(app, edge.way);
    const before = situationOf(app);
    send(app, edge.event);
    const way = { ...edge.way, events: [...edge.way.events, edge.event] };
    const broken = brokenBy(before, situationOf(app), edge.event);
    if (broken !== undefined) expect.fail(`broken: "${broken}" by\n${textOf(way)}`);
    arrive(app, way);
  }
  const left = [...frontier.leftByMachine()].toSorted(([, one], [, other]) => other - one);
  const sum = left.reduce((total, [, count]) => total + count, 0);
  const byMachine = left.map(([machine, count]) => `${machine} ${count}`).join(', ');
  task.meta.printed = [
    `system: ${seen.size} situations, ${edges} events explored, ${seen.size} ways home`,
    `system: kinds of events explored ${frontier.kinds() - frontier.unexplored().length}/${frontier.kinds()}`,
    `system: left out ${sum} events of ${frontier.leftSituations()} situations: ${byMachine}`,
  ];
  expect(frontier.unexplored(), 'possible, never explored').toEqual([]);
});

test('each guard that reads another actor was seen with both outcomes, beside the real actor', ({ task }) => {
  const found = guards.found();
  const missing = found.filter(({ whenTrue, whenFalse }) => !(whenTrue && whenFalse));
  task.meta.printed = [
    `system: guards that read another actor ${found.length - missing.length}/${found.length}`,
  ];
  expect(missing).toEqual([]);
  expect(guards.unevaluated().filter((name) => !NOT_CALLED.has(name))).toEqual([]);
});
