import { describe, expect, test } from 'vitest';
import type { SiteStore } from '../../domain/ports.ts';
import { NO_SECRETS } from '../../domain/publish/owner-secret.ts';
import type { DocumentChange } from '../../domain/storage/site-document.ts';

/** A site store under test, and its content. */
export interface Started {
  /** The store of another tab, or of a later visit. */
  readonly open: () => SiteStore;
  /** The stored unreadable texts, in order. */
  readonly unreadable: () => Promise<readonly string[]>;
  /** The positions of all stored steps. */
  readonly positions: () => Promise<readonly number[]>;
}

const step = (at: number) => ({
  position: at,
  step: {
    deed: { kind: 'edit', path: 'hero.title' },
    patch: [{ path: ['hero', 'title'], before: at, after: at + 1 }],
    id: `tab.${at}`,
  } as const,
});
const steps = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => step(from + at));
const stored = (from: number, to: number) => steps(from, to).map((each) => each.step);

const FIRST: DocumentChange = {
  base: 0,
  config: '{"first":1}',
  isUndone: false,
  isCleared: false,
  first: 0,
  head: 2,
  end: 2,
  put: steps(0, 2),
};
const SECOND: DocumentChange = {
  ...FIRST,
  base: 1,
  config: '{"second":2}',
  head: 3,
  end: 3,
  put: steps(2, 3),
};
const DOCUMENT = {
  revision: 1,
  config: '{"first":1}',
  isUndone: false,
  isCleared: false,
  first: 0,
  past: stored(0, 2),
  future: [],
  live: null,
};
const NOTHING = { document: undefined, secrets: NO_SECRETS };

