import { expect, test } from 'vitest';
import { NO_HISTORY } from '../../../domain/editing/history.ts';
import { changeSince, EMPTY_STORE } from '../../../domain/storage/site-document.ts';
import { holdPublishLock } from '../../../src/app/use-cases/publish-lock.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { emptyStorePlace, fakeSiteStore } from '../../services/site-store.fake.ts';
import { fakeTabLocks } from '../../services/tab-locks.fake.ts';

function tabs() {
  const locks = fakeTabLocks();
  const store = fakeSiteStore(emptyStorePlace());
  const told: unknown[] = [];
  return {
    store,
    told,
    come: async (who: string, signal: AbortSignal, services = { locks, store }) =>
      holdPublishLock(services, (siteId) => told.push([who, siteId]), signal),
  };
}

test('the next turn begins when the one before is over, and sees what that one stored', async () => {
  const { come, store, told } = tabs();
  const first = new AbortController();
  await come('first', first.signal);
  const second = come('second', new AbortController().signal);
  const published = {
    config: { ...exampleConfig, _siteId: 'site-abc1234' },
    history: NO_HISTORY,
    live: undefined,
  };
  await store.commit(changeSince(EMPTY_STORE, published).change);
  expect(told).toEqual([['first', undefined]]);
  first.abort();
  await second;
  expect(told).toEqual([
    ['first', undefined],
    ['second', 'site-abc1234'],
  ]);
});

test('a turn that is given up is never told, and keeps nobody waiting', async () => {
  const { come, told } = tabs();
  const first = new AbortController();
  const second = new AbortController();
  await come('first', first.signal);
  const waiting = come('second', second.signal);
  second.abort();
  await waiting;
  first.abort();
  await come('third', new AbortController().signal);
  expect(told).toEqual([
    ['first', undefined],
    ['third', undefined],
  ]);
});

test('a turn that came just as it was given up is handed on', async () => {
  const { come, store, told } = tabs();
  const locks = fakeTabLocks();
  const closing = new AbortController();
  const closed = come('closed', closing.signal, {
    // A browser may grant a lock although its tab has just stopped waiting.
    locks: {
      take: async (name, signal) => {
        const release = await locks.take(name, signal);
        closing.abort();
        return release;
      },
    },
    store,
  });
  await closed;
  await come('next', new AbortController().signal, { locks, store });
  expect(told).toEqual([['next', undefined]]);
});

test('a browser that refuses locks and storage stops nobody', async () => {
  const { come, told } = tabs();
  const refuse = () => Promise.reject(new Error('refused'));
  await come('first', new AbortController().signal, {
    locks: { take: refuse },
    store: { ...fakeSiteStore(emptyStorePlace()), readDocument: refuse },
  });
  expect(told).toEqual([['first', undefined]]);
});
