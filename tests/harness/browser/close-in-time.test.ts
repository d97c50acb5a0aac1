import { expect, test, vi } from 'vitest';
import { closeInTime, inTime } from './close-in-time.ts';

test('what does not close is not waited for', async () => {
  const closing = vi.fn(() => new Promise<void>(() => undefined));
  expect(
    await inTime(
      closing().then(() => 'closed'),
      'late',
      1,
    ),
  ).toBe('late');
  expect(await inTime(Promise.resolve('closed'), 'late')).toBe('closed');
});

test('a failure to close is not hidden', async () => {
  await expect(closeInTime({ close: () => Promise.reject(new Error('gone')) })).rejects.toThrow('gone');
});
