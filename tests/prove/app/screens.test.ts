import { expect } from 'vitest';
import { test } from '../../harness/builder/builder-test.ts';
import { screensOn } from '../screen/all-screens.ts';
import { drive, drivenOn } from '../screen/drive.ts';
import type { OpenStage } from '../screen/stage.ts';
import { openApp } from './app-stage.ts';

for (const [name, screens] of screensOn('app')) {
  test(`the app follows the paths of ${name}`, { timeout: 240_000 }, async ({
    browser,
    url,
    task,
    signal,
  }) => {
    const open: OpenStage = (options, over) => openApp(browser, url, options, over);
    const driven = drivenOn('app', screens);
    try {
      await drive(driven, screens, open, signal);
    } finally {
      task.meta.printed = [driven.coverage.line()];
      task.meta.proof = driven.coverage.proof();
      task.meta.paths = driven.paths;
    }
    expect(driven.coverage.missed(), 'missed').toEqual(screens.flatMap(({ elsewhere = [] }) => elsewhere));
  });
}
