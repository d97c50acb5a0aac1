import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { StoreUnreachable } from '../../../server/database/unreachable.ts';
import { openPageCache, type PageCacheOptions } from '../../../server/pages/page-cache.ts';
import { compressPage, plainBytes } from '../../../server/store/compressed-page.ts';
import type { FoundPage } from '../../../server/store/site-store.ts';

const KB = 1024;

async function live(html: string): Promise<FoundPage> {
  return { kind: 'live', version: 1, page: await compressPage(html) };
}

function cacheOver(sites: Map<string, FoundPage>, maxBytes?: number, options: PageCacheOptions = {}) {
  const counted = { hit: 0, miss: 0 };
  const reads: string[] = [];
  const database = { isDown: false };
  const requireDatabase = () => {
    if (database.isDown) throw new StoreUnreachable(new Error('stopped'));
  };
  const store = {
    currentOf: async (siteId: string) => {
      reads.push(`hash of ${siteId}`);
      requireDatabase();
      const found = sites.get(siteId);
      return found?.kind === 'live' ? { ...found, hash: found.page.hash } : found;
    },
    findPage: async (siteId: string) => {
      reads.push(siteId);
      requireDatabase();
      return sites.get(siteId);
    },
  };
  const cache = openPageCache(store, (result) => (counted[result] += 1), { maxBytes, ...options });
  const text = async (siteId: string) => {
    const found = await cache.find(siteId);
    await nextTurn();
    if (found?.kind !== 'live') return found?.kind;
    return Buffer.from(await plainBytes(found.page)).toString();
  };
  return { cache, text, reads, counted, database };
}

test('a page is read from the store once, and again after a change', async () => {
  const sites = new Map([['a', await live('first')]]);
  const { text, reads, counted } = cacheOver(sites);
  expect([await text('a'), await text('a')]).toEqual(['first', 'first']);
  sites.set('a', await live('second'));
  expect([await text('a'), await text('a')]).toEqual(['second', 'second']);
  expect([reads, counted]).toEqual([['a', 'hash of a', 'hash of a', 'a', 'hash of a'], { hit: 2, miss: 2 }]);
});

test('a page is placed once for each of its versions', async () => {
  const sites = new Map([['a', await live('first')]]);
  const placed: string[] = [];
  const { text } = cacheOver(sites, undefined, {
    place: async (siteId, page) => {
      const html = Buffer.from(await plainBytes(page)).toString();
      placed.push(html);
      return compressPage(`${html} at ${siteId}`);
    },
  });
  expect([await text('a'), await text('a')]).toEqual(['first at a', 'first at a']);
  sites.set('a', await live('second'));
  expect([await text('a'), await text('a'), placed]).toEqual([
    'second at a',
    'second at a',
    ['first', 'second'],
  ]);
});

test('requests in one turn of the event loop share a lookup; the next turn looks again', async () => {
  const sites = new Map([['a', await live('first')]]);
  const { cache, reads, counted } = cacheOver(sites);
  const turn = () => Promise.all([cache.find('a'), cache.find('a'), cache.find('b')]);
  const [one, other, none] = await turn();
  expect([one === other, none, reads, counted]).toEqual([true, undefined, ['a', 'b'], { hit: 1, miss: 2 }]);
  await nextTurn();
  sites.set('a', { kind: 'unpublished' });
  expect(await turn()).toEqual([{ kind: 'unpublished' }, { kind: 'unpublished' }, undefined]);
});

test('a change during a read is visible to the next request', async () => {
  const first = await live('first');
  const sites = new Map([['a', first]]);
  const { cache, text } = cacheOver(sites);
  const found = cache.find('a');
  sites.set('a', { kind: 'unpublished' });
  await found;
  await nextTurn();
  expect(await text('a')).toBe('unpublished');
});

test('a blocked or missing site is neither served from the cache nor kept in it', async () => {
  const sites = new Map([['a', await live('first')]]);
  const { cache, text } = cacheOver(sites);
  await text('a');
  sites.set('a', { kind: 'blocked' });
  expect([await text('a'), cache.bytes()]).toEqual(['blocked', 0]);
  sites.delete('a');
  expect([await text('a'), await text('b'), cache.bytes()]).toEqual([undefined, undefined, 0]);
});

