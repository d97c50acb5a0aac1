import type { Page } from 'playwright';

export const HEIGHT = 844;

/** How far a page scrolls sideways. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** How far a page scrolls sideways on each screen. The last of them is a phone, and stays. */
export async function sidewaysByWidth(page: Page): Promise<Readonly<Record<string, number>>> {
  const widths: Record<string, number> = {};
  for (const width of [320, 768, 1280, 390]) {
    await page.setViewportSize({ width, height: HEIGHT });
    widths[`${width} px`] = await sideways(page);
  }
  return widths;
}
