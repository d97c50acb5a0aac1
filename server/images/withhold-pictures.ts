import type { Stores } from '../store/open-stores.ts';

/** Stops serving the pictures of a closed site, unless another site's page shows them. `at` is in milliseconds since 1970. */
export async function withholdPictures({ images, uses }: Stores, siteId: string, at: number): Promise<void> {
  await uses.learnEarlier();
  const paths: string[] = [];
  for (const path of await uses.picturesOf(siteId))
    if ((await uses.statusOf(path, at)) !== 'shown') paths.push(path);
  await images.withhold(paths, at);
}

/** Serves the pictures of a site again. */
export async function releasePictures({ images, uses }: Stores, siteId: string): Promise<void> {
  await images.withhold(await uses.picturesOf(siteId), undefined);
}
