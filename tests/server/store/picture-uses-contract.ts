import { describe, expect, test } from 'vitest';
import { removeUnused } from '../../../server/images/remove-unused.ts';
import { releasePictures, withholdPictures } from '../../../server/images/withhold-pictures.ts';
import { newSiteId } from '../deploy/deploy-call.ts';
import { actAt, allOf, type GetLocation, open, publish } from './store-calls.ts';

const DAY = 86_400_000;
/** Publishes are at 1 ms after the epoch. */
const AT = 1;
const OWNER = 'owner';

/** The contract of the stores about who uses which picture. */
export function describePictureUses(name: string, getLocation: GetLocation): void {
  describe(`uses of pictures in ${name}`, () => {
    async function start() {
      const stores = await open(await getLocation());
      const { store, images, uses } = stores;
      const own = (path: string) => `${crypto.randomUUID()}/${path}`;
      const add = (path: string, owner: string | null, at = AT) =>
        images.add({ path, type: 'image/png', cacheControl: '', owner, at, bytes: new Uint8Array(3) });
      const kept = async (...paths: string[]) => {
        const found = await Promise.all(paths.map((path) => images.find(path)));
        return paths.filter((_, at) => found[at] !== undefined);
      };
      return { stores, store, images, uses, own, add, kept };
    }

    test('a picture is shown as long as a kept version of a live site shows it', async () => {
      const { store, uses, own } = await start();
      const [siteId, many] = [newSiteId(), newSiteId()];
      const pictures = Array.from({ length: 45 }, (_, at) => own(`${String(at).padStart(2, '0')}.png`));
      await publish(store, many, 'many', OWNER, pictures);
      expect(await uses.picturesOf(many)).toEqual(pictures.toSorted());
      const path = own('a.png');
      expect(await uses.statusOf(path, AT)).toBe('unused');
      await publish(store, siteId, 'with', OWNER, [path]);
      for (let n = 2; n <= 5; n += 1) await publish(store, siteId, `without ${n}`, OWNER);
      expect(await uses.statusOf(path, AT)).toBe('shown');
      await publish(store, siteId, 'without 6', OWNER);
      expect(await uses.statusOf(path, AT)).toBe('unused');
      await publish(store, siteId, 'with again', OWNER, [path]);
      expect(await uses.statusOf(path, AT)).toBe('shown');
    });

    test('the pictures of an unpublished site go after 30 days, those that another page shows stay', async () => {
      const { stores, store, images, uses, own, add, kept } = await start();
      const [siteId, other] = [newSiteId(), newSiteId()];
      const [mine, shared] = [own('mine.png'), own('shared.png')];
      for (const path of [mine, shared]) await add(path, OWNER);
      await publish(store, siteId, 'page', OWNER, [mine, shared]);
      await publish(store, other, 'page', 'another', [shared]);
      await store.unpublish(siteId, OWNER, AT);
      expect([await uses.statusOf(mine, AT + 29 * DAY), await uses.statusOf(mine, AT + 30 * DAY)]).toEqual([
        'closed',
        'over',
      ]);
      await removeUnused(stores.images, uses, AT + 29 * DAY);
      expect(await kept(mine, shared)).toEqual([mine, shared]);
      await removeUnused(stores.images, uses, AT + 30 * DAY);
      expect(await kept(mine, shared)).toEqual([shared]);
      await expect(images.read(mine)).rejects.toThrow('There is no image under this path.');
    });

    test('uploads that no page shows go after a day without an owner, with one after 180 days', async () => {
      const { images, uses, own, add, kept } = await start();
      const [owned, ownerless] = [own('owned.png'), own('ownerless.png')];
      await add(owned, OWNER);
      await add(ownerless, null);
      const times = [AT + DAY - 1, AT + DAY, AT + 180 * DAY - 1, AT + 180 * DAY];
      const left: (readonly string[])[] = [];
      for (const now of times) {
        await removeUnused(images, uses, now);
        left.push(await kept(owned, ownerless));
      }
      expect(left).toEqual([[owned, ownerless], [owned], [owned], []]);
    });

    test('a take-down hides the pictures that no other page shows; a put-back shows them again', async () => {
      const { stores, store, own, add, kept } = await start();
      const [siteId, other] = [newSiteId(), newSiteId()];
      const [mine, shared] = [own('mine.png'), own('shared.png')];
      for (const path of [mine, shared]) await add(path, null);
      await publish(store, siteId, 'page', OWNER, [mine, shared]);
      await publish(store, other, 'page', 'another', [shared]);
      await store.block(siteId, actAt(AT));
      await withholdPictures(stores, siteId, AT);
      expect(await kept(mine, shared)).toEqual([shared]);
      await store.unblock(siteId, actAt(9));
      await releasePictures(stores, siteId);
      expect(await kept(mine, shared)).toEqual([mine, shared]);
    });

    test('the room that uploads take is summed up, in all and for each owner', async () => {
      const { images, own, add } = await start();
      const before = await images.stored();
      const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
      const paths = [own('a'), own('b'), own('c')];
      for (const [at, owner] of [one, one, other].entries()) await add(paths[at] ?? '', owner);
      expect([
        (await images.stored()) - before,
        await images.stored(one),
        await images.stored(other),
      ]).toEqual([9, 6, 3]);
      const uploads = await allOf(images.uploads(one));
      expect(uploads).toEqual(
        paths
          .slice(0, 2)
          .toSorted()
          .map((path) => ({ path, owner: one, at: AT })),
      );
    });
  });
}
