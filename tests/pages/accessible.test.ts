import { expect } from 'vitest';
import { axeFindings } from '../harness/accessibility/axe.ts';
import { fieldsOf } from '../templates/facts.ts';
import { pageWith } from '../templates/page-reading.ts';
import { variantsOf } from '../templates/page-variants.ts';
import { TEMPLATES } from '../templates/template-facts.ts';
import { FULL_PAGES } from '../templates/with-added-sections.ts';
import { test } from './offline-page-test.ts';
import { readConditions } from './page-conditions.ts';
import { HEIGHT, sideways, sidewaysByWidth } from './sideways.ts';

test.for(FULL_PAGES)(
  '%s: axe finds nothing, and nothing scrolls sideways',
  async ([, template], { page }) => {
    await page.setContent(template.render(template.base));
    expect(await sidewaysByWidth(page)).toEqual({ '320 px': 0, '390 px': 0, '768 px': 0, '1280 px': 0 });
    expect(await axeFindings(page)).toEqual([]);
    // What is wide and not narrow is the header.
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    expect(await axeFindings(page)).toEqual([]);
  },
);

test('on a phone the menu opens without JavaScript and closes on Escape', async ({ page }) => {
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

test.for(TEMPLATES)(
  'on a phone the number of %s stays in reach, and covers neither the page’s end nor what has the focus',
  async ([, { template }], { page }) => {
    const { phone } = template.meanings;
    const called = { [String(phone)]: '030 123456' };
    await page.setViewportSize({ width: 390, height: HEIGHT });
    await page.setContent(pageWith(template, called));
    const bar = page.getByRole('complementary', { name: 'Call', exact: true }).getByRole('link');
    const edgeOf = (selector: string, edge: 'top' | 'bottom') =>
      page.locator(selector).evaluate((element, at) => element.getBoundingClientRect()[at], edge);
    expect(await edgeOf('.call .button', 'top')).toBeGreaterThan(HEIGHT);
    expect([await sideways(page), await axeFindings(page)]).toEqual([0, []]);
    await page.evaluate(() => scrollTo(0, 600));
    expect(await edgeOf('.call .button', 'bottom')).toBeLessThan(HEIGHT);
    expect(await bar.getAttribute('href')).toBe('tel:030123456');
    // The last link of the page's end is focused from above and from below.
    for (const y of [600, 1e6]) {
      await page.evaluate((to) => scrollTo(0, to), y);
      const report = page.getByRole('link', { name: 'Report this page' });
      await report.focus();
      const bottom = await report.evaluate((link) => link.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual(await edgeOf('.call p', 'top'));
    }
    await page.evaluate(() => scrollTo(0, 1e6));
    // A page's height has fractions, and the place it is scrolled to has none.
    expect(Math.floor(await edgeOf('footer .credit', 'bottom'))).toBeLessThanOrEqual(
      await edgeOf('.call p', 'top'),
    );
    await page.emulateMedia({ media: 'print' });
    expect(await bar.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    expect(await bar.isVisible()).toBe(false);
    const top = page.getByRole('banner').getByRole('link', { name: 'Call 030 123456', exact: true });
    expect(await top.isVisible()).toBe(true);
    // The first screen's button of a narrow phone may stand below what it shows.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.setContent(pageWith(template, called));
    expect([await edgeOf('.call .button', 'bottom'), await sideways(page)]).toEqual([
      expect.toSatisfy((bottom: number) => bottom < 640),
      0,
    ]);
  },
);

test.for(FULL_PAGES)(
  'on a phone the number of %s covers no question while the page is at its top',
  async ([, template], { page }) => {
    const questions = Array.from({ length: 20 }, (_, n) => ({ question: `Question ${n}`, answer: 'Yes.' }));
    await page.setViewportSize({ width: 390, height: HEIGHT });
    await page.setContent(
      pageWith(template, {
        [String(template.meanings.phone)]: '030 123456',
        'globalSettings.sectionOrder': 'questions',
        'questions.items': questions,
      }),
    );
    expect(await axeFindings(page, { rules: ['target-size'] })).toEqual([]);
  },
);

test('the answer of a question that is closed is on paper', async ({ page }) => {
  const [[, template]] = FULL_PAGES as [(typeof FULL_PAGES)[number]];
  const items = ['One', 'Two'].map((question) => ({ question, answer: `The answer to ${question}` }));
  await page.setContent(pageWith(template, { 'questions.items': items }));
  const answer = page.getByText('The answer to Two', { exact: true });
  expect(await answer.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await answer.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
});

test('a picture of the gallery opens large and closes on Escape, and Back has nothing to undo', async ({
  page,
}) => {
  const [[, template]] = FULL_PAGES as [(typeof FULL_PAGES)[number]];
  const picture =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const items = ['One', 'Two', 'Three'].map((caption) => ({ image: picture, caption }));
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await page.setContent(pageWith(template, { 'gallery.items': items }));
  const before = await page.evaluate(() => [history.length, location.href]);
  for (const { caption } of items) {
    const opener = page.getByRole('button', { name: caption, exact: true });
    const large = page.getByRole('dialog', { name: caption, exact: true });
    await opener.click();
    const { x, y, width, height } = (await large.boundingBox()) ?? {};
    expect([x, y, width, height]).toEqual([0, 0, 390, HEIGHT]);
    if (caption === 'One') expect([await sideways(page), await axeFindings(page)]).toEqual([0, []]);
    await page.keyboard.press('Escape');
    expect(await large.isVisible()).toBe(false);
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  }
  await page.getByRole('button', { name: 'Two', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.evaluate(() => [history.length, location.href])).toEqual(before);
});

test.for(TEMPLATES)(
  'a logo and a long menu fit into the header of %s',
  async ([, { template }], { page }) => {
    const logo = fieldsOf(template).find(
      ({ path }) => path.startsWith('header.') && /image/i.test(path),
    )?.path;
    const headed = (language: string) =>
      pageWith(template, {
        [logo ?? '']: 'https://gone.example/logo.png',
        'globalSettings.language': language,
      });
    await page.setViewportSize({ width: 320, height: HEIGHT });
    const found: unknown[] = [];
    for (const language of ['en', 'ar']) {
      await page.setContent(headed(language));
      const place = await page
        .locator('.brand img')
        .evaluate((image) => getComputedStyle(image).objectPosition.split(' ')[0]);
      found.push([language, await sideways(page), place]);
    }
    expect(found).toEqual([
      ['en', 0, '0px'],
      ['ar', 0, '100%'],
    ]);

    await page.setViewportSize({ width: 832, height: HEIGHT });
    await page.setContent(
      template.render(Object.fromEntries(variantsOf(template))['with lists of 40'] ?? {}),
    );
    const covered = await page.locator('#header').evaluate((header) => {
      scrollTo(0, 2000);
      const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      return header.getBoundingClientRect().bottom - padding;
    });
    // Less than the height of a link, so that the header never covers a focused link completely.
    expect(covered).toBeLessThan(44);
  },
);

test.for(FULL_PAGES)(
  '%s prints in black, and respects reduced motion and forced colours',
  async ([, template], { page }) => {
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    const linked = Object.fromEntries(variantsOf(template))['with images and links'] ?? template.base;
    await page.setContent(template.render(linked));
    const still = await page.evaluate(readConditions);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const moving = await page.evaluate(readConditions);
    await page.emulateMedia({ reducedMotion: 'reduce', media: 'print' });
    const printed = await page.evaluate(readConditions);
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    const forced = await page.evaluate(readConditions);
    expect([still.moving, moving.moving.length > 0]).toEqual([[], true]);
    expect([printed.textColors, printed.backgrounds, printed.hasName, printed.hasMenu]).toEqual([
      ['rgb(0, 0, 0)'],
      [],
      true,
      false,
    ]);
    expect([still.hasMenu, still.backgrounds.length > 1, still.textColors.length > 1]).toEqual([
      true,
      true,
      true,
    ]);
    expect(forced.foreign).toEqual([]);
  },
);
