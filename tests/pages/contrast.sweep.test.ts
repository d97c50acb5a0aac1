import { describe, expect } from 'vitest';
import { axeFindings } from '../harness/accessibility/axe.ts';
import { pageWith } from '../templates/page-reading.ts';
import { variantsOf } from '../templates/page-variants.ts';
import { FULL_PAGES } from '../templates/with-added-sections.ts';
import { lowContrastGraphics } from './low-contrast-graphics.ts';
import { test } from './offline-page-test.ts';
import { palettesOf } from './random-palettes.ts';

// It takes seconds on an idle machine.
const LONGEST_MS = 180_000;

describe.each(FULL_PAGES)('%s', (_, template) => {
  test('with 24 palettes all texts, icons and focus rings have enough contrast', {
    timeout: LONGEST_MS,
  }, async ({ page }) => {
    const { base } = template;
    const linked = { ...base, ...Object.fromEntries(variantsOf(template))['with images and links'] };
    await page.setViewportSize({ width: 1280, height: 844 });
    const found: string[] = [];
    const palettes = palettesOf(template);
    for (const [name, colors] of palettes) {
      // A color can change the markup too: an item with a ground of its own becomes a box.
      await page.setContent(pageWith({ ...template, base: linked }, colors));
      const texts = await axeFindings(page, { rules: ['color-contrast'] });
      const graphics = await page.evaluate(lowContrastGraphics);
      found.push(...[...texts, ...graphics].map((text) => `${name}: ${text}`));
    }
    expect(found).toEqual([]);
    expect(palettes).toHaveLength(24);
  });
});
