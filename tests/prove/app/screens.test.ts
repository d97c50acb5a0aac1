import { expect } from 'vitest';
import { test } from '../../harness/builder/builder-test.ts';
import { ALL_SCREENS } from '../screen/all-screens.ts';
import { coverageOf, drive } from '../screen/drive.ts';
import type { OpenStage } from '../screen/stage.ts';
import { openApp } from './app-stage.ts';

for (const [name, screens] of ALL_SCREENS) {
  test(`the app follows the paths of ${name}`, { timeout: 240_000 }, async ({
    browser,
    url,
    task,
    signal,
  }) => {
    const open: OpenStage = (options, over) => openApp(browser, url, options, over);
    const coverage = coverageOf(screens);
    try {
      await drive(coverage, screens, open, signal);
    } finally {
      task.meta.printed = [coverage.line()];
    }
    expect(coverage.missed(), 'missed').toEqual(screens.flatMap(({ elsewhere = [] }) => elsewhere));
  });
}
