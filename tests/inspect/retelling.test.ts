import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { eventListOf, testOf } from '../../src/inspect/retelling.ts';
import { EDIT, endOf, momentOf, sessionOf } from './retold-session.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BOOTED = 'xstate.done.actor.0.app.booting';
const session = sessionOf(EDIT);

test('the list of a replayed session is the list it was replayed from', () => {
  const [booted, ...others] = eventListOf(session, endOf(session)) ?? [];
  expect(booted?.event.type).toBe(BOOTED);
  expect(others).toEqual(EDIT);
});

test('a list ends at the moment that is looked at', () => {
  const list = eventListOf(session, momentOf(session, 'draft.change'));
  expect(list?.map(({ event }) => event.type)).toEqual([
    BOOTED,
    'option.pick',
    'option.pick',
    'draft.change',
  ]);
});

test('replaying the list of a session ends in an equal session', () => {
  const again = sessionOf(eventListOf(session, endOf(session)) ?? []);
  const story = ({ entries }: typeof session) =>
    entries.map(({ event, transitions, after }) => ({ event, transitions, after }));
  expect(story(again)).toEqual(story(session));
});

test('a session that began in the middle has no list', () => {
  const late = { ...session, entries: session.entries.filter(({ event }) => event.type !== BOOTED) };
  expect(eventListOf(late, endOf(late))).toBeUndefined();
  expect(testOf(late, endOf(late))).toBeUndefined();
});

test('a test that was copied runs: it is green, and red where it expects something else', async () => {
  const text = testOf(session, endOf(session)) ?? '';
  expect(await runs(text)).toBe(true);
  expect(await runs(text.replace('"chat": "browsing.choosing"', '"chat": "editing.asking"'))).toBe(false);
});

/** Whether a test is green, run as a developer would run it. */
async function runs(text: string): Promise<boolean> {
  const file = `tests/inspect/copied-${crypto.randomUUID()}.test.ts`;
  onTestFinished(() => rm(`${ROOT}${file}`, { force: true }));
  await writeFile(`${ROOT}${file}`, text);
  const run = promisify(execFile)('npx', ['vitest', 'run', '--project', 'unit', file], { cwd: ROOT });
  return run.then(
    () => true,
    () => false,
  );
}
