import { expect, test } from 'vitest';
import { simulatedEdits } from '../../src/services/edits.simulated.ts';

function start() {
  const timers = new Map<number, { callback: () => void; milliseconds: number }>();
  const edits = simulatedEdits({
    setTimeout: (callback, milliseconds) => {
      timers.set(timers.size + 1, { callback, milliseconds });
      return timers.size;
    },
    clearTimeout: (timer) => {
      timers.delete(timer);
    },
    now: () => 42,
  });
  return { edits, timers };
}

test('an edit takes 1000 ms and returns when it ended', async () => {
  const { edits, timers } = start();
  const waiting = edits.wait(new AbortController().signal);
  expect([...timers.values()].map((timer) => timer.milliseconds)).toEqual([1000]);
  timers.get(1)?.callback();
  expect(await waiting).toEqual({ at: 42 });
});

test('an aborted edit clears its timer', async () => {
  const { edits, timers } = start();
  const stopping = new AbortController();
  const waiting = edits.wait(stopping.signal);
  stopping.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
  expect(timers.size).toBe(0);
});
