import { expect, test } from 'vitest';
import { formatSession, parseSession } from '../../../src/inspect/session/session-file.ts';
import { EDIT, sessionOf } from '../replayed-session.ts';

const session = sessionOf(EDIT);

test('a session comes back from its file as it was, but for the app’s own memory of it', () => {
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
  ['a value nested without end', `${'['.repeat(5000)}${']'.repeat(5000)}`],
])('%s is no session', (_, text) => {
  expect(parseSession(text)).toBeUndefined();
});
