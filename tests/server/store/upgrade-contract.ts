import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { IMAGE_MIGRATIONS, SITE_MIGRATIONS } from '../../../server/database/schema.ts';
import { removeExpired } from '../../../server/images/remove-expired.ts';
import { compressPage } from '../../../server/store/compressed-page.ts';
import { openStores, type StoreLocation } from '../../../server/store/open-stores.ts';
import { newSiteId } from '../deploy/deploy-call.ts';
import { actAt, allOf, currentHtml, open, publish, uploaderOf } from './store-calls.ts';

/** The migrations of the release before pictures had owners. A released migration never changes. */
export const RELEASED = { site: SITE_MIGRATIONS.slice(0, 5), image: IMAGE_MIGRATIONS.slice(0, 2) };

/** The databases of that release, empty, and where this one finds them. */
interface Released {
  readonly location: StoreLocation;
  readonly sites: Database;
  readonly images: Database;
}

/** The contract of an upgrade from that release. */
export function describeUpgrade(name: string, openReleased: () => Promise<Released>): void {
  describe(`an upgrade of ${name}`, () => {
    test('the pictures of an earlier release go on, those of a site that was taken down stay withheld', async () => {
      const { location, sites, images } = await openReleased();
      const [live, another, blocked] = [newSiteId(), newSiteId(), newSiteId()];
      const { hash, br, gz } = await compressPage('page');
      await sites.change(async (query) => {
        for (const [id, owner, blockedAt] of [
          [live, 'owner', null],
          [another, 'another', null],
          [blocked, 'owner', 5],
        ] as const) {
          const values = `($1, $2, '', 'basic', 1, 1, 1, null, $3, 1)`;
          await query(`insert into site values${values}`, id, owner, blockedAt);
          await query('insert into version values($1, 1, $2, $3, $4, 1, 1)', id, hash, br, gz);
        }
        for (const [site, path] of [
          [live, 'uploads/shown.png'],
          [live, 'uploads/both.png'],
          [blocked, 'uploads/both.png'],
          [blocked, 'uploads/hers.png'],
          [live, 'uploads/shared.png'],
          [another, 'uploads/shared.png'],
        ] as const)
          await query('insert into site_picture values($1, $2, 1)', site, path);
      });
      const uploader = uploaderOf('owner');
      const paths = ['shown', 'both', 'hers', 'draft', 'shared'].map((name) => `uploads/${name}.png`);
      for (const path of paths)
        await images.change(async (query) => {
          const bytes = new TextEncoder().encode('the same');
          await query(`insert into image values($1, 'id', 'image/png', '', 'hash', 1, $2)`, path, bytes);
          await query('insert into upload values($1, $2, 8, 1, null)', path, uploader);
        });
      await Promise.all([sites.close(), images.close()]);

      const stores = await open(location);
      const listed = () => allOf(stores.pictures.list());
      const states = async () => Object.fromEntries((await listed()).map(({ path, state }) => [path, state]));
      const [shown = '', both = '', hers = '', draft = '', shared = ''] = paths;
      expect(await states()).toEqual({
        [shown]: 'live',
        [both]: 'live',
        [hers]: 'withheld',
        [draft]: 'live',
        [shared]: 'live',
      });
      expect(await removeExpired(stores.images, 9999 * 86_400_000)).toBe(0);
      expect(String(Buffer.from(await stores.images.read(shown)))).toBe('the same');
      await stores.store.unblock(blocked, actAt(6));
      expect(await stores.pictures.release(blocked)).toBe(1);

      // Their owner publishes again: from then on they are like all others.
      await publish(stores.store, live, 'again', 'owner');
      expect(new Set(Object.values(await states()))).toEqual(new Set(['live']));
      for (const siteId of [live, blocked]) await stores.store.unpublish(siteId, 'owner', 9);
      expect(await states()).toEqual({
        ...Object.fromEntries(paths.map((path) => [path, 'unpublished'])),
        // The other owner may still show it.
        [shared]: 'live',
      });

      const content = await stores.images.contentOf(shown);
      expect(content).toBe(createHash('sha256').update('the same').digest('hex'));
      expect((await listed()).map((each) => each.content)).toEqual(Array(5).fill(content));
      expect(String(Buffer.from(await stores.images.read(draft)))).toBe('the same');
    });

    test('a website with one secret goes on with it, and nobody else has a right to it', async () => {
      const { location, sites, images } = await openReleased();
      const [owned, nobodys] = [newSiteId(), newSiteId()];
      const values = `values($1, $2, 'ann@example.test', 'basic', 1, 3, 5, null, null, 1)`;
      await sites.change(async (query) => {
        await query(`insert into site ${values}`, owned, 'owner');
        await query(`insert into site ${values}`, nobodys, null);
      });
      await Promise.all([sites.close(), images.close()]);
      const { store, access } = await open(location);
      expect(await access.rights.of(owned, 'owner', 9)).toEqual({
        kind: 'found',
        access: {
          email: 'ann@example.test',
          isConfirmed: false,
          isOwnAddress: true,
          takenOffAt: undefined,
          putOnUntil: undefined,
          rights: [{ id: 'owner', kind: 'browser', madeAt: 3, usedAt: 5, isYours: true, mayRemove: false }],
        },
      });
      const email = 'ann@example.test';
      expect(await publish(store, owned, 'next', 'owner', email)).toMatchObject({ version: 2 });
      for (const [siteId, owner] of [[owned, 'stranger'] as const, [nobodys, 'owner'] as const])
        expect(await publish(store, siteId, 'mine', owner, email)).toEqual({
          kind: 'refused',
          why: 'not-owned',
        });
    });

    test('a website of an earlier release that is unpublished takes its owner’s pictures along', async () => {
      const { location, sites, images } = await openReleased();
      const siteId = newSiteId();
      await sites.change((query) =>
        query(`insert into site values($1, 'owner', '', 'basic', 1, 1, 1, null, null, 1)`, siteId),
      );
      const path = 'uploads/a.png';
      await images.change(async (query) => {
        await query(
          `insert into image values($1, 'id', 'image/png', '', 'hash', 1, $2)`,
          path,
          new Uint8Array(3),
        );
        await query('insert into upload values($1, $2, 3, 1, null)', path, uploaderOf('owner'));
      });
      await Promise.all([sites.close(), images.close()]);
      const stores = await open(location);
      await stores.store.unpublish(siteId, 'owner', 2, uploaderOf('owner'));
      expect((await stores.images.find(path))?.isUnpublished).toBe(true);
      expect(await removeExpired(stores.images, 181 * 86_400_000)).toBe(1);
    });

    test('what a process of the last release stores until it is refused is there afterwards', async () => {
      const { location, images } = await openReleased();
      const stored: string[] = [];
      const add = async (path: string) => {
        await images.change(async (query) => {
          await query(
            `insert into image values($1, 'id', 'image/png', '', 'h', 1, $2)`,
            path,
            new Uint8Array(3),
          );
          await query('insert into upload values($1, null, 3, 1, null)', path);
        });
        stored.push(path);
      };
      for (let n = 0; n < 50; n += 1) await add(`uploads/before-${n}.png`);
      const addOn = async () => {
        for (let n = 0; ; n += 1) await add(`uploads/${n}.png`);
      };
      const [refusal, { images: store }] = await Promise.all([
        addOn().catch((error: unknown) => error),
        open(location),
      ]);
      expect(String(refusal)).toMatch(/upload/);
      const found = await Promise.all(stored.map((path) => store.find(path)));
      expect(stored.filter((_, at) => found[at] === undefined)).toEqual([]);
      await images.close();
    });

    test('a command does not change the schema: a server of that release may be running', async () => {
      const { location, sites, images } = await openReleased();
      await expect(openStores({ ...location, isCommand: true })).rejects.toThrow(
        'The data are of an earlier release. Stop its server and start that of this one, which brings them up to date.',
      );
      await Promise.all([sites.close(), images.close()]);
    });

    test('a process of the last release beside this one goes on serving and publishing pages; what it can no longer store is refused', async () => {
      const { location, sites, images } = await openReleased();
      const siteId = newSiteId();
      const [newSite, newVersion] = [
        `insert into site values($1, 'owner', '', 'basic', 1, 1, 1, null, null, 1)`,
        'insert into version(site, n, hash, br, gz, at, pictures_known) values($1, $2, $3, $4, $5, 1, 1)',
      ];
      const { hash, br, gz } = await compressPage('page');
      await sites.change((query) => query(newSite, siteId));
      const { store } = await open(location);
      await sites.change((query) => query(newVersion, siteId, 1, hash, br, gz));
      expect(await currentHtml(store, siteId)).toBe('page');
      expect(await sites.read('select hash from version where site = $1', siteId)).toEqual([{ hash }]);
      const upload = `insert into upload values('uploads/a.png', null, 8, 1, null)`;
      await expect(images.change((query) => query(upload))).rejects.toThrow(/upload/);
      const show = 'insert into site_picture values($1, $2, 1)';
      await expect(sites.change((query) => query(show, siteId, 'uploads/a.png'))).rejects.toThrow(
        /site_picture/,
      );
      await Promise.all([sites.close(), images.close()]);
    });
  });
}
