import { describe, expect, test } from 'vitest';
import { compressPage } from '../../../server/store/compressed-page.ts';
import { newSiteId } from '../deploy/deploy-call.ts';
import { actAt, allOf, currentHtml, type GetLocation, htmlOf, open, publish } from './store-calls.ts';

const NOT_OWNED = { kind: 'refused', why: 'not-owned' };
const MISSING = { kind: 'refused', why: 'missing' };
const published = (version: number) => ({ kind: 'published', version });

/** The contract of every site store. */
export function describeSiteStore(name: string, getLocation: GetLocation): void {
  describe(`sites in ${name}`, () => {
    test('an unknown site is not found', async () => {
      const { store } = await open(await getLocation());
      const siteId = newSiteId();
      expect(await store.findPage(siteId)).toBeUndefined();
      expect(await store.currentOf(siteId)).toBeUndefined();
      expect(await store.findVersion(siteId, 1)).toBeUndefined();
      expect(await store.versions(siteId, 'owner')).toEqual(MISSING);
      expect(await store.rollback(siteId, 'owner', 1, 2)).toEqual(MISSING);
      expect(await store.unpublish(siteId, 'owner', 2)).toEqual(MISSING);
      expect([await store.block(siteId, actAt(2)), await store.unblock(siteId, actAt(9))]).toEqual([
        false,
        false,
      ]);
      expect((await allOf(store.list())).filter((site) => site.siteId === siteId)).toEqual([]);
    });

    test('a published page is read back byte for byte', async () => {
      const { store } = await open(await getLocation());
      const siteId = newSiteId();
      const page = await compressPage(`<!doctype html>\0 ü 🌙 ${'x'.repeat(300_000)}`);
      const version = {
        siteId,
        owner: 'owner',
        email: 'a@example.test',
        templateId: 'basic',
        page,
        uploader: null,
        browser: null,
        at: 7,
      };
      expect(await store.publish(version)).toEqual(published(1));
      const bytes = { hash: page.hash, br: new Uint8Array(page.br), gz: new Uint8Array(page.gz) };
      const found = await store.findPage(siteId);
      expect(found).toMatchObject({ kind: 'live', version: 1 });
      if (found?.kind !== 'live') return;
      const { hash, br, gz } = found.page;
      expect({ hash, br: new Uint8Array(br), gz: new Uint8Array(gz) }).toEqual(bytes);
      expect(await store.currentOf(siteId)).toEqual({ kind: 'live', version: 1, hash: page.hash });
    });

    test('a site belongs to its first owner; a refused publish changes nothing', async () => {
      const { store } = await open(await getLocation());
      const [owned, nobodys] = [newSiteId(), newSiteId()];
      expect(await publish(store, owned, 'first')).toEqual(published(1));
      expect(await publish(store, nobodys, 'first', null)).toEqual(published(1));
      for (const owner of ['stranger', null]) {
        expect(await publish(store, owned, 'second', owner)).toEqual(NOT_OWNED);
        expect(await publish(store, nobodys, 'second', owner)).toEqual(NOT_OWNED);
      }
      expect(await currentHtml(store, nobodys)).toBe('first');
      expect(await publish(store, owned, 'third')).toEqual(published(2));
      expect(await currentHtml(store, owned)).toBe('third');
      expect(await htmlOf(await store.findVersion(owned, 1))).toBe('first');
    });

    test('the same publish sent twice creates one site with two versions', async () => {
      const { store } = await open(await getLocation());
      const siteId = newSiteId();
      expect([await publish(store, siteId, 'page'), await publish(store, siteId, 'page')]).toEqual([
        published(1),
        published(2),
      ]);
      const listed = (await allOf(store.list())).filter((site) => site.siteId === siteId);
      expect(listed).toMatchObject([{ current: 2 }]);
    });

    test('a published page is still there after reopening', async () => {
      const location = await getLocation();
      const siteId = newSiteId();
      const before = await open(location);
      await publish(before.store, siteId, 'kept');
      await before.close();
      await expect(before.store.check()).rejects.toThrow();
      await expect(before.store.findPage(siteId)).rejects.toThrow();
      const { store } = await open(location);
      await expect(store.check()).resolves.toBeUndefined();
      expect(await currentHtml(store, siteId)).toBe('kept');
      expect(await publish(store, siteId, 'next')).toEqual(published(2));
      expect(await publish(store, siteId, 'next', 'another')).toEqual(NOT_OWNED);
    });

    test('a publish is visible at once to others that have the same data open', async () => {
      const location = await getLocation();
      const [{ store: one }, { store: other }] = [await open(location), await open(location)];
      const siteId = newSiteId();
      for (let version = 1; version <= 20; version += 1) {
        const [writer, reader] = version % 2 ? [one, other] : [other, one];
        expect(await publish(writer, siteId, `page ${version}`)).toEqual(published(version));
        expect(await currentHtml(reader, siteId)).toBe(`page ${version}`);
        expect(await reader.currentOf(siteId)).toMatchObject({ version });
      }
    });

    test('the list has every site, ordered by id', { timeout: 60_000 }, async () => {
      const { store } = await open(await getLocation());
      const page = await compressPage('page');
      const ids = Array.from({ length: 1001 }, (_, n) => `site-${String(n).padStart(7, '0')}`);
      const rest = {
        owner: 'owner',
        email: 'a@example.test',
        templateId: 'basic',
        page,
        uploader: null,
        browser: null,
        at: 5,
      };
      const order = ids.toReversed();
      // A call waits for a connection only so long.
      for (let first = 0; first < order.length; first += 100)
        await Promise.all(
          order.slice(first, first + 100).map((siteId) => store.publish({ ...rest, siteId })),
        );
      const listed = await allOf(store.list());
      expect(listed.map(({ siteId }) => siteId).filter((id) => ids.includes(id))).toEqual(ids);
      expect(listed.find(({ siteId }) => siteId === ids[0])).toEqual({
        siteId: 'site-0000000',
        state: 'live',
        email: 'a@example.test',
        templateId: 'basic',
        current: 1,
        createdAt: 5,
        updatedAt: 5,
      });
    });
  });
}
