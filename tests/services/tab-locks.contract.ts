import { describe, expect, test } from 'vitest';
import type { TabLocks } from '../../domain/ports.ts';

const never = new AbortController().signal;

/** What every implementation of the tabs' locks does; `open` gives one for a tab, all of them on the same locks. */
export function tabLocksContract(name: string, open: () => TabLocks): void {
  describe(`locks of tabs: ${name}`, () => {
    test('one tab holds a lock at a time, in the order in which they asked', async () => {
      const [one, other, third] = [open(), open(), open()];
      const seen: string[] = [];
      const take = async (locks: TabLocks, who: string) => {
        const release = await locks.take('a', never);
        seen.push(who);
        return release;
      };
      const first = take(one, 'first');
      const second = take(other, 'second');
      const last = take(third, 'third');
      (await first)();
      const release = await second;
      expect(seen).toEqual(['first', 'second']);
      release();
      (await last)();
      expect(seen).toEqual(['first', 'second', 'third']);
    });

    test('locks of other names are free', async () => {
      const release = await open().take('b', never);
      const other = await open().take('c', never);
      other();
      release();
    });

    test('who no longer waits is told so, and is left out', async () => {
      const release = await open().take('d', never);
      const leaving = new AbortController();
      const left = open().take('d', leaving.signal);
      const next = open().take('d', never);
      leaving.abort(new Error('closed'));
      await expect(left).rejects.toThrow('closed');
      release();
      (await next)();
    });

    test('an abort after the lock was granted leaves it held until it is released', async () => {
      const closing = new AbortController();
      const release = await open().take('e', closing.signal);
      const next = open().take('e', never);
      closing.abort();
      const winner = await Promise.race([next.then(() => 'next'), Promise.resolve('held')]);
      expect(winner).toBe('held');
      release();
      (await next)();
    });

    test('who asks after leaving gets nothing', async () => {
      await expect(open().take('f', AbortSignal.abort(new Error('closed')))).rejects.toThrow('closed');
    });
  });
}
