import { expect, test, vi } from 'vitest';
import { ALL_SCREENS } from '../screen/all-screens.ts';
import { drive } from '../screen/drive.ts';
import { openComponents, pageWhenLoaded } from './component-stage.tsx';

vi.mock('../../../src/app/render-when-loaded.ts', () => ({
  renderWhenLoaded: () => pageWhenLoaded(),
}));

for (const [name, screens] of Object.entries(ALL_SCREENS)) {
  test(`the components follow the paths of ${name}`, async ({ task, signal }) => {
    const { coverage, paths } = await drive('component', screens, openComponents, signal);
    task.meta.printed = [coverage.line()];
    task.meta.proof = coverage.proof();
    task.meta.paths = paths;
    expect(coverage.missed(), 'missed').toEqual([]);
  });
}
