import type { Page } from 'playwright';
import { test as base } from '../harness/builder/builder-test.ts';

/** A visitor whose browser can fetch nothing. */
const OFFLINE = {
  viewport: { width: 1280, height: 720 },
  locale: 'en-GB',
  isTouch: false,
  isOffline: true,
};

/** A test of generated pages in the browser: `page` is an empty one, where nothing moves by itself and nothing can be fetched. */
export const test = base.extend('page', async ({ visitorPages, task }, { onCleanup }): Promise<Page> => {
  const page = await visitorPages.take(OFFLINE);
  onCleanup(() => visitorPages.giveBack(page, task.result?.state === 'pass'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
});
