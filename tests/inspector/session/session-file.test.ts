import { expect, test } from 'vitest';
import { packed, unpacked } from '../../../inspector/session/packed.ts';
import { formatSession, parseSession } from '../../../inspector/session/session-file.ts';
import { EDIT, sessionOf } from '../replayed-session.ts';

const session = sessionOf(EDIT);

interface File {
  readonly rows: unknown[];
}

/** The session's file after a change. */
function edited(change: (file: File) => void): string {
  const file: File = JSON.parse(formatSession(session));
  change(file);
  return JSON.stringify(file);
}

/** Adds lists inside lists, each holding the one before so many times. */
function nested(rows: unknown[], depth: number, times: number): void {
  for (let n = 0; n < depth; n += 1)
    rows.push([0, ...Array.from({ length: times }, () => [rows.length - 1])]);
}

test('round-trips a session', () => {
  expect(parseSession(formatSession(session))).toEqual(session);
  const late = { ...session, before: { events: EDIT, missing: 3 } };
  expect(parseSession(formatSession(late))).toEqual(late);
});

test('an object that is held twice is written once, and is one object again', () => {
  const shared = { text: 'a' };
  const again = unpacked(packed({ first: shared, list: [shared, 1, null, 'b'] }));
  expect(again).toEqual({ first: shared, list: [shared, 1, null, 'b'] });
  const { first, list } = again as { first: object; list: readonly unknown[] };
  expect(list[0]).toBe(first);
});

test.each([
  ['no JSON', '{'],
  ['another format', '{"format":"har","version":1}'],
  ['another version', formatSession(session).replace('"version":2', '"version":1')],
  ['an entry without a receiver', formatSession(session).replace('"to"', '"two"')],
  [
    'a time that is none',
    formatSession({ ...session, entries: session.entries.map((entry) => ({ ...entry, at: 1e300 })) }),
  ],
  ['a row that holds itself', edited((file) => file.rows.push([0, [file.rows.length]]))],
  ['values nested without end', edited((file) => nested(file.rows, 70, 1))],
  ['values without end', edited((file) => nested(file.rows, 50, 2))],
  ['a value nested without end', `${'['.repeat(5000)}${']'.repeat(5000)}`],
])('%s is refused', (_, text) => {
  expect(parseSession(text)).toBeUndefined();
});
