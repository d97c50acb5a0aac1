import type { Page } from 'playwright';
import { expect } from 'vitest';
import { applyPlan } from '../../domain/config/edit-config.ts';
import { compositionChoices } from '../../templates/composed-look.ts';
import { loadFreshWebsite } from '../../templates/fresh-websites.ts';
import { addressEdits, contactEdits, nameEdits } from '../../templates/interview-edits.ts';
import { mainPictures } from '../../templates/main-pictures.ts';
import { renderPage } from '../../templates/pages.ts';
import { startingContent } from '../../templates/starting-content.ts';
import type { Template } from '../../templates/template.ts';
import { TEMPLATES } from '../templates/template-facts.ts';
import { test } from './offline-page-test.ts';

/** The pictures of a page, by their sizes in pixels. */
const PICTURES: Readonly<Record<string, readonly (readonly [width: number, height: number])[]>> = {
  small: [
    [300, 225],
    [480, 640],
    [320, 200],
  ],
  panoramas: [
    [1600, 400],
    [1600, 400],
    [2000, 500],
  ],
  tiny: [
    [64, 48],
    [48, 64],
    [32, 32],
  ],
  'a portrait alone': [[900, 1200]],
  'late or blocked': [
    [1600, 1067],
    [900, 1200],
    [1500, 1000],
  ],
};
const WIDTHS = [320, 390, 1440, 2560];
const MOST_TIMES = 1.7;

/** The pages of a business with these pictures, in each way that they can open. */
async function pagesOf(
  template: Template,
  business: 'restaurant' | 'photographer',
  sizes: (typeof PICTURES)[string],
) {
  const fresh = await loadFreshWebsite(template, 'en');
  const begun = await startingContent.load({ config: fresh, business, language: 'en' });
  const told = [
    nameEdits(begun, 'Otter and Sons'),
    contactEdits(begun, { phone: '030 123456' }),
    addressEdits(begun, '12 Mill Lane, 4711 Fernhill'),
    mainPictures(begun)
      .slice(0, sizes.length)
      .map(({ picture }, at) => {
        const [width, height] = sizes[at] ?? [0, 0];
        return { path: picture, typed: `https://pictures.example/a${at}w${width}h${height}_1.svg` };
      }),
  ];
  const own = told.reduce((config, edits) => applyPlan(config, edits) ?? config, begun);
  return compositionChoices(own)
    .filter(({ needs }) => needs === undefined)
    .map(({ composition, shown }) => ({ composition, page: renderPage(shown) }));
}

/** What is wrong with the pictures of the page: blurred, cut though wide, or without a ground that shows until they are there. */
function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate((most) => {
    const faults: string[] = [];
    // The circle with the author is cut out of any picture.
    for (const picture of document.querySelectorAll('main img:not(.disc > *)')) {
      const [, width = '1', height = '1'] = /w(\d+)h(\d+)_/.exec(picture.getAttribute('src') ?? '') ?? [];
      const natural = [Number(width), Number(height)] as const;
      const style = getComputedStyle(picture);
      if (!picture.checkVisibility()) continue;
      const inner = (size: number, ...sides: readonly string[]) =>
        size - sides.reduce((sum, side) => sum + Number.parseFloat(side), 0);
      const box = [
        inner(picture.clientWidth, style.paddingLeft, style.paddingRight),
        inner(picture.clientHeight, style.paddingTop, style.paddingBottom),
      ] as const;
      const scales = [box[0] / natural[0], box[1] / natural[1]] as const;
      const scale = style.objectFit === 'cover' ? Math.max(...scales) : Math.min(...scales);
      const cut = style.objectFit === 'cover' ? 1 - Math.min(...scales) / Math.max(...scales) : 0;
      const name = `${width} × ${height} in ${picture.closest('[class]:not(img)')?.className}`;
      if (scale > most + 0.02) faults.push(`${name} is drawn ${scale.toFixed(2)} times as wide`);
      if (natural[0] >= 2 * natural[1] && cut > 0.02) faults.push(`${name} is cut`);
      if (style.backgroundColor === 'rgba(0, 0, 0, 0)') faults.push(`${name} has no ground`);
      if (picture.clientWidth < 20) faults.push(`${name} has no place`);
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    return faults;
  }, MOST_TIMES);
}

test.for(
  TEMPLATES.flatMap(([name, { template }]) =>
    (['restaurant', 'photographer'] as const).flatMap((business) =>
      Object.entries(PICTURES).map(([kind, sizes]) => [name, business, kind, template, sizes] as const),
    ),
  ),
)(
  '%s of a %s: pictures that are %s are neither blurred nor cut, and have a ground',
  async ([, business, , template, sizes], { page }) => {
    await page.route('https://pictures.example/**', (route) => route.abort());
    const found = new Set<string>();
    for (const { composition, page: html } of await pagesOf(template, business, sizes)) {
      await page.setContent(html);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const fault of await faultsOf(page)) found.add(`${composition}, ${width} px: ${fault}`);
      }
    }
    expect([...found]).toEqual([]);
  },
);
