import { expect, test } from 'vitest';
import { parseDirectUpdate } from '../../../domain/chat/direct-update.ts';

test.each([
  ['hero.title.text Hello there', { path: 'hero.title.text', typed: 'Hello there' }],
  ['  a.b c', { path: 'a.b', typed: 'c' }],
  ['a.b  two', { path: 'a.b', typed: ' two' }],
  ['a.b', undefined],
  ['a.b ', undefined],
  [' ', undefined],
  ['', undefined],
])('parseDirectUpdate(%j)', (text, command) => {
  expect(parseDirectUpdate(text)).toEqual(command);
});
