import { expect } from 'vitest';
import { test } from '../../harness/builder/builder-test.ts';
import { ALL_SCREENS } from '../screen/all-screens.ts';
import { coverageOf, drive } from '../screen/drive.ts';
import type { OpenStage } from '../screen/stage.ts';
import { openApp } from './app-stage.ts';

/** The machines that live of services of the browser and the server. CI drives these, and SCREENS=all the others too. */
const OF_SERVICES = new Set([
  'app',
  'browser',
  'confirm',
  'deploy',
  'language',
  'report',
  'site',
  'tabConflicts',
  'transfer',
  'upload',
  'versions',
]);

for (const [name, screens] of ALL_SCREENS) {
  if (process.env.SCREENS !== 'all' && !OF_SERVICES.has(name)) continue;

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
