import { describe, expect } from 'vitest';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import { openWith, storedConfig } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { STARTS_FILE } from '../../harness/builder/late-files.ts';

const QUESTION = 'Changing templates will reset all customizations. Are you sure?';
const BUSINESSES = [
  'Bakery',
  'Restaurant',
  'Dentist',
  'Hairdresser',
  'Photographer',
  'Consultant',
  'Plumber',
  'Yoga studio',
  'Law office',
  'Small shop',
];
const CARDS = [
  'Landing Page',
  'Portfolio',
  ...BUSINESSES.flatMap((business) => [`Landing Page, ${business}`, `Portfolio, ${business}`]),
];
/** The website of somebody who wrote something, and published it. */
const OWN = {
  ...landingBusiness.base,
  header: { ...Object(landingBusiness.base.header), logoText: 'Rosa’s Bakery' },
  hero: { ...Object(landingBusiness.base.hero), title: { text: 'Bread at dawn' } },
  cta: { ...Object(landingBusiness.base.cta), title: 'Come early', subtitle: 'It is gone by ten' },
  footer: { ...Object(landingBusiness.base.footer), phone: '0123 456' },
  _siteId: 'site-abc1234',
};

/** The latest message, which has the cards. */
const look = ({ page }: BuilderPage) => page.locator('[data-latest]');
const question = ({ page }: BuilderPage) => page.getByRole('alertdialog', { name: 'Change template?' });
const button = ({ page }: BuilderPage, name: string) => page.getByRole('button', { name, exact: true });
const card = (builder: BuilderPage, name: string) => look(builder).getByRole('button', { name, exact: true });
const cardNames = (builder: BuilderPage) =>
  look(builder)
    .getByRole('listitem')
    .getByRole('button')
    .evaluateAll((cards) => cards.map((each) => each.getAttribute('aria-label')));
const pictureOf = (builder: BuilderPage, name: string) =>
  look(builder)
    .getByRole('listitem')
    .filter({ has: button(builder, name) })
    .locator('iframe');
const heading = (builder: BuilderPage, name: string) =>
  builder.preview().getByRole('heading', { level: 1, name }).waitFor();

async function browse(builder: BuilderPage): Promise<void> {
  await button(builder, 'Browse').click();
  // Behind a click where the website names another business.
  await look(builder).getByLabel('Portfolio, Small shop').waitFor({ state: 'attached' });
}

