import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Journal } from '../../src/domain/journal.ts';
import { journaledStorage } from '../../src/services/storage.journaled.ts';
import { emptyPlace, fakeJournal, type JournalPlace } from './journal.fake.ts';
import { forbiddenStorage, roomyStorage } from './local-storage.ts';

const WRITING = 'parley.writing';
const forever = () => new Promise<void>(() => undefined);

interface Opening {
  readonly storage?: () => Storage;
  readonly place?: JournalPlace;
  readonly journal?: Journal;
  readonly now?: () => number;
  readonly startedAt?: number;
  readonly wait?: () => Promise<void>;
}

/** What a page has of storage and its journal. */
function open(opening: Opening = {}) {
  const { place = emptyPlace(), now = () => 1000, startedAt = 990, wait = forever } = opening;
  const own = roomyStorage();
  const page = new EventTarget();
  const { storage = () => own, journal = fakeJournal(place) } = opening;
  const kept = journaledStorage({ storage, journal, page, startedAt, now, wait });
  return { ...kept, page, place, storage };
}

const textsIn = (storage: Storage) =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      .filter((key) => key !== WRITING)
      .map((key) => [key, storage.getItem(key)] as const)
      .sort(),
  );
const copyOf = (storage: Storage) => {
  const copy = roomyStorage();
  for (let at = 0; at < storage.length; at++) {
    const key = storage.key(at) ?? '';
    copy.setItem(key, storage.getItem(key) ?? '');
  }
  return copy;
};

test('what is stored in one task is one writing: in storage at once, in the journal when it is settled', async () => {
  const { texts, settled, place, storage } = open();
  texts().setItem('a', '1');
  texts().setItem('b', '2');
  texts().removeItem('a');
  expect(textsIn(storage())).toEqual({ b: '2' });
  expect(place.head).toBeUndefined();
  await settled();
  expect(place.head).toEqual({ count: 1, since: 1000, at: 1000 });
  expect([...place.texts]).toEqual([
    ['a', null],
    ['b', '2'],
  ]);
  expect(JSON.parse(storage().getItem(WRITING) ?? '')).toEqual({ count: 1, since: 1000 });
});

test('what a crash took of storage comes back, as far as the journal has it', async () => {
  type Act =
    | { readonly kind: 'store'; readonly tab: number; readonly key: string; readonly text: string | null }
    | { readonly kind: 'turn' | 'settle' | 'fail' };
  const act: fc.Arbitrary<Act> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('store' as const),
        tab: fc.nat(1),
        key: fc.constantFrom('a', 'b', 'c'),
        text: fc.option(fc.constantFrom('1', '2', '3')),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('turn' as const, 'settle' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail' as const) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 20 }), fc.nat(), async (acts, lost) => {
      const place = emptyPlace();
      const storage = roomyStorage();
      const fake = fakeJournal(place);
      let isFailing = false;
      const journal: Journal = {
        ...fake,
        write: (...given) => (isFailing ? Promise.reject(new Error('no disk')) : fake.write(...given)),
      };
      const tabs = [0, 1].map(() => open({ storage: () => storage, journal }));
      await Promise.all(tabs.map(({ recovered }) => recovered()));
      // What storage was after each task, and since when the journal has all of it.
      const states = [copyOf(storage)];
      let safe = 0;
      for (const each of acts) {
        if (each.kind === 'store') {
          const texts = tabs[each.tab]?.texts();
          if (each.text === null) texts?.removeItem(each.key);
          else texts?.setItem(each.key, each.text);
          await undefined;
          states.push(copyOf(storage));
        } else if (each.kind === 'fail') isFailing = !isFailing;
        else if (each.kind === 'turn') await undefined;
        else {
          await Promise.all(tabs.map(({ settled }) => settled()));
          if (!acts.some(({ kind }) => kind === 'fail')) safe = states.length - 1;
        }
      }
      const last = states.length - 1;
      const came = copyOf(states[last - (lost % states.length)] ?? storage);
      const isWhole = lost % states.length === 0;
      const after = open({ storage: () => came, place: { ...place, texts: new Map(place.texts) } });
      await after.recovered();
      const possible = states.slice(isWhole ? last : safe).map(textsIn);
      // A journal that failed in between may have a part of each: nothing is certain of it but the whole storage.
      if (isWhole || !acts.some(({ kind }) => kind === 'fail'))
        expect(possible).toContainEqual(textsIn(came));
    }),
    { numRuns: 2000 },
  );
});

