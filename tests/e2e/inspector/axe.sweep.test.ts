import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from '../../harness/builder/builder-test.ts';
import { InspectorPage } from '../../harness/inspector-page.ts';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SCREENS = [
  { width: 1800, height: 1000 },
  { width: 360, height: 900 },
] as const;

/** They take most of the time, and are the same in most states. */
const CHARTS = '[data-actor] svg';

const STORIES = ['Log', 'List'] as const;

/** What axe finds in the inspector by these rules, a line a finding. */
async function findings(
  { view }: InspectorPage,
  rules: readonly string[],
  isMapNew: boolean,
): Promise<readonly string[]> {
  await view.evaluate(AXE);
  const results = await view.evaluate(
    ({ runOnly, exclude }) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(
        { exclude },
        { runOnly, resultTypes: ['violations'] },
      ),
    { runOnly: [...rules], exclude: isMapNew ? [] : [CHARTS] },
  );
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/**
 * What axe finds in light, and what of the colours in dark: nothing else differs there. The colours are the same in every
 * width.
 */
async function violations(
  page: Page,
  inspector: InspectorPage,
  isNarrow: boolean,
  isMapNew = false,
): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await findings(inspector, RULES, isMapNew);
  if (isNarrow) return inLight;
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...inLight, ...(await findings(inspector, ['color-contrast'], isMapNew))];
}

for (const { width, height } of SCREENS) {
  test(`axe finds nothing in the inspector beside an app in ${width} px`, {
    timeout: 90_000,
  }, async ({ openBuilder }) => {
    const isNarrow = width < 1000;
    const builder = await openBuilder({ path: '/?inspect', viewport: { width, height } });
    await builder.page.emulateMedia({ reducedMotion: 'reduce' });
    const inspector = await InspectorPage.beside(builder.page);
    await inspector.active('chat', 'chat.ready.menu').waitFor();
    await builder.pick('Hero');
    await builder.pick('Title');
    await inspector.active('chat.editor', 'editor.kind.text').waitFor();
    const found: Record<string, readonly string[]> = {};
    for (const [at, story] of (isNarrow ? STORIES.slice(-1) : STORIES).entries()) {
      await inspector.button(story).click();
      found[story] = await violations(builder.page, inspector, isNarrow, at === 0);
    }
    await inspector.button('Log').click();
    await inspector.button('Types').click();
    await inspector.view.getByRole('checkbox', { name: 'Starts and services' }).waitFor();
    found.types = await violations(builder.page, inspector, isNarrow);
    await inspector.button('Types').click();
    await inspector.command('Stately');
    found.dialog = await violations(builder.page, inspector, isNarrow);
    const quiet = Object.keys(found).map((state) => [state, []]);
    expect(found).toEqual(Object.fromEntries(quiet));
  });
}
