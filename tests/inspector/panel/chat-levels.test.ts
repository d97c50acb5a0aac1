import { expect, test } from 'vitest';
import { levelsIn, stackTextOf } from '../../../inspector/panel/chat-levels.ts';
import { record } from '../../../inspector/session/session.ts';
import { endOf, sessionOf } from '../replayed-session.ts';

/** The chat after an event that left it with these levels. */
function steppedTo(from: ReturnType<typeof sessionOf>, names: readonly string[]) {
  const chat = [...from.actors.values()].find(({ address }) => address === 'chat')?.sessionId ?? '';
  const event = { type: 'step' };
  const context = { stack: names.map((name) => ({ name, messages: [] })) };
  const snapshot = { status: 'active', value: 'menu', context, output: undefined, error: undefined };
  return record(from, [
    { kind: 'event', at: 1, to: chat, from: undefined, event },
    { kind: 'snapshot', at: 1, of: chat, event, snapshot, transitions: [] },
  ]);
}

test('a step says which levels it pushed or popped', () => {
  const told = [
    ['Home'],
    ['Home', 'Hero'],
    ['Home', 'Hero', 'Title'],
    ['Home', 'Hero'],
    ['Home', 'Hero', 'Title'],
    ['Home'],
  ];
  let session = sessionOf([]);
  const texts = told.map((names) => {
    session = steppedTo(session, names);
    const entry = session.entries[endOf(session)];
    return entry && [levelsIn(entry.after).join(' › '), stackTextOf(session, entry)];
  });
  expect(texts).toEqual([
    ['Home', undefined],
    ['Home › Hero', 'push Hero'],
    ['Home › Hero › Title', 'push Title'],
    ['Home › Hero', 'pop'],
    ['Home › Hero › Title', 'push Title'],
    ['Home', 'pop to Home'],
  ]);
});

test('an actor without a stack has no levels', () => {
  for (const context of [undefined, {}, { stack: 7 }, { stack: [null, 7, {}] }])
    expect(levelsIn({ status: 'active', value: undefined, context })).toEqual([]);
});
