import { expect } from 'vitest';
import { test } from '../../harness/builder/builder-test.ts';
import { ALL_SCREENS } from '../screen/all-screens.ts';
import { drive, drivenOn } from '../screen/drive.ts';
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
      const screens = ALL_SCREENS[name] ?? [];
      const driven = drivenOn('app', screens);
      try {
        await drive(driven, screens, open, signal);
      } finally {
        task.meta.printed = [driven.coverage.line()];
        task.meta.proof = driven.coverage.proof();
        task.meta.paths = driven.paths;
      }
      expect(driven.coverage.missed(), 'missed').toEqual([]);
    });
  }
}
