import type { Page } from 'playwright';
import { test as base } from '../harness/builder/builder-test.ts';

/** A visitor without a network. */
const OFFLINE = {
  viewport: { width: 1280, height: 720 },
  locale: 'en-GB',
  isTouch: false,
  isOffline: true,
};

/** A test of generated pages in the browser: `page` is empty, with reduced motion and without a network. */
export const test = base.extend('page', async ({ visitorPages, task }, { onCleanup }): Promise<Page> => {
  const page = await visitorPages.take(OFFLINE);
  onCleanup(() => visitorPages.giveBack(page, task.result?.state === 'pass'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
});
