import { expect, test } from 'vitest';
import { createRedactor } from '../../../domain/redact.ts';
import { InspectionFeed } from '../../../inspector/app-side/inspection-feed.ts';
import { createScratchApp } from '../../../inspector/app-side/scratch-app.ts';
import type { Report } from '../../../inspector/session/messages.ts';
import { actorsAt, lastIndex } from '../../../inspector/session/point-in-time.ts';
import { NEW_SESSION, record, type Session } from '../../../inspector/session/session.ts';
import { BOOTED } from '../../../inspector/session/start-of-app.ts';
import type { AppActors } from '../../../machines/app/app.machine.ts';
import { selectActors } from '../../../machines/app/app.machine.ts';
import { en } from '../../../words/en/en.ts';
import { newSite } from '../../machines/start-actors.ts';
import { statesAt } from '../replayed-session.ts';

/** An app that an inspector watches, which keeps what it is told. */
function watchedApp() {
  let own: readonly Report[] = [];
  let tell = () => {};
  const feed = new InspectionFeed({
    tell: (reports, isAnew) => {
      own = isAnew ? reports : [...own, ...reports];
    },
    redact: createRedactor([]),
    now: () => 7,
    whenIdle: (callback) => {
      tell = callback;
    },
  });
  const app = createScratchApp({ words: en, at: 0 });
  feed.watch(app);
  app.start();
  app.send({ type: BOOTED, output: newSite() } as never);
  const actors = selectActors(app.getSnapshot());
  if (!actors) throw new Error('The app does not run');
  return { feed, actors, told: () => own, idle: () => tell() };
}

function type({ chat }: AppActors, count: number): void {
  const { box } = chat.getSnapshot().context;
  for (let n = 1; n <= count; n += 1) box.send({ type: 'draft.change', text: `draft ${n}` });
}

function namesAtEnd(session: Session): readonly string[] {
  return actorsAt(session, lastIndex(session)).map(({ address }) => address);
}

test('an inspector that connects late is told the latest events, and each actor as it was before them', () => {
  const { feed, actors, told, idle } = watchedApp();
  actors.chat.send({ type: 'place.open', target: 'hero.title.text', at: 1 });
  actors.site.send({ type: 'edit.apply', commandId: 'a', path: 'hero.title.text', typed: 'Bread' });
  type(actors, 12_000);
  idle();
  const live = record(NEW_SESSION, told());
  feed.resend();
  const late = record(NEW_SESSION, told());
  expect(late.entries.length).toBeLessThanOrEqual(10_000);
  expect(late.entries.length).toBeGreaterThan(7_000);
  expect(statesAt(late, lastIndex(late))).toEqual(statesAt(live, lastIndex(live)));
  // Services that began before the oldest event are known to be at work.
  expect(namesAtEnd(late)).toEqual(namesAtEnd(live));
  expect(statesAt(late, -1)).toEqual(statesAt(live, lastIndex(live)));
});

test('after it was cleared, an inspector that connects is told the actors alone', () => {
  const { feed, actors, told, idle } = watchedApp();
  type(actors, 5);
  idle();
  const live = record(NEW_SESSION, told());
  feed.clear();
  feed.resend();
  const late = record(NEW_SESSION, told());
  expect(late.entries).toEqual([]);
  expect(statesAt(late, -1)).toEqual(statesAt(live, lastIndex(live)));
});
