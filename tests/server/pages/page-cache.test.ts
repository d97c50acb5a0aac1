import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPageCache } from '../../../server/pages/page-cache.ts';
import { compressPage, plainBytes } from '../../../server/store/compressed-page.ts';
import type { FoundPage } from '../../../server/store/site-store.ts';

const KB = 1024;

async function live(html: string): Promise<FoundPage> {
  return { kind: 'live', version: 1, page: await compressPage(html) };
}

function cacheOver(sites: Map<string, FoundPage>, mostBytes?: number) {
  const counted = { hit: 0, miss: 0 };
  const reads: string[] = [];
  const store = {
    currentOf: async (siteId: string) => {
      const found = sites.get(siteId);
      return found?.kind === 'live' ? { ...found, hash: found.page.hash } : found;
    },
    findPage: async (siteId: string) => {
      reads.push(siteId);
      return sites.get(siteId);
    },
  };
  const cache = openPageCache(store, (result) => (counted[result] += 1), mostBytes);
  const text = async (siteId: string) => {
    const found = await cache.find(siteId);
    await nextTurn();
    if (found?.kind !== 'live') return found?.kind;
    return Buffer.from(await plainBytes(found.page)).toString();
  };
  return { cache, text, reads, counted };
}

test('a page is read from the store once, and again after a change', async () => {
  const sites = new Map([['a', await live('first')]]);
  const { text, reads, counted } = cacheOver(sites);
  expect([await text('a'), await text('a')]).toEqual(['first', 'first']);
  sites.set('a', await live('second'));
  expect([await text('a'), await text('a')]).toEqual(['second', 'second']);
  expect([reads, counted]).toEqual([['a', 'a'], { hit: 2, miss: 2 }]);
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
  expect(reads).toEqual(['a', 'b', 'c', 'b']);
  expect(cache.bytes()).toBeLessThanOrEqual(2.5 * KB);
});

test('a page larger than the whole cache is served but not cached', async () => {
  const { cache, text } = cacheOver(new Map([['a', await live('a')]]), 10);
  expect([await text('a'), cache.bytes()]).toEqual(['a', 0]);
});