test('a journal that failed has all it missed with the next writing that it takes', async () => {
  const place = emptyPlace();
  const fake = fakeJournal(place);
  const write = vi.fn(fake.write).mockRejectedValueOnce(new Error('no disk'));
  const { texts, settled } = open({ journal: { ...fake, write } });
  texts().setItem('a', '1');
  await settled();
  expect(place).toEqual(emptyPlace());
  texts().setItem('b', '2');
  await settled();
  texts().setItem('c', '3');
  await settled();
  expect(write.mock.calls.map(([{ count }, written]) => [count, [...written.keys()]])).toEqual([
    [1, ['a']],
    [2, ['a', 'b']],
    [3, ['c']],
  ]);
});

test('what comes back is storage’s own again: the next page finds it complete', async () => {
  const { texts, settled, place } = open();
  texts().setItem('a', '1');
  await settled();
  const came = roomyStorage();
  await open({ storage: () => came, place }).recovered();
  expect(textsIn(came)).toEqual({ a: '1' });
  came.setItem('a', 'changed by hand');
  await open({ storage: () => came, place }).recovered();
  expect(textsIn(came)).toEqual({ a: 'changed by hand' });
});

test('what somebody emptied stays empty, and its journal is cleared as the page is left', async () => {
  const { texts, settled, place, page, storage } = open();
  texts().setItem('a', '1');
  await settled();
  storage().clear();
  page.dispatchEvent(new Event('pagehide'));
  await settled();
  expect(place).toEqual(emptyPlace());
});

test('what somebody emptied and goes on with begins anew, and comes back from a crash', async () => {
  let time = 1000;
  const { texts, settled, place, storage } = open({ now: () => time });
  texts().setItem('a', '1');
  await settled();
  time = 60_000;
  storage().clear();
  texts().setItem('b', '2');
  await settled();
  expect(place.head).toEqual({ count: 1, since: 60_000, at: 60_000 });
  const came = roomyStorage();
  await open({ storage: () => came, place, now: () => time, startedAt: 61_000 }).recovered();
  expect(textsIn(came)).toEqual({ b: '2' });
});

test('what somebody put back in a browser that did not crash stays put', async () => {
  const { texts, settled, place, page, storage } = open();
  texts().setItem('a', '1');
  await settled();
  const before = copyOf(storage());
  texts().setItem('a', '2');
  await settled();
  page.dispatchEvent(new Event('pagehide'));
  await settled();
  expect(place.left).toBe(1000);
  await open({ storage: () => before, place, startedAt: 990 }).recovered();
  expect(textsIn(before)).toEqual({ a: '1' });
});

test('a page that stored nothing and found nothing leaves no mark', async () => {
  const { settled, place, page } = open();
  page.dispatchEvent(new Event('pagehide'));
  await settled();
  expect(place).toEqual(emptyPlace());
});

test('a tab that leaves takes nothing back of what another one has stored since', async () => {
  const storage = roomyStorage();
  const place = emptyPlace();
  const tabs = [0, 600_000].map((time) => open({ storage: () => storage, place, now: () => time }));
  const [one, other] = tabs;
  for (const tab of [one, other, other]) {
    tab?.texts().setItem('a', '1');
    await tab?.settled();
  }
  one?.page.dispatchEvent(new Event('pagehide'));
  await one?.settled();
  expect([place.head, place.left]).toEqual([{ count: 3, since: 0, at: 600_000 }, 0]);
});

