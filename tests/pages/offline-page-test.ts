import type { Page } from 'playwright';
import { test as base } from '../harness/builder/builder-test.ts';

/** A test of generated pages in the browser: `page` is an empty one, where nothing moves by itself and nothing can be fetched. */
export const test = base.extend('page', async ({ browser }, { onCleanup }): Promise<Page> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', offline: true });
  onCleanup(() => context.close());
  return context.newPage();
});