describe('Look › Templates', () => {
  test('shows every template as a page, with the content of the visitor and of each business; drawn where it is looked at', async ({
    openBuilder,
  }) => {
    const builder = await openWith(openBuilder, OWN);
    await browse(builder);
    expect(await cardNames(builder)).toEqual(CARDS);
    for (const name of ['Landing Page', 'Portfolio']) {
      const title = pictureOf(builder, name)
        .contentFrame()
        .getByRole('heading', { level: 1, includeHidden: true });
      await expect.poll(() => title.textContent()).toBe('Bread at dawn');
    }
    const frame = pictureOf(builder, 'Landing Page');
    expect(await frame.evaluate((element) => [element.getAttribute('sandbox'), element.tabIndex])).toEqual([
      '',
      -1,
    ]);
    expect(await frame.evaluate((element) => element.closest('[inert][aria-hidden=true]') !== null)).toBe(
      true,
    );
    expect(await pictureOf(builder, 'Portfolio, Small shop').count()).toBe(0);
    await card(builder, 'Portfolio, Small shop').focus();
    const last = pictureOf(builder, 'Portfolio, Small shop').contentFrame();
    await last.getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'attached' });
    expect(await axeFindings(builder.page)).toEqual([]);
  });

  test('shows the looks of the own business first, the others behind a click, and each in its own type', async ({
    builder,
  }) => {
    await builder.say('globalSettings.business bakery');
    await builder.second();
    await button(builder, 'Browse').click();
    await card(builder, 'Portfolio, Bakery').waitFor();
    const first = ['Landing Page', 'Portfolio', 'Landing Page, Bakery', 'Portfolio, Bakery'];
    expect((await cardNames(builder)).slice(0, 4)).toEqual(first);
    const titles = look(builder).getByRole('listitem').filter({ visible: true });
    expect(await titles.allInnerTexts()).toEqual([
      'Yours\nLanding Page\nIn use',
      'Yours\nPortfolio',
      'Bakery\nLanding Page',
      'Bakery\nPortfolio',
    ]);
    const faces = () =>
      pictureOf(builder, 'Landing Page, Bakery')
        .contentFrame()
        .locator('h1')
        .evaluate((h1) => {
          const loaded = [...h1.ownerDocument.fonts].filter(({ status }) => status === 'loaded');
          return [getComputedStyle(h1).fontFamily, loaded.map(({ family }) => family).sort()];
        });
    await expect
      .poll(faces)
      .toEqual([expect.stringMatching(/^Fraunces/), expect.arrayContaining(['Figtree', 'Fraunces'])]);
    expect(await card(builder, 'Portfolio, Small shop').isVisible()).toBe(false);
    await look(builder).getByText('Other trades').click();
    await card(builder, 'Portfolio, Small shop').waitFor();
  });

  test('is an entry of Look; Browse leads there by the keyboard, to the card in use, which changes nothing', async ({
    builder,
  }) => {
    const { keyboard } = builder.page;
    await builder.pick('Look');
    await builder.pick('Templates');
    await card(builder, 'Portfolio, Small shop').waitFor();
    await builder.mainMenu();
    await button(builder, 'Browse').focus();
    await keyboard.press('Enter');
    await card(builder, 'Portfolio, Small shop').waitFor();
    await keyboard.press('Tab');
    await expect
      .poll(() => card(builder, 'Landing Page').evaluate((each) => each === document.activeElement))
      .toBe(true);
    expect(await card(builder, 'Landing Page').getAttribute('aria-current')).toBe('true');
    await keyboard.press('Enter');
    await button(builder, 'Back').click();
    await card(builder, 'Landing Page').waitFor({ state: 'hidden' });
    expect(await builder.lastMessage()).toContain('How should it look?');
    expect(await question(builder).count()).toBe(0);
    expect(await builder.stored('websiteConfig')).toBeNull();
  });

  test('at 320 px, from right to left, nothing is cut off', async ({ openBuilder }) => {
    const builder = await openBuilder({ viewport: { width: 320, height: 640 }, locale: 'ar' });
    const { page } = builder;
    await page.getByRole('tab').nth(1).click();
    await builder.unfoldControls();
    await page.getByRole('button', { name: 'تصفح القوالب', exact: true }).click();
    const shown = look(builder);
    await shown
      .getByRole('listitem')
      .nth(CARDS.length - 1)
      .waitFor();
    await shown.locator('iframe').first().waitFor({ state: 'attached' });
    const sides = await shown.evaluate((element) => ({
      over: element.scrollWidth - element.clientWidth,
      direction: getComputedStyle(element).direction,
      // One to swipe, and the next one at the edge.
      cards: [...element.querySelectorAll('li')].every(({ offsetWidth }) => offsetWidth < innerWidth * 0.8),
      page: element.querySelector('iframe')?.offsetWidth,
    }));
    expect(sides).toEqual({ over: 0, direction: 'rtl', cards: true, page: 390 });
  });

  test('where the content of the businesses does not come, each card has the sign of its business; chosen, it is asked for again', async ({
    openBuilder,
  }) => {
    const builder = await openBuilder();
    builder.problems.expect(/Failed to load resource/);
    await builder.page.route(STARTS_FILE, (route) => route.abort());
    await browse(builder);
    await pictureOf(builder, 'Portfolio').waitFor();
    expect(await cardNames(builder)).toEqual(CARDS);
    const bakery = look(builder)
      .getByRole('listitem')
      .filter({ has: button(builder, 'Landing Page, Bakery') });
    await expect
      .poll(() => bakery.locator('svg, iframe').evaluateAll((all) => all.map((each) => each.tagName)))
      .toEqual(['svg']);
    await card(builder, 'Landing Page, Bakery').click();
    await expect.poll(() => builder.lastMessage()).toContain('could not be loaded');
    await builder.page.unroute(STARTS_FILE);
    await builder.pick('Bakery');
    await heading(builder, 'Bread, before anything else');
  });
});

