import { expect } from 'vitest';
import { test } from '../../harness/builder/builder-test.ts';
import { ALL_SCREENS } from '../screen/all-screens.ts';
import { drive } from '../screen/drive.ts';
import type { OpenStage } from '../screen/stage.ts';
import { openApp } from './app-stage.ts';

/** Takes the paths of machines through the built app, by real clicks. */
export function proveScreens(...names: readonly string[]): void {
  for (const name of names) {
    test(`the app follows the paths of ${name}`, { timeout: 120_000 }, async ({
      browser,
      url,
      task,
      signal,
    }) => {
      const open: OpenStage = (options, over) => openApp(browser, url, options, over);
      const { coverage, paths } = await drive('app', ALL_SCREENS[name] ?? [], open, signal);
      task.meta.printed = [coverage.line()];
      task.meta.proof = coverage.proof();
      task.meta.paths = paths;
      expect(coverage.missed(), 'missed').toEqual([]);
    });
  }
}
