import { expect, test } from 'vitest';
import { formatSession, parseSession } from '../../../inspector/session/session-file.ts';
import { EDIT, sessionOf } from '../replayed-session.ts';

const session = sessionOf(EDIT);

test('round-trips a session, except for the app’s saved states', () => {
  const back = parseSession(formatSession(session));
  expect(back?.actors).toEqual(session.actors);
  expect(back?.entries).toEqual(session.entries.map((entry) => ({ ...entry, step: undefined })));
  expect(back?.entriesOf).toEqual(session.entriesOf);
  expect(back?.initial).toEqual(session.initial);
});

test.each([
  ['no JSON', '{'],
  ['another format', '{"format":"har","version":1}'],
  ['another version', formatSession(session).replace('"version":1', '"version":2')],
  ['an entry without a receiver', formatSession(session).replace('"to":', '"two":')],
  ['a time that is none', formatSession(session).replace('"at":1,', '"at":1e300,')],
  [
    'a change nested without end',
    formatSession(session).replace('"changes":[{"path":[', `"changes":[{"path":[${'"a",'.repeat(60)}`),
  ],
  ['a value nested without end', `${'['.repeat(5000)}${']'.repeat(5000)}`],
])('%s is refused', (_, text) => {
  expect(parseSession(text)).toBeUndefined();
});
