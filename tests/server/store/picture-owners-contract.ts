import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { removeExpired } from '../../../server/images/remove-expired.ts';
import { newSiteId } from '../deploy/deploy-call.ts';
import { actAt, allOf, type GetLocation, newImage, open, publish, uploaderOf } from './store-calls.ts';

const DAY = 86_400_000;
/** Publishes and uploads are at 1 ms after the epoch. */
const AT = 1;

/** The contract of the stores about whom pictures belong to, and how long they are kept. */
export function describePictureOwners(name: string, getLocation: GetLocation): void {
  describe(`owners of pictures in ${name}`, () => {
    async function start() {
      const stores = await open(await getLocation());
      const { store, images } = stores;
      const owner = newSiteId();
      const add = async (facts: Partial<Parameters<typeof newImage>[0]> = {}) => {
        const image = newImage({ uploader: uploaderOf(owner), at: AT, ...facts });
        await images.add(image);
        return image.path;
      };
      const kept = async (...paths: string[]) => {
        const found = await Promise.all(paths.map((path) => images.find(path)));
        return paths.filter((_, at) => found[at] !== undefined);
      };
      const newSite = async (by = owner) => {
        const siteId = newSiteId();
        await publish(store, siteId, 'page', by);
        return siteId;
      };
      return { ...stores, owner, add, kept, newSite };
    }

    test('a picture is shown as a draft, while a site of its owner is live, and after the last one to the builder alone', async () => {
      const { store, images, owner, add, newSite } = await start();
      const path = await add();
      const isUnpublished = async (each = path) => (await images.find(each))?.isUnpublished;
      const seen = [await isUnpublished()];
      const [one, other] = [await newSite(), await newSite()];
      seen.push(await isUnpublished());
      await store.unpublish(one, owner, AT + 1);
      seen.push(await isUnpublished());
      await store.takeOff(other, actAt(AT + 1));
      seen.push(await isUnpublished());
      await store.putOn(other, actAt(AT + 2));
      seen.push(await isUnpublished());
      await store.unpublish(other, owner, AT + 2);
      seen.push(await isUnpublished());
      const later = await add({ at: AT + 3 });
      seen.push(await isUnpublished(later));
      await newSite();
      seen.push(await isUnpublished());
      expect(seen).toEqual([false, false, false, true, false, true, false, false]);
    });

    test('a site counts for everyone who ever published it, and removing it from one owner removes no picture', async () => {
      const { store, images, owner, add } = await start();
      const another = newSiteId();
      const siteId = newSiteId();
      const paths = [await add(), await add({ uploader: uploaderOf(another) })];
      for (const browser of [null, another]) await publish(store, siteId, 'page', owner, '', AT, browser);
      expect(await removeExpired(images, AT + 500 * DAY)).toBeGreaterThanOrEqual(0);
      expect(await Promise.all(paths.map(async (path) => (await images.find(path))?.path))).toEqual(paths);
    });

    test('drafts go after 180 days, uploads of nobody after a day, those of a live site never', async () => {
      const { images, add, kept, newSite } = await start();
      const [draft, nobodys] = [await add(), await add({ uploader: null })];
      const author = newSiteId();
      const live = await add({ uploader: uploaderOf(author) });
      await newSite(author);
      const left: (readonly string[])[] = [];
      for (const now of [DAY - 1, DAY, 180 * DAY - 1, 180 * DAY, 9999 * DAY]) {
        await removeExpired(images, AT + now);
        left.push(await kept(draft, nobodys, live));
      }
      expect(left).toEqual([[draft, nobodys, live], [draft, live], [draft, live], [live], [live]]);
      await expect(images.read(draft)).rejects.toThrow('There is no image under this path.');
    });

    test('where their room is crowded, drafts of over 30 days go, the oldest first, until enough is free', async () => {
      const { images, add, kept } = await start();
      // Before all uploads of other tests.
      const old = -900 * DAY;
      const paths = [await add({ at: old + 2 }), await add({ at: old }), await add({ at: old + 1 })];
      const young = await add({ at: old + 20 * DAY });
      const crowded = { isCrowded: true, bytes: 4 };
      expect(await removeExpired(images, old + 29 * DAY, crowded)).toBe(0);
      expect(await removeExpired(images, old + 31 * DAY, crowded)).toBe(2);
      expect(await kept(...paths, young)).toEqual([paths[0], young]);
    });

    test('the pictures of an unpublished site go 30 days after it, but not before a draft’s would', async () => {
      const { store, images, owner, add, kept, newSite } = await start();
      const path = await add();
      const siteId = await newSite();
      await store.unpublish(siteId, owner, AT + 170 * DAY);
      await removeExpired(images, AT + 199 * DAY);
      expect(await kept(path)).toEqual([path]);
      await removeExpired(images, AT + 200 * DAY);
      expect(await kept(path)).toEqual([]);
    });

    test('a picture whose owner publishes while it is about to be removed stays', async () => {
      const { images, add, kept, newSite } = await start();
      const path = await add();
      const removeUnneeded = async (each: string) => {
        if (each === path) await newSite();
        return images.removeUnneeded(each);
      };
      await removeExpired({ ...images, removeUnneeded }, AT + 180 * DAY);
      expect(await kept(path)).toEqual([path]);
    });

    test('an upload that cannot be removed does not stop the removal of the others', async () => {
      const { images, add, kept } = await start();
      const old = -1900 * DAY;
      const [bad, good] = [await add({ at: old }), await add({ at: old + 1 })];
      const removeUnneeded = async (path: string) => {
        if (path === bad) throw new Error('damaged');
        return images.removeUnneeded(path);
      };
      const crowded = { isCrowded: true, bytes: 4 };
      await expect(removeExpired({ ...images, removeUnneeded }, old + 31 * DAY, crowded)).rejects.toThrow(
        'damaged',
      );
      expect(await kept(bad, good)).toEqual([bad]);
      await images.erase(bad);
    });

    test('a take-down of a site withholds its owner’s pictures alone; a put-back shows them again', async () => {
      const { store, pictures, add, kept, newSite } = await start();
      const stranger = newSiteId();
      const [mine, strangers] = [await add(), await add({ uploader: uploaderOf(stranger) })];
      const siteId = await newSite();
      await store.block(siteId, actAt(2));
      expect(await pictures.withhold(siteId, 'all', actAt(2))).toBe(1);
      expect(await kept(mine, strangers)).toEqual([strangers]);
      expect(await pictures.ofSite(siteId)).toMatchObject([{ path: mine, state: 'withheld', siteId }]);
      expect(await pictures.release(siteId)).toBe(1);
      expect(await kept(mine, strangers)).toEqual([mine, strangers]);
    });

    test('the other live sites of an owner are known, and single pictures can be withheld', async () => {
      const { store, pictures, owner, add, kept, newSite } = await start();
      const [one, other] = [await add(), await add()];
      const strangers = await add({ uploader: uploaderOf(newSiteId()) });
      const [first, second, closed] = [await newSite(), await newSite(), await newSite()];
      await store.unpublish(closed, owner, 2);
      expect(await pictures.otherLiveSites(first)).toEqual([second]);
      expect(await pictures.withhold(first, [one, strangers, 'uploads/none.png'], actAt(3))).toBe(1);
      expect(await kept(one, other, strangers)).toEqual([other, strangers]);
    });

    test('a picture that is taken down is gone with all that have its bytes, which are refused until it is restored', async () => {
      const { images, pictures, records, add, kept } = await start();
      const bytes = new TextEncoder().encode(newSiteId());
      const paths = [await add({ bytes }), await add({ bytes, uploader: null })];
      const content = createHash('sha256').update(bytes).digest('hex');
      expect(await images.contentOf(paths[0] ?? '')).toBe(content);
      await pictures.takeDown(content, actAt(2));
      await pictures.takeDown(content, actAt(3));
      expect(await kept(...paths)).toEqual([]);
      expect(await images.add(newImage({ bytes }))).toEqual({ kind: 'refused' });
      expect(await pictures.named(content)).toMatchObject(
        paths.toSorted().map((path) => ({ path, state: 'taken-down' })),
      );
      expect([await pictures.restore(content, actAt(4)), await pictures.restore(content, actAt(5))]).toEqual([
        true,
        false,
      ]);
      expect(await kept(...paths)).toEqual(paths);
      expect((await images.add(newImage({ bytes }))).kind).toBe('added');
      expect((await allOf(records.audit())).filter(({ subject }) => subject === content)).toEqual([
        { ...actAt(2), what: 'take-down', subject: content },
        { ...actAt(4), what: 'restore-picture', subject: content },
      ]);
    });

    test('the same bytes are stored once, until the last picture that has them is removed', async () => {
      const { images, add } = await start();
      const bytes = new TextEncoder().encode(newSiteId());
      const [one, other] = [await add({ bytes }), await add({ bytes })];
      await images.erase(one);
      expect(Buffer.compare(await images.read(other), bytes)).toBe(0);
      await images.erase(other);
      await expect(images.read(other)).rejects.toThrow('There is no image under this path.');
      const again = await add({ bytes });
      expect(Buffer.compare(await images.read(again), bytes)).toBe(0);
    });

    test('the room is summed up: in all, of drafts, of nobody, of an owner, of a network, and of who is new', async () => {
      const { images, owner, add, newSite } = await start();
      const later = 3_000_000_000_000;
      const before = await images.stored(later);
      const network = newSiteId();
      const other = uploaderOf(newSiteId());
      for (const uploader of [uploaderOf(owner), uploaderOf(owner), other, null])
        await add({ uploader, network });
      const grown = async () => {
        const { all, drafts, nobodys } = await images.stored(later);
        return [all - before.all, drafts - before.drafts, nobodys - before.nobodys];
      };
      expect([await grown(), await images.storedOf(other)]).toEqual([[12, 9, 3], 3]);
      const beginning = network.slice(0, -1);
      expect([await images.storedFrom(network), await images.storedFrom(beginning, true)]).toEqual([12, 12]);
      expect(await images.liveSince(uploaderOf(owner))).toBeUndefined();
      await newSite();
      expect([await grown(), await images.storedOf(other)]).toEqual([[12, 3, 3], 3]);
      expect(await images.liveSince(uploaderOf(owner))).toBe(1);
      await images.forgetNetworks();
      expect(await images.storedFrom(network)).toBe(6);
      // Pictures since that time of who had no site before it: all but the owner's. Pages of sites since then.
      expect(before.newcomers).toBe(0);
      for (const uploader of [uploaderOf(owner), other, null]) await add({ uploader, at: later + 1 });
      expect((await images.stored(later)).newcomers).toBe(6);
      expect((await images.stored(0)).newcomers).toBeGreaterThan(9);
    });

    test('what is stored is told by kind, day and network, and found by network and day', async () => {
      const { images, pictures, records, owner, add, newSite } = await start();
      // Twice the same in one network of a /48, once in another of it.
      const [part, day] = [newSiteId(), 20_000];
      const [one, two] = [`${part}:0::/56`, `${part}:100::/56`];
      const at = day * 86_400_000 + 5;
      const draft = uploaderOf(newSiteId());
      const paths = [
        await add({ uploader: draft, network: one, at }),
        await add({ uploader: draft, network: one, at: at + 1 }),
        await add({ uploader: null, network: two, at: at + 2 }),
        await add({ network: two, at: at + 3 }),
      ];
      const siteId = await newSite();
      const stored = (await pictures.storage()).filter(({ network }) => network.startsWith(part));
      expect(stored).toEqual([
        { kind: 'draft', day, network: one, count: 2, bytes: 6 },
        { kind: 'nobody', day, network: two, count: 1, bytes: 3 },
        { kind: 'picture', day, network: two, count: 1, bytes: 3 },
      ]);
      expect(
        (await pictures.storage()).find(({ kind, day: on }) => kind === 'page' && on === 0)?.bytes,
      ).toBeGreaterThan(0);
      const found = async (network: string) => (await pictures.from(network)).map(({ path }) => path);
      expect([await found(one), await found(`${part}:%`)]).toEqual([paths.slice(0, 2), paths]);
      const since = async (time: number) => (await records.sitesSince(time)).map((site) => site.siteId);
      expect(await since(1)).toContain(siteId);
      expect(await since(2)).not.toContain(siteId);
      expect(await images.liveSince(uploaderOf(owner))).toBe(1);
    });
  });
}