test('evicts the least recently used pages first', async () => {
  const sites = new Map(await Promise.all(['a', 'b', 'c'].map(async (id) => [id, await live(id)] as const)));
  const { cache, text, reads } = cacheOver(sites, 2.5 * KB);
  for (const siteId of ['a', 'b', 'a', 'c', 'a', 'b']) await text(siteId);
  expect(reads.filter((read) => !read.startsWith('hash'))).toEqual(['a', 'b', 'c', 'b']);
  expect(cache.bytes()).toBeLessThanOrEqual(2.5 * KB);
});

test('a page larger than the whole cache is served but not cached', async () => {
  const { cache, text } = cacheOver(new Map([['a', await live('a')]]), 10);
  expect([await text('a'), cache.bytes()]).toEqual(['a', 0]);
});

/** News of changed sites that a test sends itself. */
function newsroom() {
  const listeners: ((siteId: string) => void)[] = [];
  const state: { period: number | undefined; now: number } = { period: 1, now: 0 };
  const tell = (siteId: string) => {
    for (const listener of listeners) listener(siteId);
  };
  const changes = {
    onChange: (listener: (siteId: string) => void) => listeners.push(listener),
    period: () => state.period,
    tell,
  };
  return { state, tell, options: { changes, now: () => state.now } };
}

describe('where the news of changed sites are heard', () => {
  test('a page is read once, and again only after news of its site', async () => {
    const sites = new Map([['a', await live('first')]]);
    const { tell, options } = newsroom();
    const { text, reads, counted } = cacheOver(sites, undefined, options);
    expect([await text('a'), await text('a')]).toEqual(['first', 'first']);
    sites.set('a', await live('second'));
    tell('b');
    expect(await text('a')).toBe('first');
    tell('a');
    expect([await text('a'), await text('a')]).toEqual(['second', 'second']);
    expect([reads, counted]).toEqual([['a', 'a'], { hit: 3, miss: 2 }]);
  });

  test('a page whose site changes while it is read is not kept', async () => {
    const sites = new Map([['a', await live('first')]]);
    const { tell, options } = newsroom();
    const { cache, text, reads } = cacheOver(sites, undefined, options);
    const found = cache.find('a');
    tell('a');
    await found;
    await nextTurn();
    expect([await text('a'), reads]).toEqual(['first', ['a', 'a']]);
  });

  test('while news are late, and once after they were, each page is compared with the store', async () => {
    const sites = new Map([['a', await live('first')]]);
    const { state, options } = newsroom();
    const { text, reads } = cacheOver(sites, undefined, options);
    await text('a');
    state.period = undefined;
    sites.set('a', await live('second'));
    expect(await text('a')).toBe('second');
    state.period = 2;
    expect([await text('a'), await text('a')]).toEqual(['second', 'second']);
    expect(reads).toEqual(['a', 'hash of a', 'a', 'hash of a']);
  });
});

describe('while the database does not answer', () => {
  async function afterAView() {
    const news = newsroom();
    const parts = cacheOver(new Map([['a', await live('first')]]), undefined, news.options);
    await parts.text('a');
    parts.database.isDown = true;
    news.state.period = undefined;
    parts.reads.length = 0;
    return { ...news, ...parts };
  }

  test('a page is served as it was last seen, and the database is asked once a second', async () => {
    const { text, reads, state, database } = await afterAView();
    expect([await text('a'), await text('a'), reads]).toEqual(['first', 'first', ['hash of a']]);
    state.now += 1001;
    expect([await text('a'), reads]).toEqual(['first', ['hash of a', 'hash of a']]);
    database.isDown = false;
    state.now += 1001;
    expect([await text('a'), reads.length]).toEqual(['first', 3]);
  });

  test('a page that was not seen, or not for a day, is refused', async () => {
    const { text, state } = await afterAView();
    await expect(text('b')).rejects.toBeInstanceOf(StoreUnreachable);
    state.now += 86_400_000;
    expect(await text('a')).toBe('first');
    state.now += 1001;
    await expect(text('a')).rejects.toBeInstanceOf(StoreUnreachable);
  });

  test('a page whose site changed just before is refused: it may have been taken down', async () => {
    const { text, tell } = await afterAView();
    tell('a');
    await expect(text('a')).rejects.toBeInstanceOf(StoreUnreachable);
  });
});
