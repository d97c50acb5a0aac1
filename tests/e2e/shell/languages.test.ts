import type { Page } from 'playwright';
import { expect } from 'vitest';
import { wordsIn } from '../../../src/app/load-language.ts';
import { copy as arabicCopy } from '../../../templates/landing-business/copy-ar.ts';
import { copy as germanCopy } from '../../../templates/landing-business/copy-de.ts';
import { en } from '../../../words/en/en.ts';
import { shownName, type Words } from '../../../words/words.ts';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import { test } from '../../harness/builder/builder-test.ts';

const [ar, de] = [await wordsIn('ar'), await wordsIn('de')];

test('a visitor edits in Arabic, switches to German, and finds the edit kept', async ({ openBuilder }) => {
  const { page } = await openBuilder({ locale: 'ar-EG' });
  const pick = (name: string) => page.getByRole('button', { name, exact: true, disabled: false }).click();
  const heading = page.frameLocator('iframe').locator('h1');
  await pick(shownName('Hero', ar));
  await expect
    .poll(() => languageOf(page))
    .toEqual({
      lang: 'ar',
      dir: 'rtl',
      title: `${shownName('Hero', ar)} – Parley`,
      description: ar.served.description,
    });
  await pick(shownName('Title', ar));
  expect((await languageOf(page)).title).toBe(
    `${shownName('Hero', ar)} › ${shownName('Title', ar)} – Parley`,
  );
  await page.getByRole('textbox', { name: ar.chat.message }).fill('خبز عند الفجر');
  await page.getByRole('button', { name: ar.chat.send, exact: true }).click();
  await page.clock.runFor(1000);
  await expect
    .poll(() => page.getByRole('log').locator('li p').last().textContent())
    .toContain(ar.chat.next(ar.chat.updated(shownName('Title', ar), 'خبز عند الفجر')));
  await page.getByRole('combobox', { name: ar.language.label }).selectOption('Deutsch');
  await pick(shownName('Hero', de));
  await expect
    .poll(() => languageOf(page))
    .toEqual({
      lang: 'de',
      dir: 'ltr',
      title: `${shownName('Hero', de)} – Parley`,
      description: de.served.description,
    });
  await expect.poll(() => heading.textContent()).toBe('خبز عند الفجر');
  await page.getByRole('button', { name: de.history.undoOf(shownName('Title', de)) }).click();
  await expect.poll(() => heading.textContent()).not.toContain('خبز');
  // The chosen language outlives the visit, whatever language the browser prefers.
  await page.reload();
  await expect.poll(() => languageOf(page)).toMatchObject({ lang: 'de', title: de.document.title });
});

test('a new website speaks the language of the visitor, until something in it is changed', async ({
  openBuilder,
}) => {
  const { page } = await openBuilder({ locale: 'de-CH' });
  const website = page.frameLocator('iframe');
  const shown = async () => [
    await website.locator('html').getAttribute('lang'),
    await website.locator('html').getAttribute('dir'),
    await website.locator('h1').textContent(),
  ];
  await expect.poll(shown).toEqual(['de', 'ltr', germanCopy.hero.title]);
  const language = (words: Words) => page.getByRole('combobox', { name: words.language.label });
  await language(de).selectOption('العربية');
  await expect.poll(shown).toEqual(['ar', 'rtl', arabicCopy.hero.title]);
  await page.getByRole('textbox', { name: ar.chat.message }).fill('header.logoText مخبز الفجر');
  await page.getByRole('button', { name: ar.chat.send, exact: true }).click();
  await page.clock.runFor(1000);
  await expect.poll(() => page.getByRole('log').locator('li p').last().textContent()).toContain('مخبز الفجر');
  await language(ar).selectOption('Deutsch');
  await page.getByRole('button', { name: shownName('Hero', de), exact: true }).waitFor();
  await expect.poll(shown).toEqual(['ar', 'rtl', arabicCopy.hero.title]);
});

test('without JavaScript the document says in its language that it needs it', async ({ url }) => {
  for (const { language, served } of [en, de, ar]) {
    const answer = await fetch(url, { headers: { 'Accept-Language': language.code } });
    expect(await answer.text()).toContain(`<p>${served.noScript}</p>`);
  }
});

test('from right to left axe finds nothing on the screen and in a dialog, and nothing overflows a narrow screen', async ({
  openBuilder,
}) => {
  const { page } = await openBuilder({ locale: 'ar', viewport: { width: 320, height: 640 } });
  const runsOff = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await page.getByRole('button', { name: shownName('Hero', ar), exact: true }).click();
  expect(await cutControls(page)).toEqual([]);
  expect([await axeFindings(page), await runsOff()]).toEqual([[], false]);
  await page.getByRole('tab', { name: ar.preview.panel }).click();
  expect([await cutControls(page), await runsOff()]).toEqual([[], false]);
  await page.getByRole('button', { name: ar.preview.publish, exact: true }).click();
  await page.getByRole('textbox', { name: ar.publish.email }).waitFor();
  expect([await axeFindings(page), await runsOff()]).toEqual([[], false]);
});

/** The names of the controls that a panel's edge cuts off. */
function cutControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, select, label')].flatMap((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      return width > 0 && (left < 0 || right > innerWidth) ? (control.textContent ?? '') : [];
    }),
  );
}

function languageOf(page: Page) {
  return page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content;
    return { lang, dir, title: document.title, description };
  });
}
