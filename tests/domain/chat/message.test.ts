import { expect, test } from 'vitest';
import { clockTime, optionNamed } from '../../../src/domain/chat/message.ts';

test('times are 24 hours, HH:MM', () => {
  expect(clockTime(new Date(2026, 0, 2, 3, 4).getTime())).toBe('03:04');
  expect(clockTime(new Date(2026, 0, 2, 23, 59).getTime())).toBe('23:59');
});

test('optionNamed ignores case and surrounding blanks', () => {
  const message = { text: '', isUser: false, at: 0, buttons: ['Hero', 'Main Button'] };
  expect(optionNamed(message, ' main button ')).toBe('Main Button');
  expect(optionNamed(message, 'main')).toBeUndefined();
  expect(optionNamed(undefined, 'Hero')).toBeUndefined();
});
