import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { faultsOnWalk, type Look } from './axe-walk.ts';

/** Visits one state of each panel. */
async function walkBriefly(builder: BuilderPage, look: Look): Promise<void> {
  await look('greeting');
  await builder.pick('Hero');
  await builder.pick('Background Color');
  await builder.popover('Select a color').waitFor();
  await look('color');
  const preview = builder.page.getByRole('tab', { name: 'Preview' });
  if (await preview.isVisible()) await preview.click();
  await builder.submitPublish('me@example.com');
  await builder.deploymentStatus().getByRole('link', { name: 'Visit Site' }).waitFor();
  await look('published');
}

test.for([
  ['light', 1280, 800],
  ['dark', 320, 640],
] as const)(
  'axe finds nothing and nothing is cut off, %s, %d px wide',
  async ([colorScheme, width, height], { openBuilder }) => {
    const builder = await openBuilder({ viewport: { width, height } });
    await builder.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await faultsOnWalk(builder, walkBriefly)).toEqual([]);
  },
);
