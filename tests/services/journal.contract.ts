import { describe, expect, test } from 'vitest';
import type { Journal } from '../../src/domain/journal.ts';

const HEAD = { count: 1, since: 7, at: 9 };
const LATER = { count: 2, since: 7, at: 11 };
const NEVER_LEFT = { left: undefined };

/** What every journal does; `start` makes one of an empty place, `reopen` another one of the same place. */
export function journalContract(
  name: string,
  start: () => Promise<{ readonly journal: Journal; readonly reopen: () => Journal }>,
): void {
  describe(`a journal in ${name}`, () => {
    test('begins with nothing', async () => {
      const { journal } = await start();
      expect([await journal.head(), await journal.read()]).toEqual([undefined, undefined]);
    });

    test('holds the latest text of each key, that one was removed, and the latest head', async () => {
      const { journal, reopen } = await start();
      await journal.write(
        HEAD,
        new Map([
          ['a', 'first'],
          ['b', 'kept'],
        ]),
      );
      await journal.write(
        LATER,
        new Map([
          ['a', ''],
          ['c', null],
        ]),
      );
      for (const each of [journal, reopen()]) {
        expect(await each.head()).toEqual({ ...LATER, ...NEVER_LEFT });
        expect(await each.read()).toEqual({
          head: { ...LATER, ...NEVER_LEFT },
          texts: new Map([
            ['a', ''],
            ['b', 'kept'],
            ['c', null],
          ]),
        });
      }
    });

    test('takes writings in their order, also those that nobody waits for', async () => {
      const { journal } = await start();
      const counts = [1, 2, 3, 4];
      await Promise.all(
        counts.map((count) => journal.write({ ...HEAD, count }, new Map([['a', `${count}`]]))),
      );
      expect(await journal.read()).toEqual({
        head: { ...HEAD, count: 4, ...NEVER_LEFT },
        texts: new Map([['a', '4']]),
      });
    });

    test('knows when a page was left, and of nothing else that happened then', async () => {
      const { journal } = await start();
      await journal.write(HEAD, new Map([['a', 'x']]));
      journal.leave(12);
      await journal.write(LATER, new Map());
      expect(await journal.read()).toEqual({ head: { ...LATER, left: 12 }, texts: new Map([['a', 'x']]) });
    });

    test('is empty once it was cleared, and can be written anew', async () => {
      const { journal } = await start();
      await journal.write(HEAD, new Map([['a', 'x']]));
      journal.leave(12);
      await journal.clear();
      expect(await journal.read()).toBeUndefined();
      await journal.write(LATER, new Map());
      expect(await journal.read()).toEqual({ head: { ...LATER, ...NEVER_LEFT }, texts: new Map() });
    });
  });
}
