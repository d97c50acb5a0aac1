import { expect, test } from 'vitest';
import { clockTime } from '../../../domain/chat/message.ts';

test('times are 24 hours, HH:MM', () => {
  expect(clockTime(new Date(2026, 0, 2, 3, 4).getTime())).toBe('03:04');
  expect(clockTime(new Date(2026, 0, 2, 23, 59).getTime())).toBe('23:59');
});
