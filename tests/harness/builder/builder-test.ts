import { chromium, type Page } from 'playwright';
import { test as base, expect, inject } from 'vitest';
import { LAUNCH_ARGS } from '../browser/browser.ts';
import { closeInTime } from '../browser/close-in-time.ts';
import { type BuilderOptions, BuilderPage, visitorOptions } from './builder-page.ts';
import { VisitorPages } from './visitor-pages.ts';

/**
 * A test in the browser. `builder` is the builder of a new visitor, `openBuilder` opens more of them, and `url` is the
 * address of the program. A page that reports an unexpected error fails the test.
 */
export const test = base
  .extend('url', { scope: 'file' }, () => inject('url'))
  .extend('executablePath', { scope: 'worker' }, () => inject('executablePath'))
  .extend('browser', { scope: 'worker' }, async ({ executablePath }, { onCleanup }) => {
    const browser = await chromium.launch({
      executablePath,
      args: [...LAUNCH_ARGS],
    });
    onCleanup(() => closeInTime(browser));
    return browser;
  })
  .extend('visitorPages', { scope: 'worker' }, ({ browser }) => new VisitorPages(browser, inject('url')))
  .extend('openBuilder', async ({ browser, url, visitorPages, task }, { onCleanup }) => {
    const taken: Page[] = [];
    const opened: BuilderPage[] = [];
    onCleanup(async () => {
      const problems = opened.flatMap((builder) => builder.problems.unexpected());
      const hasPassed = task.result?.state === 'pass' && problems.length === 0;
      const own = new Set(opened.map(({ profile }) => profile));
      for (const page of taken) own.delete(page.context());
      await Promise.all([
        ...taken.map((page) => visitorPages.giveBack(page, hasPassed)),
        ...[...own].map((profile) => closeInTime(profile)),
      ]);
      expect(problems, 'what the pages reported').toEqual([]);
    });
    return async (options: BuilderOptions = {}) => {
      if (options.profile || options.isInstalled) {
        const builder = await BuilderPage.open(browser, url, options);
        opened.push(builder);
        return builder;
      }
      const page = await visitorPages.take(visitorOptions(options));
      taken.push(page);
      const builder = await BuilderPage.openIn(page, url, options.path);
      opened.push(builder);
      return builder;
    };
  })
  .extend('builder', ({ openBuilder }) => openBuilder());