/** The contract of every site store. `start` returns an empty one. */
export function siteStoreContract(name: string, start: () => Promise<Started>): void {
  describe(`a site store in ${name}`, () => {
    test('is empty at first', async () => {
      const { open } = await start();
      expect([await open().read(), await open().readDocument()]).toEqual([NOTHING, undefined]);
    });

    test('returns what was committed, in this tab, in another one and in a later visit', async () => {
      const { open } = await start();
      const store = open();
      expect(await store.commit(FIRST)).toBe('committed');
      for (const each of [store, open()]) {
        expect(await each.read()).toEqual({ ...NOTHING, document: DOCUMENT });
        expect(await each.readDocument()).toEqual(DOCUMENT);
      }
    });

    test('writes nothing if another tab committed first', async () => {
      const { open, positions, unreadable } = await start();
      const [one, two] = [open(), open()];
      await one.commit(FIRST);
      const late: DocumentChange = {
        ...FIRST,
        config: '{"late":1}',
        put: steps(5, 6),
        live: '{}',
        unreadable: '{',
      };
      expect(await two.commit(late)).toBe('overtaken');
      expect(await two.commit({ ...late, base: 2 })).toBe('overtaken');
      expect([await two.readDocument(), await positions(), await unreadable()]).toEqual([
        DOCUMENT,
        [0, 1],
        [],
      ]);
      expect(await two.commit(SECOND)).toBe('committed');
      expect((await one.readDocument())?.revision).toBe(2);
    });

    test('lets one of two commits on the same base win', async () => {
      const { open } = await start();
      const changes = [FIRST, { ...FIRST, config: '{"other":1}' }];
      const results = await Promise.all(changes.map((change) => open().commit(change)));
      expect([...results].sort()).toEqual(['committed', 'overtaken']);
      const winner = changes[results.indexOf('committed')];
      expect((await open().readDocument())?.config).toBe(winner?.config);
    });

    test('applies commits in order, also without waiting for each', async () => {
      const { open } = await start();
      const store = open();
      const results = await Promise.all([store.commit(FIRST), store.commit(SECOND)]);
      expect(results).toEqual(['committed', 'committed']);
      expect(await store.readDocument()).toEqual({
        ...DOCUMENT,
        revision: 2,
        config: '{"second":2}',
        past: stored(0, 3),
      });
    });

    test('keeps that the website was cleared', async () => {
      const { open } = await start();
      await open().commit({ ...FIRST, isCleared: true });
      expect(await open().readDocument()).toEqual({ ...DOCUMENT, isCleared: true });
    });

    test('drops the oldest steps, and the undone ones at the end', async () => {
      const { open, positions } = await start();
      const store = open();
      await store.commit({ ...FIRST, head: 5, end: 8, isUndone: true, put: steps(0, 8) });
      expect(await store.readDocument()).toEqual({
        ...DOCUMENT,
        isUndone: true,
        past: stored(0, 5),
        future: stored(5, 8),
      });
      await store.commit({ ...FIRST, base: 1, first: 2, head: 6, end: 6, put: [step(5)] });
      expect(await store.readDocument()).toEqual({ ...DOCUMENT, revision: 2, first: 2, past: stored(2, 6) });
      expect(await positions()).toEqual([2, 3, 4, 5]);
      await store.commit({ ...FIRST, base: 2, first: 6, head: 6, end: 6, put: [] });
      expect([await store.readDocument(), await positions()]).toEqual([
        { ...DOCUMENT, revision: 3, first: 6, past: [] },
        [],
      ]);
    });

    test('keeps a thousand steps; a commit writes only the new one', async () => {
      const { open, positions } = await start();
      const store = open();
      await store.commit({ ...FIRST, head: 1000, end: 1000, put: steps(0, 1000) });
      await store.commit({ ...FIRST, base: 1, first: 1, head: 1001, end: 1001, put: [step(1000)] });
      expect((await store.readDocument())?.past).toEqual(stored(1, 1001));
      expect((await positions()).length).toBe(1000);
    });

    test('keeps the live config until it changes', async () => {
      const { open } = await start();
      const store = open();
      const live = async () => (await open().readDocument())?.live;
      await store.commit({ ...FIRST, live: '{"version":1}' });
      expect(await live()).toBe('{"version":1}');
      await store.commit(SECOND);
      expect(await live()).toBe('{"version":1}');
      await store.commit({ ...SECOND, base: 2, live: null, put: [] });
      expect(await live()).toBeNull();
    });

    test('keeps every unreadable text', async () => {
      const { open, unreadable } = await start();
      const store = open();
      await store.commit({ ...FIRST, unreadable: '{' });
      await store.commit({ ...SECOND, unreadable: '' });
      expect(await unreadable()).toEqual(['{', '']);
    });

    test('creates one secret for two tabs, and writes nothing without a change', async () => {
      const { open } = await start();
      const make = (own: string) => open().changeSecrets((kept) => (kept.own ? kept : { ...kept, own }));
      const [a, b] = ['a'.repeat(32), 'b'.repeat(32)];
      const made = await Promise.all([make(a), make(b)]);
      expect(made).toEqual([made[0], made[0]]);
      const rights = { own: a, former: [b], kept: { 'site-abc1234': [b] } };
      expect(await open().changeSecrets(() => rights)).toEqual(rights);
      expect(await open().changeSecrets((kept) => kept)).toEqual(rights);
      expect(await open().read()).toEqual({ ...NOTHING, secrets: rights });
    });

    test('notifies other tabs of a commit, but not the committing one', async () => {
      const { open } = await start();
      const [one, two] = [open(), open()];
      const own: number[] = [];
      one.watch((revision) => own.push(revision));
      const heard: number[] = [];
      let stop = (): void => undefined;
      const both = new Promise<void>((resolve) => {
        stop = two.watch((revision) => {
          heard.push(revision);
          if (revision === 2) resolve();
        });
      });
      await one.commit(FIRST);
      expect(await two.commit(FIRST)).toBe('overtaken');
      await one.commit(SECOND);
      await both;
      stop();
      const third = new Promise((resolve) => open().watch(resolve));
      await one.commit({ ...SECOND, base: 2, put: [] });
      expect([await third, heard, own]).toEqual([3, [1, 2], []]);
    });
  });
}
