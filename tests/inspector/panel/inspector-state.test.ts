import { expect, test } from 'vitest';
import { replay } from '../../../inspector/app-side/replay.ts';
import {
  type InspectorEvent,
  inspectorAfter,
  isLive,
  shownIndex as momentSeen,
  NEW_INSPECTOR,
} from '../../../inspector/panel/inspector-state.ts';
import { eventFrom, examplePayload } from '../../../inspector/panel/payloads.ts';
import { EDIT, endOf, firstIndexOf, sessionOf } from '../replayed-session.ts';

const after = (...events: readonly InspectorEvent[]) => events.reduce(inspectorAfter, NEW_INSPECTOR);
const told = { type: 'app.told', reports: replay(EDIT), isAnew: false } as const;
/** The app tells everything again. */
const anew: InspectorEvent = { type: 'app.told', reports: [], isAnew: true };
const session = sessionOf(EDIT);

test('follows the latest entry until another one is chosen', () => {
  const live = after(told);
  expect(isLive(live)).toBe(true);
  expect(momentSeen(live)).toBe(endOf(session));
  const past = inspectorAfter(live, { type: 'entry.choose', index: 3 });
  expect(isLive(past)).toBe(false);
  expect(momentSeen(inspectorAfter(past, told))).toBe(3);
});

test.each([
  ['before the beginning', -7, -1],
  ['the end', endOf(session), undefined],
  ['beyond the end', 1e6, undefined],
])('an index %s is clamped', (_, asked, seen) => {
  expect(after(told, { type: 'entry.choose', index: asked }).index).toBe(seen);
});

test('a reset by the app closes a replay, which may hold what is redacted now, but not a file', () => {
  const origins = (['replay', 'file'] as const).map(
    (origin) => after({ type: 'session.open', origin, session }, anew).origin,
  );
  expect(origins).toEqual(['live', 'file']);
});

test('a closed app takes no requests until it connects again', () => {
  const ended = after(told, { type: 'app.left' });
  expect(isLive(ended)).toBe(false);
  expect(ended.notice).toMatch(/^The app was reloaded or closed/);
  expect(ended.session.entries).toHaveLength(session.entries.length);
  expect(isLive([anew, told].reduce(inspectorAfter, ended))).toBe(true);
});

test('the live session continues while another one is open', () => {
  const opened = after({ type: 'session.open', origin: 'file', session }, told);
  expect(opened.session).toBe(session);
  expect(isLive(opened)).toBe(false);
  const back = inspectorAfter(opened, { type: 'session.close' });
  expect(back.session.entries).toHaveLength(session.entries.length);
  expect(isLive(back)).toBe(true);
});

test('clearing empties the log and leaves everything else as it was', () => {
  const empty = after(told, { type: 'entry.choose', index: 3 }, { type: 'session.clear' });
  expect(empty.session.entries).toEqual([]);
  expect(isLive(empty)).toBe(true);
  expect(momentSeen(empty)).toBe(-1);
  expect([...empty.session.actors.values()].map(({ address }) => address)).toContain('chat');
});

test('the chosen entry stays chosen when older ones are dropped, and the developer is told', () => {
  const typing = {
    ...told,
    reports: replay([
      ...EDIT,
      ...Array.from({ length: 6000 }, (_, n) => ({
        to: 'preview',
        event: { type: 'guides.toggle' },
        at: 1_700_000_000_000 + n,
      })),
    ]),
  };
  const first = after(typing);
  const index = 5000;
  const chosen = inspectorAfter(first, { type: 'entry.choose', index });
  const toggles = typing.reports.slice(-10_000);
  const dropped = inspectorAfter(chosen, { ...told, reports: toggles });
  expect(dropped.session.dropped?.count).toBe(2000);
  expect(dropped.session.entries[momentSeen(dropped)]?.at).toBe(first.session.entries[index]?.at);
  expect(dropped.notice).toMatch(/^Events before \d\d:\d\d:\d\d were dropped\.$/);
});

