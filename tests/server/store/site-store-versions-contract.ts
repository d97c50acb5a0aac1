import { describe, expect, test } from 'vitest';
import type { SiteStore } from '../../../server/store/site-store.ts';
import { newSiteId } from '../deploy/deploy-call.ts';
import { actAt, allOf, currentHtml, type GetLocation, htmlOf, open, publish } from './store-calls.ts';

const refused = (why: string) => ({ kind: 'refused', why });

async function publishMany(store: SiteStore, siteId: string, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) await publish(store, siteId, `version ${n}`);
}

async function numbersOf(store: SiteStore, siteId: string): Promise<number[]> {
  const found = await store.versions(siteId, 'owner');
  return found.kind === 'found' ? found.versions.map(({ n }) => n) : [];
}

/** The contract of every site store for listing, rolling back, unpublishing and blocking. */
export function describeVersions(name: string, getLocation: GetLocation): void {
  describe(`the versions of sites in ${name}`, () => {
    test('the latest five of each site are kept', async () => {
      const { store } = await open(await getLocation());
      const [long, short] = [newSiteId(), newSiteId()];
      await publish(store, short, 'version 1');
      await publishMany(store, long, 8);
      expect([await numbersOf(store, long), await numbersOf(store, short)]).toEqual([[8, 7, 6, 5, 4], [1]]);
      expect(await currentHtml(store, long)).toBe('version 8');
      const each = await Promise.all([3, 4, 8, 9].map(async (n) => htmlOf(await store.findVersion(long, n))));
      expect(each).toEqual([undefined, 'version 4', 'version 8', undefined]);
    });

    test('only the owner can list them, newest first', async () => {
      const { store } = await open(await getLocation());
      const siteId = newSiteId();
      await publishMany(store, siteId, 2);
      const version = { hash: expect.stringMatching(/^[\w-]{43}$/), at: 1 };
      expect(await store.versions(siteId, 'owner')).toEqual({
        kind: 'found',
        current: 2,
        usedAt: 1,
        versions: [
          { ...version, n: 2 },
          { ...version, n: 1 },
        ],
      });
      expect(await store.versions(siteId, 'stranger')).toEqual(refused('not-owned'));
      expect(await store.versions(siteId, null)).toEqual(refused('not-owned'));
    });

    test('an owner sees when their own right was used last, and so whether another one published since', async () => {
      const { store, access } = await open(await getLocation());
      const siteId = newSiteId();
      await publish(store, siteId, 'version 1');
      const hash = `a token of ${siteId}`;
      await access.tokens.addForDevice(siteId, 'owner', { hash, at: 2, endsAt: 9 });
      await access.tokens.take(hash, 'phone', 3);
      const seen = async (owner: string) => {
        const found = await store.versions(siteId, owner);
        return found.kind === 'found' && [found.usedAt, found.versions[0]?.at];
      };
      expect([await seen('owner'), await seen('phone')]).toEqual([
        [1, 1],
        [3, 1],
      ]);
      await publish(store, siteId, 'version 2', 'phone', 'a@example.test', 5);
      expect([await seen('owner'), await seen('phone')]).toEqual([
        [1, 5],
        [5, 5],
      ]);
      await store.rollback(siteId, 'owner', 1, 9);
      expect(await seen('owner')).toEqual([9, 5]);
    });

    test('a rollback makes an old one live; the next publish continues the numbering', async () => {
      const { store } = await open(await getLocation());
      const siteId = newSiteId();
      await publishMany(store, siteId, 6);
      expect(await store.rollback(siteId, 'owner', 2, 9)).toEqual({ kind: 'rolled-back', version: 2 });
      expect(await currentHtml(store, siteId)).toBe('version 2');
      expect(await store.currentOf(siteId)).toMatchObject({ kind: 'live', version: 2 });
      expect(await store.versions(siteId, 'owner')).toMatchObject({ current: 2 });
      expect(await store.rollback(siteId, 'owner', 6, 9)).toEqual({ kind: 'rolled-back', version: 6 });
      await store.rollback(siteId, 'owner', 3, 9);
      expect(await publish(store, siteId, 'version 7')).toEqual({ kind: 'published', version: 7 });
      expect(await currentHtml(store, siteId)).toBe('version 7');
      expect(await numbersOf(store, siteId)).toEqual([7, 6, 5, 4, 3]);
    });

    test.each([0, -1, 1, 7, 2.5, 2 ** 31, 2 ** 53, Number.NaN])('there is no version %d', async (n) => {
      const { store } = await open(await getLocation());
      const siteId = newSiteId();
      await publishMany(store, siteId, 6);
      expect(await store.findVersion(siteId, n)).toBeUndefined();
      expect(await store.rollback(siteId, 'owner', n, 9)).toEqual(refused('no-version'));
      expect(await currentHtml(store, siteId)).toBe('version 6');
    });

    test('only the owner rolls back and unpublishes', async () => {
      const { store } = await open(await getLocation());
      const [owned, nobodys] = [newSiteId(), newSiteId()];
      for (const [siteId, owner] of [[owned, 'owner'] as const, [nobodys, null] as const]) {
        await publish(store, siteId, 'first', owner);
        for (const caller of ['stranger', 'owne', 'owner2', '', null]) {
          expect(await store.rollback(siteId, caller, 1, 9)).toEqual(refused('not-owned'));
          expect(await store.unpublish(siteId, caller, 9)).toEqual(refused('not-owned'));
        }
        expect(await currentHtml(store, siteId)).toBe('first');
      }
    });

    test('an unpublished site is gone for good, with its pages and address', async () => {
      const location = await getLocation();
      const { store } = await open(location);
      const siteId = newSiteId();
      await publishMany(store, siteId, 2);
      expect(await store.unpublish(siteId, 'owner', 9)).toEqual({ kind: 'unpublished' });
      expect(await store.unpublish(siteId, 'owner', 9)).toEqual({ kind: 'unpublished' });
      const gone = { kind: 'unpublished' };
      for (const seen of [store, (await open(location)).store]) {
        expect(await seen.findPage(siteId)).toEqual(gone);
        expect(await seen.currentOf(siteId)).toEqual(gone);
        expect(await seen.findVersion(siteId, 1)).toEqual(gone);
        expect(await seen.unpublish(siteId, 'stranger', 9)).toEqual(refused('unpublished'));
        for (const owner of ['owner', 'stranger', null]) {
          expect(await publish(seen, siteId, 'again', owner)).toEqual(refused('unpublished'));
          expect(await seen.versions(siteId, owner)).toEqual(refused('unpublished'));
          expect(await seen.rollback(siteId, owner, 1, 9)).toEqual(refused('unpublished'));
        }
      }
      const listed = (await allOf(store.list())).filter((site) => site.siteId === siteId);
      expect(listed).toMatchObject([{ state: 'unpublished', email: '', updatedAt: 9 }]);
    });

    test('a site that was taken down is served again only by the operator', async () => {
      const { store } = await open(await getLocation());
      const siteId = newSiteId();
      await publish(store, siteId, 'page');
      expect([await store.block(siteId, actAt(9)), await store.block(siteId, actAt(10))]).toEqual([
        true,
        true,
      ]);
      expect(await store.findPage(siteId)).toEqual({ kind: 'blocked' });
      expect(await store.currentOf(siteId)).toEqual({ kind: 'blocked' });
      expect(await store.findVersion(siteId, 1)).toEqual({ kind: 'blocked' });
      expect(await publish(store, siteId, 'again')).toEqual(refused('blocked'));
      expect(await store.versions(siteId, 'owner')).toEqual(refused('blocked'));
      expect(await store.rollback(siteId, 'owner', 1, 9)).toEqual(refused('blocked'));
      expect(await store.unpublish(siteId, 'owner', 9)).toEqual(refused('blocked'));
      const listed = (await allOf(store.list())).filter((site) => site.siteId === siteId);
      expect(listed).toMatchObject([{ state: 'blocked' }]);
      expect([await store.unblock(siteId, actAt(9)), await store.unblock(siteId, actAt(9))]).toEqual([
        true,
        false,
      ]);
      expect(await currentHtml(store, siteId)).toBe('page');
    });
  });
}
