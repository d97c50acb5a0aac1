import { randomBytes } from 'node:crypto';
import { compressPage } from '../../server/store/compressed-page.ts';
import { openStores, type StoreLocation } from '../../server/store/open-stores.ts';
import { examplePage } from '../server/deploys.ts';

const AT_ONCE = 64;
const PICTURE_BYTES = 20_000;

/** The id of the nth site. */
export function nthSite(n: number): string {
  return `site-${n.toString(36).padStart(7, '0')}`;
}

/** Publishes the sites from `first` up to `end`, each with a page of 40 kB and a picture of 20 kB, into the stores. */
export async function fill(location: StoreLocation, first: number, end: number): Promise<void> {
  const { store, images, close } = await openStores(location);
  const page = examplePage();
  let next = first;
  const fillOn = async () => {
    while (next < end) {
      const n = next;
      next += 1;
      const at = Date.now();
      await images.add({
        path: `uploads/${nthSite(n)}.jpg`,
        type: 'image/jpeg',
        uploader: `uploads of owner ${n}`,
        network: '192.0.2.0',
        bytes: new Uint8Array(randomBytes(PICTURE_BYTES)),
        at,
      });
      await store.publish({
        siteId: nthSite(n),
        owner: `owner ${n}`,
        uploader: `uploads of owner ${n}`,
        browser: null,
        email: `visitor-${n}@example.test`,
        templateId: 'landing_business',
        page: await compressPage(`${page}<!-- ${n} -->`),
        at,
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fillOn));
  await close();
}