test('what comes back late takes nothing along that was stored meanwhile: whoever watches hears of it', async () => {
  const { texts, settled, place } = open();
  for (const text of ['1', '2']) {
    texts().setItem('site', text);
    await settled();
  }
  const came = roomyStorage();
  const fake = fakeJournal(place);
  const gate = Promise.withResolvers<void>();
  const late = open({
    storage: () => came,
    journal: { ...fake, head: () => gate.promise.then(fake.head) },
    wait: async () => {},
  });
  const heard: unknown[] = [];
  late.page.addEventListener('storage', () => heard.push(came.getItem('site')));
  await late.recovered();
  late.texts().setItem('site', 'without them');
  await late.settled();
  expect(place.texts.get('site')).toBe('2');
  gate.resolve();
  await expect.poll(() => heard).toEqual(['2']);
  await expect.poll(() => place.head?.count).toBe(3);
  expect([came.getItem('site'), place.texts.get('site')]).toEqual(['2', '2']);
});

test('a tab that comes too late to bring something back leaves what another one has brought back and gone on with', async () => {
  const { texts, settled, place } = open();
  texts().setItem('a', '1');
  await settled();
  const came = roomyStorage();
  const fake = fakeJournal(place);
  const gate = Promise.withResolvers<void>();
  const slow = open({
    storage: () => came,
    journal: { ...fake, read: () => gate.promise.then(fake.read) },
  });
  const quick = open({ storage: () => came, place });
  await quick.recovered();
  quick.texts().setItem('a', '2');
  gate.resolve();
  await slow.recovered();
  expect(textsIn(came)).toEqual({ a: '2' });
});

test('an old journal that storage needs no more is cleared', async () => {
  const { texts, settled, place, storage } = open();
  texts().setItem('a', '1');
  await settled();
  await open({ storage, place, now: () => 601_000 }).recovered();
  expect(place.head).toBeDefined();
  await open({ storage, place, now: () => 601_001 }).recovered();
  expect([place, textsIn(storage())]).toEqual([emptyPlace(), { a: '1' }]);
});

test('a journal that is broken, or silent, keeps nobody from storing', async () => {
  const broken = () => Promise.reject(new Error('no database'));
  const journals: Partial<Record<string, Journal>> = {
    broken: { head: broken, read: broken, write: broken, clear: broken, leave: () => undefined },
    silent: {
      head: forever as never,
      read: forever as never,
      write: forever,
      clear: forever,
      leave: () => undefined,
    },
  };
  for (const journal of Object.values(journals)) {
    const { recovered, texts, settled, storage } = open({
      ...(journal && { journal }),
      wait: async () => {},
    });
    await recovered();
    texts().setItem('a', '1');
    await settled();
    expect(textsIn(storage())).toEqual({ a: '1' });
  }
});

test('a journal that is silent is waited for once, and again when it has answered', async () => {
  const place = emptyPlace();
  const fake = fakeJournal(place);
  let gate = Promise.withResolvers<void>();
  let waits = 0;
  const { recovered, texts, settled } = open({
    journal: { ...fake, write: (...given) => gate.promise.then(() => fake.write(...given)) },
    wait: async () => {
      waits += 1;
      for (let turn = 0; turn < 20; turn++) await undefined;
    },
  });
  await recovered();
  for (const text of ['1', '2', '3']) {
    texts().setItem('a', text);
    await settled();
  }
  // Once for what an earlier visit left, once for the first writing.
  expect([waits, place.head]).toEqual([2, undefined]);
  gate.resolve();
  await expect.poll(() => place.head?.count).toBe(3);
  gate = Promise.withResolvers();
  gate.resolve();
  texts().setItem('a', '4');
  await settled();
  expect([waits, place.head?.count]).toEqual([3, 4]);
});

test('where storage is forbidden it is so here', async () => {
  const { recovered, texts } = open({ storage: forbiddenStorage });
  await recovered();
  expect(texts).toThrow('Forbidden');
});

test('what storage has no room for is in no journal', async () => {
  const full = roomyStorage(30);
  const { texts, settled, place } = open({ storage: () => full });
  expect(() => texts().setItem('a', 'x'.repeat(40))).toThrow('Full');
  await settled();
  expect(place).toEqual(emptyPlace());
});