describe('a template chosen by eye', () => {
  test('takes the content along: one step of the same published page, saying what has no place', async ({
    openBuilder,
  }) => {
    const builder = await openWith(openBuilder, OWN);
    await browse(builder);
    await card(builder, 'Portfolio').click();
    expect(await question(builder).getByRole('paragraph').textContent()).toBe(QUESTION);
    expect(await question(builder).getByRole('button').allTextContents()).toEqual([
      'Cancel',
      'Change template',
      'Change and keep my content',
    ]);
    await button(builder, 'Cancel').click();
    await heading(builder, 'Bread at dawn');
    expect((await storedConfig(builder))._templateId).toBe('landing_business');
    // The select asks the same.
    await builder.page.getByRole('combobox', { name: 'Template' }).selectOption('moonlight');
    await expect
      .poll(() => question(builder).locator('.risk').allTextContents())
      .toEqual(['Change template']);
    await button(builder, 'Change and keep my content').click();
    await builder.page.getByText('The template was changed, and your content came along.').waitFor();
    const behind = builder.page.getByRole('group').filter({ hasText: 'What stayed behind' });
    expect(await behind.getByRole('definition').isVisible()).toBe(false);
    await behind.getByText('What stayed behind').click();
    expect(await behind.getByRole('term').allInnerTexts()).toEqual(['Call to Action']);
    await heading(builder, 'Bread at dawn');
    const words = builder.preview().locator('body');
    await expect.poll(() => words.textContent()).toContain('© Rosa’s Bakery');
    expect(await words.textContent()).toContain('0123 456');
    expect(await words.textContent()).not.toContain('Maren Ashby');
    await expect.poll(async () => (await storedConfig(builder))._templateId).toBe('moonlight');
    expect((await storedConfig(builder))._siteId).toBe(OWN._siteId);
    expect(await builder.lastMessage()).toContain("Hi, I'm your website editor assistant.");
    await button(builder, 'Undo: template change with your content').click();
    await expect.poll(() => storedConfig(builder)).toEqual(JSON.parse(JSON.stringify(OWN)));
  });

  test('with a business: asked about where something would be lost, kept on top where that is chosen', async ({
    openBuilder,
  }) => {
    const builder = await openWith(openBuilder, OWN);
    await browse(builder);
    await card(builder, 'Portfolio, Photographer').click();
    await button(builder, 'Change and keep my content').click();
    await heading(builder, 'Bread at dawn');
    await builder.preview().getByText('Faces that look like themselves').first().waitFor();
    expect(await builder.preview().locator('body').textContent()).not.toMatch(/Maren|[Pp]icture books/);
  });

  test('on an untouched website no button is red, and a business comes at once, with the second question of the interview', async ({
    builder,
  }) => {
    await builder.page.getByRole('combobox', { name: 'Template' }).selectOption('moonlight');
    expect(await question(builder).locator('.danger, .risk').count()).toBe(0);
    await button(builder, 'Change template').click();
    await heading(builder, 'I draw what happens after bedtime');
    await button(builder, 'Reset').click();
    expect(await builder.page.getByRole('alertdialog').locator('.danger').count()).toBe(0);
    await button(builder, 'Cancel').click();
    await browse(builder);
    await card(builder, 'Landing Page, Bakery').click();
    await heading(builder, 'Bread, before anything else');
    expect(await question(builder).count()).toBe(0);
    await expect.poll(() => builder.lastMessage()).toContain('What name should people see?');
    await builder.page.getByText('2 of 6').waitFor();
    await button(builder, 'Undo: Bakery content').click();
    await heading(builder, 'I draw what happens after bedtime');
    await button(builder, 'Redo: Bakery content').click();
    await heading(builder, 'Bread, before anything else');
    await builder.messageBox().fill('Anna’s Bread');
    await builder.page.keyboard.press('Enter');
    await expect.poll(() => builder.lastMessage()).toContain('How can people reach you?');
    await builder.preview().getByText('Anna’s Bread', { exact: true }).first().waitFor();
  });
});
