import { expect, test } from 'vitest';
import type { App } from '../../../machines/app/app.machine.ts';
import { formatEventList, type SentEvent } from '../../../src/inspect/session/event-list.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { possibleEvents } from './possible-events.ts';
import { canReturnToMenu } from './return-to-menu.ts';
import { brokenBy } from './sentences.ts';
import { send, startSilentApp } from './silent-app.ts';
import { situationOf } from './situation.ts';

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

test('exploring all machines together: every sentence holds, and every situation leads back to the main menu', {
  timeout: 180_000,
}, async ({ task }) => {
  const seen = new Set<string>();
  const queue: (readonly SentEvent[])[] = [[]];
  let edges = 0;
  let homes = 0;
  for (let list = queue.shift(); list && edges < MAX_EDGES; list = queue.shift()) {
    const app = await at(list);
    const choices = possibleEvents(app)
      .flat()
      .filter(({ event }) => !ALONE.test(event.type));
    app.stop();
    for (const choice of choices) {
      edges++;
      const explored = await at(list);
      const before = situationOf(explored);
      send(explored, choice);
      const way: readonly SentEvent[] = [...list, choice];
      const broken = brokenBy(before, situationOf(explored), choice);
      if (broken !== undefined) expect.fail(`broken: "${broken}" by\n${formatEventList(way)}`);
      const key = keyOf(explored);
      if (!seen.has(key)) {
        seen.add(key);
        queue.push(way);
        homes++;
        if (!canReturnToMenu(explored)) expect.fail(`no way to the main menu from\n${formatEventList(way)}`);
      }
      explored.stop();
    }
  }
  task.meta.printed = [`system: ${seen.size} situations, ${edges} events explored, ${homes} ways home`];
  expect(edges).toBeGreaterThanOrEqual(MAX_EDGES);
});

async function at(list: readonly SentEvent[]): Promise<App> {
  const app = await startSilentApp(exampleConfig);
  for (const each of list) send(app, each);
  return app;
}