test('the zoom stays within bounds; choosing an actor or a reach resets it', () => {
  const zoomed = after({ type: 'zoom.choose', zoom: 1.5 });
  expect(zoomed.zoom).toBe(1.5);
  expect(inspectorAfter(zoomed, { type: 'zoom.choose', zoom: 99 }).zoom).toBe(3);
  expect(inspectorAfter(zoomed, { type: 'actor.choose', sessionId: 'x:1' })).toMatchObject({
    zoom: undefined,
    chosen: 'x:1',
  });
  expect(inspectorAfter(zoomed, { type: 'reach.choose', reach: 'all' })).toMatchObject({
    zoom: undefined,
    chosen: undefined,
    reach: 'all',
  });
});

test('a draft starts with the latest payload of its type, else an example, at the current time', () => {
  expect(JSON.parse(examplePayload(session, 'option.pick', 99))).toEqual({ label: 'Title', at: 99 });
  expect(JSON.parse(examplePayload(session, 'viewport.choose', 99))).toEqual({ viewport: 'mobile' });
  expect(JSON.parse(examplePayload(session, 'unheard.of', 99))).toEqual({});
  expect(firstIndexOf(session, 'viewport.choose')).toBe(-1);
});

test('parses a typed payload, or explains why it is invalid', () => {
  expect(eventFrom('draft.change', '{"text": "Hi"}')).toEqual({ type: 'draft.change', text: 'Hi' });
  expect(eventFrom('publish.open', '')).toEqual({ type: 'publish.open' });
  expect(eventFrom('draft.change', '[1]')).toBe('The details are an object, such as {"text": "Hello"}.');
  expect(typeof eventFrom('draft.change', '{')).toBe('string');
  expect(eventFrom('file.choose', '{"file": "cat"}')).toBe('A file is written as its name, type and size.');
  expect(
    eventFrom('file.choose', '{"file": {"name": "a.png", "type": "image/png", "size": 3}}'),
  ).toMatchObject({
    file: new File(['   '], 'a.png', { type: 'image/png' }),
  });
});

test('a state closed in a whole chart leaves the others open; folding the rest forgets it', () => {
  const whole = after(told, { type: 'fold.none' });
  const chat = [...whole.session.actors.values()].find(({ address }) => address === 'chat');
  const closed = inspectorAfter(whole, {
    type: 'fold.change',
    sessionId: chat?.sessionId ?? '',
    stateId: 'chat.menu',
    isOpen: false,
  });
  expect(closed.isWhole).toBe(false);
  expect([closed.folds.get('chat.menu'), closed.folds.get('chat.field')]).toEqual([false, true]);
  const rest = inspectorAfter(closed, { type: 'fold.rest' });
  expect([rest.isWhole, rest.folds.size]).toEqual([false, 0]);
});

test('the search shows one match after the other, exact names first, opened up to the state', () => {
  const searched = after(told, { type: 'search.change', text: 'form' }, { type: 'search.next' });
  expect(searched.found?.stateId).toBe('publish.form');
  expect([...searched.folds]).toEqual([
    ['publish', true],
    ['publish.form', true],
  ]);
  const path = after(told, { type: 'search.change', text: 'form.email.re' }, { type: 'search.next' });
  expect(path.found?.stateId).toBe('publish.form.email.rejected');
  const [first, second, again] = [1, 2, 3].map((times) =>
    after(
      told,
      { type: 'search.change', text: 'asking' },
      ...Array.from({ length: times }, () => ({ type: 'search.next' }) as const),
    ),
  );
  expect([first, second, again].map((each) => each?.found?.stateId)).toEqual([
    'publish.form.email.asking',
    'publish.failed.reason.offline.asking',
    'publish.failed.email.asking',
  ]);
  const nothing = after(told, { type: 'search.change', text: 'nowhere' }, { type: 'search.next' });
  expect([nothing.found, nothing.notice]).toEqual([undefined, 'No state is called nowhere.']);
});
