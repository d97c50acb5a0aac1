import { expect, test, vi } from 'vitest';
import { screensOn } from '../screen/all-screens.ts';
import { drive, drivenOn } from '../screen/drive.ts';
import { openComponents, pageWhenLoaded } from './component-stage.tsx';

vi.mock('../../../src/app/render-when-loaded.ts', () => ({
  renderWhenLoaded: () => pageWhenLoaded(),
}));

for (const [name, screens] of screensOn('component')) {
  test(`the components follow the paths of ${name}`, { timeout: 240_000 }, async ({ task, signal }) => {
    const driven = drivenOn('component', screens);
    try {
      await drive(driven, screens, openComponents, signal);
    } finally {
      task.meta.printed = [driven.coverage.line()];
      task.meta.proof = driven.coverage.proof();
      task.meta.paths = driven.paths;
    }
    expect(driven.coverage.missed(), 'missed').toEqual(screens.flatMap(({ elsewhere = [] }) => elsewhere));
  });
}
