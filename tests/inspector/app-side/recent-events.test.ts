import { expect, test } from 'vitest';
import { formatEventList, parseEventList, type SentEvent } from '../../../charts/event-list.ts';
import { replay } from '../../../inspector/app-side/replay.ts';
import { lastIndex } from '../../../inspector/session/point-in-time.ts';
import { eventListOf } from '../../../inspector/session/reproduction.ts';
import { NEW_SESSION, record } from '../../../inspector/session/session.ts';
import { RecentEvents, type RecentList } from '../../../machines/app/recent-events.ts';
import { recentWhenLoaded } from '../../../src/app/recent/recent-when-loaded.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { machinesIn, send, startSilentApp } from '../../prove/system/silent-app.ts';
import { EDIT, sessionOf, statesAt } from '../replayed-session.ts';

const STORED = { ...resolveTemplate({}).template.base, _siteId: 'site-xyz9876' };
const DIALOG: readonly SentEvent[] = [
  { to: 'dialogs', event: { type: 'find.open' } },
  { to: 'dialogs.find', event: { type: 'query.change', text: 'b' } },
  { to: 'dialogs.find', event: { type: 'query.change', text: 'bl' } },
];
const typed = (text: string): SentEvent => ({ to: 'chat.box', event: { type: 'draft.change', text } });

/** An app with what it keeps, after some events. */
async function lived(list: readonly SentEvent[]) {
  const recent = new RecentEvents(() => 1);
  const app = await startSilentApp(STORED, recent);
  for (const sent of list) send(app, sent);
  const states = Object.fromEntries(
    [...machinesIn(app)].map(([address, actor]) => [address, actor.getSnapshot()]),
  );
  app.stop();
  return { recent: recent.list(), states };
}

/** The length of a list as text, each object once, as memory holds it. */
function sizeOf({ events }: RecentList): number {
  const seen = new Set();
  const once = (_: string, part: unknown) => {
    if (typeof part !== 'object' || part === null) return part;
    if (seen.has(part)) return undefined;
    seen.add(part);
    return part;
  };
  return JSON.stringify(events, once).length;
}

test('what an app came to is replayed from the events that it keeps, through a file too', async () => {
  const { recent, states } = await lived([...EDIT, ...DIALOG]);
  expect(recent.missing).toBe(0);
  const list = parseEventList(formatEventList(recent.events)) ?? [];
  const session = sessionOf(list);
  const again = statesAt(session, lastIndex(session));
  // The silent services of a replay cannot refuse to open the late code.
  expect(Object.keys(again)).toEqual(Object.keys(states));
  expect(again).toMatchObject({ chat: 'ready.menu', 'dialogs.find': 'open', site: expect.any(String) });
  const site = [...session.actors.values()].find(({ address }) => address === 'site');
  const { context } = session.entries.findLast(({ to }) => to === site?.sessionId)?.after ?? {};
  expect(context).toMatchObject({ config: { hero: { title: { text: 'Bread' } }, _siteId: 'site-xyz9876' } });
});

test('the same is kept of what happens before the code comes that keeps it, with the time of each event', async () => {
  let time = 1;
  const whole = new RecentEvents(() => time);
  const late = recentWhenLoaded(() => time);
  const app = await startSilentApp(STORED, {
    observe: (told) => {
      whole.observe(told);
      late.observe(told);
    },
    list: () => whole.list(),
  });
  for (const sent of EDIT) {
    time += 1;
    send(app, sent);
  }
  expect(late.list()).toEqual({ events: [], missing: 0 });
  late.begin(RecentEvents);
  expect(late.list()).toEqual(whole.list());
  time += 1;
  for (const sent of DIALOG) send(app, sent);
  app.stop();
  expect(late.list()).toEqual(whole.list());
});

test('an inspector that is opened late lists what was before it, and goes on', async () => {
  const { recent } = await lived(EDIT);
  const at = 9;
  const [app] = replay([]);
  const session = record(NEW_SESSION, [
    { kind: 'before', ...recent, at },
    {
      ...app,
      at,
      met: { status: 'active', value: 'running', context: {}, output: undefined, error: undefined },
    } as never,
    { kind: 'event', at, to: (app as { of: string }).of, from: undefined, event: { type: 'notice.dismiss' } },
  ]);
  expect(eventListOf(session, 0)?.map(({ event }) => event.type)).toEqual([
    ...recent.events.map(({ event }) => event.type),
    'notice.dismiss',
  ]);
});

test('typing in a box is one event, and what machines send each other is none', async () => {
  const { recent } = await lived([
    ...EDIT.slice(0, 2),
    typed('B'),
    typed('Br'),
    typed('Bread'),
    ...EDIT.slice(3, 4),
  ]);
  expect(recent.events.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'app xstate.init',
    'app xstate.done.actor.0.app.booting',
    'chat option.pick',
    'chat option.pick',
    'chat.box draft.change',
    'chat.box message.send',
  ]);
  expect(recent.events[4]?.event).toEqual({ type: 'draft.change', text: 'Bread' });
});

test('no more than 500 events and 100 kB are kept: the start, then the latest', async () => {
  const many = Array.from(
    { length: 600 },
    (_, at): SentEvent => ({ to: 'chat', event: { type: 'menu.open', at } }),
  );
  const { recent } = await lived(many);
  expect(recent.events).toHaveLength(500);
  expect(recent.missing).toBe(102);
  expect(recent.events[1]?.event.type).toBe('xstate.done.actor.0.app.booting');
  expect(recent.events.at(-1)?.event).toEqual({ type: 'menu.open', at: 599 });
  const long = Array.from({ length: 40 }, (_, n) => [
    typed('x'.repeat(4000) + n),
    ...EDIT.slice(3, 4),
  ]).flat();
  const large = (await lived(long)).recent;
  expect(large.missing).toBeGreaterThan(0);
  expect(sizeOf(large)).toBeLessThan(110_000);
  expect(large.events.at(-2)?.event).toEqual({ type: 'draft.change', text: `${'x'.repeat(4000)}39` });
});

test('a text that the program made is kept as its length, and a file by its name', async () => {
  const html = '<p>'.repeat(60_000);
  const file = new File(['a'.repeat(300_000)], 'cat.png', { type: 'image/png' });
  const { recent } = await lived([
    ...EDIT,
    { to: 'chat', event: { type: 'menu.open', html, at: 1 } },
    { to: 'chat', event: { type: 'file.choose', file } },
  ]);
  expect(recent.missing).toBe(0);
  expect(recent.events.at(-2)?.event).toEqual({ type: 'menu.open', html: '(180000 characters)', at: 1 });
  expect(recent.events.at(-1)?.event.file).toBe(file);
});

test('an event that cannot be kept is counted, and reaches the app', async () => {
  let isBroken = false;
  const recent = new RecentEvents(() => {
    if (isBroken) throw new Error('no time today');
    return 1;
  });
  const app = await startSilentApp(STORED, recent);
  const before = recent.list();
  isBroken = true;
  app.send({ type: 'app.fail', text: 'no time today' });
  expect(app.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: 'no time today' } });
  expect(recent.list()).toEqual({ ...before, missing: before.missing + 1 });
  app.stop();
});
