import { expect, test } from 'vitest';
import {
  detailsOf,
  nameOf,
  payloadOf,
  sinceText,
  timeOf,
  transitionsOf,
  whyUntaken,
} from '../../../inspector/panel/entry-text.ts';
import type { LogEntry, Session } from '../../../inspector/session/session.ts';
import { EDIT, endOf, firstIndexOf, sessionOf } from '../replayed-session.ts';

const REFUSED = sessionOf([
  { to: 'publish', event: { type: 'publish.open' } },
  { to: 'publish', event: { type: 'publish.submit' } },
]);
const edited = sessionOf(EDIT);

function entryAt({ entries }: Session, index: number): LogEntry {
  const entry = entries[index];
  if (!entry) throw new Error(`There is no entry ${index}`);
  return entry;
}

test('transitions are told in words, with the guards that were false before them', () => {
  expect(transitionsOf(REFUSED, entryAt(REFUSED, endOf(REFUSED)))).toEqual([
    'email: publish.submit → rejected',
    'hasDrafts, hasEmail were false',
  ]);
  expect(transitionsOf(edited, entryAt(edited, firstIndexOf(edited, 'message.sent')))).toEqual([
    'field: message.sent / readText',
    'isAtTable was false',
    'field: value.chosen → waiting / takeValue, dropValue, announceAct',
    'isWholeAddress was false',
  ]);
});

test('an event that no transition took has the guards that were false, or none', () => {
  const undone = sessionOf([
    { to: 'site', event: { type: 'step.redo', at: 1 } },
    { to: 'publish', event: { type: 'publish.submit' } },
  ]);
  expect(whyUntaken(undone, entryAt(undone, firstIndexOf(undone, 'step.redo')))).toBe(
    'Not taken: redoesReplacing, canRedo were false.',
  );
  expect(whyUntaken(undone, entryAt(undone, endOf(undone)))).toBe(
    'Not taken: no active state has a transition on this event.',
  );
});

test('a payload is told without ids of the library, and in one line without the time', () => {
  const done = { type: 'xstate.done.actor.0.site.saving', output: 'committed', actorId: '0.site.saving' };
  expect(payloadOf(done)).toEqual({ output: 'committed' });
  expect(detailsOf(done)).toBe('output: "committed"');
  expect(detailsOf({ type: 'option.pick', label: 'Hero', at: 1 })).toBe('label: "Hero"');
});

test('times have milliseconds, and differences a unit', () => {
  expect(timeOf(Date.parse('2025-06-01T09:30:00.042Z'))).toBe('09:30:00.042');
  expect([sinceText(12), sinceText(3400)]).toEqual(['+12 ms', '+3.4 s']);
});

test('a sender that is no actor is the screen', () => {
  expect(nameOf(edited, undefined)).toBe('screen');
});
