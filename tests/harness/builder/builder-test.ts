import { chromium } from 'playwright';
import { test as base, expect, inject } from 'vitest';
import { LAUNCH_ARGS } from '../browser/browser.ts';
import { type BuilderOptions, BuilderPage } from './builder-page.ts';

/**
 * A test in the browser: `builder` is the builder as a new visitor finds it, `openBuilder` opens more of them,
 * `url` is where the program answers. A page that reports an error it was not expected to fails the test.
 */
export const test = base
  .extend('url', { scope: 'file' }, () => inject('url'))
  .extend('executablePath', { scope: 'worker' }, () => inject('executablePath'))
  .extend('browser', { scope: 'worker' }, async ({ executablePath }, { onCleanup }) => {
    const browser = await chromium.launch({
      executablePath,
      args: [...LAUNCH_ARGS],
    });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('openBuilder', async ({ browser, url }, { onCleanup }) => {
    const opened: BuilderPage[] = [];
    onCleanup(async () => {
      const problems = opened.flatMap((builder) => builder.problems.unexpected());
      await Promise.all(opened.map(({ profile }) => profile.close()));
      expect(problems, 'what the pages reported').toEqual([]);
    });
    return async (options?: BuilderOptions) => {
      const builder = await BuilderPage.open(browser, url, options);
      opened.push(builder);
      return builder;
    };
  })
  .extend('builder', ({ openBuilder }) => openBuilder());
