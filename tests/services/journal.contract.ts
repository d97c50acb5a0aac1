import { describe, expect, test } from 'vitest';
import type { Journal } from '../../src/domain/journal.ts';

const HEAD = { count: 1, since: 7, at: 9 };
const LATER = { count: 2, since: 7, at: 11, left: 10 };

/** What every journal does; `start` makes one of an empty place, `reopen` another one of the same place. */
export function journalContract(
  name: string,
  start: () => Promise<{ readonly journal: Journal; readonly reopen: () => Journal }>,
): void {
  describe(`a journal in ${name}`, () => {
    test('begins with nothing', async () => {
      const { journal } = await start();
      expect(await journal.head()).toBeUndefined();
      expect(await journal.texts()).toEqual(new Map());
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
        expect(await each.head()).toEqual(LATER);
        expect(await each.texts()).toEqual(
          new Map([
            ['a', ''],
            ['b', 'kept'],
            ['c', null],
          ]),
        );
      }
    });

    test('takes writings in their order, also those that nobody waits for', async () => {
      const { journal } = await start();
      const counts = [1, 2, 3, 4];
      await Promise.all(
        counts.map((count) => journal.write({ ...HEAD, count }, new Map([['a', `${count}`]]))),
      );
      expect(await journal.head()).toEqual({ ...HEAD, count: 4 });
      expect(await journal.texts()).toEqual(new Map([['a', '4']]));
    });

    test('is empty once it was cleared, and can be written anew', async () => {
      const { journal } = await start();
      await journal.write(HEAD, new Map([['a', 'x']]));
      await journal.clear();
      expect(await journal.head()).toBeUndefined();
      expect(await journal.texts()).toEqual(new Map());
      await journal.write(LATER, new Map());
      expect(await journal.head()).toEqual(LATER);
    });
  });
}
