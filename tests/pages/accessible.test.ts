import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { TEMPLATES } from '../templates/template-facts.ts';
import { test } from './page-test.ts';
import { variantsOf } from './page-variants.ts';

const HEIGHT = 844;

describe.each(TEMPLATES)('%s', (_, { template }) => {
  test.for(variantsOf(template))(
    'axe finds nothing, and nothing scrolls sideways: %s',
    async ([, config], { page }) => {
      const found: Record<string, unknown> = {};
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: HEIGHT });
        await page.setContent(template.render(config));
        found[`${width} px sideways`] = await sideways(page);
        if (width === 390 || width === 1280) found[`${width} px`] = await axeFindings(page);
      }
      expect(found).toEqual({
        '320 px sideways': 0,
        '390 px sideways': 0,
        '390 px': [],
        '768 px sideways': 0,
        '1280 px sideways': 0,
        '1280 px': [],
      });
    },
  );
});

test('a phone shows the menu without script, and Escape puts it away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: HEIGHT });
  for (const [, { template }] of TEMPLATES) {
    await page.setContent(template.render(template.base));
    const menu = page.getByRole('navigation', { name: 'Main' });
    const opener = page.getByRole('button', { name: 'Menu' });
    expect(await menu.isVisible()).toBe(false);
    await opener.click();
    expect(await menu.isVisible()).toBe(true);
    expect([await sideways(page), await axeFindings(page)]).toEqual([0, []]);
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  }
});

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
