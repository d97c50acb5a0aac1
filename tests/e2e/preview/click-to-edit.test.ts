import { expect } from 'vitest';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import { changeTemplate } from '../../harness/builder/builder-actions.ts';
import { test } from '../../harness/builder/builder-test.ts';

const GUIDES = {
  landing: ['Header', 'Hero', 'Benefits', 'Features', 'Call to Action', 'Footer'],
  moonlight: ['Header', 'Home', 'Services', 'Portfolio', 'Contact'],
};

test('hovering over a field in the preview outlines and names it; a click leads the chat to it, beside the fields to the section, and shortcuts work there', async ({
  builder,
}) => {
  const title = builder.preview().locator('#hero-title');
  await title.hover();
  expect(await title.getAttribute('data-pointed')).toBe('Title');
  await title.click();
  expect(await builder.lastMessage()).toBe('Please enter the value for Title:');
  expect(await builder.transcript()).toHaveLength(5);
  await expect.poll(() => title.getAttribute('data-edited')).toBe('');

  await builder.preview().locator('.gains h3').nth(1).click();
  expect(await builder.lastMessage()).toBe('Please enter the value for Title:');
  await builder.back();
  expect(await builder.lastMessage()).toBe('What would you like to modify in Item 2?');

  await builder
    .preview()
    .locator('#features')
    .click({ position: { x: 4, y: 4 } });
  expect(await builder.lastMessage()).toBe('What would you like to modify in Features?');
  // The menu does not offer the header.
  const header = builder.preview().locator('#header');
  await header.hover({ position: { x: 4, y: 4 } });
  expect(await builder.preview().locator('[data-pointed]').count()).toBe(0);
  await builder.preview().locator('body').press('Control+k');
  await builder.page.getByRole('dialog', { name: 'Find' }).waitFor();
});

test('a field of the header is reached by a click on it, by Fields and by Find', async ({ builder }) => {
  const { page } = builder;
  const present = () => builder.conversation().locator('[data-latest] [data-present]').innerText();
  const asks = async (inBox: string) => {
    expect(await builder.lastMessage()).toBe('Please enter the value for Logo Text:');
    expect(await present()).toMatch(/^At the moment: “Fernhill Home Repair”/);
    expect(await builder.messageBox().inputValue()).toBe(inBox);
    await builder.back();
    expect(await builder.options()).toContain('Global Settings');
  };
  const brand = builder.preview().locator('#header .brand');
  await brand.hover();
  expect(await brand.getAttribute('data-pointed')).toBe('Logo Text');
  await brand.click();
  // A click on the text itself puts it into the box.
  await asks('Fernhill Home Repair');
  await page.getByRole('button', { name: 'Fields' }).click();
  const list = page.getByRole('dialog', { name: 'Fields of the page' });
  expect(await list.getByRole('button', { name: 'Header', exact: true }).count()).toBe(0);
  await list.getByRole('button', { name: 'Logo Text' }).click();
  await asks('');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('business name');
  await page.keyboard.press('Enter');

  await builder.conversation().getByRole('button', { name: 'Edit this text' }).click();
  expect(await builder.transcript()).toHaveLength(3);
  await page.keyboard.type(' & Sons');
  expect(await builder.messageBox().inputValue()).toBe('Fernhill Home Repair & Sons');
  await page.keyboard.press('Enter');
  await builder.second();
  expect(await builder.lastMessage()).toBe(
    '✓ Updated Logo Text to "Fernhill Home Repair & Sons". What would you like to modify next?',
  );
  expect(await brand.innerText()).toBe('Fernhill Home Repair & Sons');
});

test('the preview shows a draft before it is sent; Back removes it', async ({ builder }) => {
  const title = builder.preview().getByRole('heading', { level: 1 });
  const before = await title.textContent();
  await title.click();
  await builder.messageBox().fill('Bread from a wood oven');
  expect(await title.textContent()).toBe('Bread from a wood oven');
  expect(await builder.stored('websiteConfig')).toBe(null);
  await builder.back();
  expect(await title.textContent()).toBe(before);
  await expect.poll(() => builder.preview().locator('[data-edited]').count()).toBe(0);

  const hero = builder.preview().locator('#hero');
  const colorOf = () => hero.evaluate((element) => getComputedStyle(element).backgroundColor);
  const color = await colorOf();
  await builder.pick('Background Color');
  await builder.messageBox().fill('#ff0000');
  await expect.poll(colorOf).toBe('rgb(255, 0, 0)');
  await builder.messageBox().fill('');
  await expect.poll(colorOf).toBe(color);
  await builder.page.getByRole('textbox', { name: 'Custom color value' }).fill('#00ff00');
  await expect.poll(colorOf).toBe('rgb(0, 255, 0)');
  await builder.popover('Select a color').getByRole('button', { name: 'Close' }).click();
  expect(await builder.messageBox().inputValue()).toBe('#00ff00');
  expect(await colorOf()).toBe('rgb(0, 255, 0)');
  await builder.back();
  await expect.poll(colorOf).toBe(color);
});

test('a field without an element of its own is marked at the nearest one, and at its own once that appears', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ path: '/?inspect=handle' });
  await builder.page.getByRole('radio', { name: 'Mobile' }).check();
  const edited = builder.preview().locator('[data-edited]');
  const card = builder.preview().locator('.gains li').nth(2);
  for (const name of ['Benefits', 'Benefit', 'Item 3', 'Icon Color']) await builder.pick(name);
  await expect.poll(() => card.getAttribute('data-edited')).toBe('');
  expect(await edited.count()).toBe(1);
  await expect.poll(() => edited.evaluate(isInView)).toBe(true);

  await builder.mainMenu();
  for (const name of ['Benefits', 'Subtitle']) await builder.pick(name);
  await builder.page.evaluate(() => window.parley?.edit('benefits.subtitle', ''));
  await builder
    .preview()
    .locator(':root')
    .evaluate((root) => root.scrollTo({ top: 0, behavior: 'instant' }));
  await builder.messageBox().fill('A new subtitle');
  await expect.poll(() => edited.textContent()).toBe('A new subtitle');
  await expect.poll(() => edited.evaluate(isInView)).toBe(true);
});

test('a name at the edge of the page does not widen it, in both writing directions', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ path: '/?inspect=handle' });
  await builder.page.getByRole('radio', { name: 'Mobile' }).check();
  const root = builder.preview().locator(':root');
  for (const language of ['en', 'ar']) {
    await builder.page.evaluate((tag) => window.parley?.edit('globalSettings.language', tag), language);
    const links = builder.preview().locator('.social [data-path]');
    for (const link of await links.all()) {
      await link.hover();
      expect(await link.getAttribute('data-pointed')).toMatch(
        /^URL \((?:Facebook|Twitter|Instagram|LinkedIn)\)$/,
      );
      expect(await root.evaluate(overhang)).toBe(0);
    }
  }
});

test('a click on the image or description of a linked project edits it', async ({ openBuilder }) => {
  const builder = await openBuilder({ path: '/?inspect=handle' });
  await changeTemplate(builder, 'Portfolio', 'moonlight');
  await builder.page.evaluate(() => window.parley?.edit('portfolio.items[0].url', 'https://example.com/'));
  const project = builder.preview().locator('.works li').first();
  await project.locator('p').click();
  expect(await builder.lastMessage()).toBe('Please enter the value for Description:');
  await project.click({ position: { x: 4, y: 4 } });
  expect(await builder.lastMessage()).toContain('Thumbnail');
});

test('the list of fields does the same by keyboard', async ({ builder }) => {
  const { page } = builder;
  await page.getByRole('button', { name: 'Fields' }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Fields of the page' });
  await list.getByRole('button', { name: 'Subtitle' }).first().press('Enter');
  expect(await list.isVisible()).toBe(false);
  // A closed list has no content that an edit would render again.
  const buttonCount = () => page.locator('#field-list').locator('button').count();
  await expect.poll(buttonCount).toBe(0);
  expect(await builder.lastMessage()).toBe('Please enter the value for Subtitle:');

  await page.getByRole('button', { name: 'Fields' }).press('Enter');
  const benefits = list.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Benefits' }) });
  // The keyboard reaches the summary, not the text in it.
  const summaryOf = (name: string) =>
    benefits.locator('summary').filter({ has: page.getByText(name, { exact: true }) });
  await summaryOf('Benefit').press('Enter');
  // Folding a part of the list leaves the list as it is.
  for (let times = 0; times < 3; times++) await summaryOf('Item 3').press('Enter');
  expect(await axeFindings(page, { exclude: ['iframe'] })).toEqual([]);
  await benefits.getByRole('button', { name: 'Description' }).press('Enter');
  expect(await builder.lastMessage()).toBe('Please enter the value for Description:');
  await builder.back();
  expect(await builder.lastMessage()).toBe('What would you like to modify in Item 3?');
});

test('guides outline and name every section without moving anything', async ({ builder }) => {
  const { page } = builder;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const places = () =>
    builder
      .preview()
      .locator('body')
      .evaluate(async (body) => {
        // A font that comes moves all that is below it.
        await body.ownerDocument.fonts.ready;
        return [...body.querySelectorAll('*')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height];
        });
      });
  const guides = builder.preview().locator('[data-guide]');
  for (const [template, names] of Object.entries(GUIDES)) {
    if (template === 'moonlight') {
      await changeTemplate(builder, 'Portfolio', 'moonlight');
      await builder.preview().locator('#services').waitFor();
    }
    for (const width of ['Desktop', 'Mobile']) {
      await page.getByRole('radio', { name: width }).check();
      const before = await places();
      await page.getByRole('checkbox', { name: 'Show Section Guides' }).check();
      expect(await guides.evaluateAll((all) => all.map((each) => each.getAttribute('data-guide')))).toEqual(
        names,
      );
      expect(await places(), `${template}, ${width}`).toEqual(before);
      await page.getByRole('checkbox', { name: 'Show Section Guides' }).uncheck();
    }
  }
});

function overhang(root: Element): number {
  return root.scrollWidth - root.clientWidth;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

test('a click in the list of fields waits for the answer to an edit, and the latest click wins', async ({
  builder,
}) => {
  await builder.freeze();
  await builder.say('hero.title.text Bread');
  const before = await builder.transcript();
  await builder.preview().locator('#hero-title').click();
  await builder.page.getByRole('button', { name: 'Fields' }).click();
  const list = builder.page.getByRole('dialog', { name: 'Fields of the page' });
  await list.getByRole('button', { name: 'Subtitle' }).first().click();
  expect(await builder.transcript()).toEqual(before);
  await builder.second();
  expect(await builder.lastMessage()).toBe('Please enter the value for Subtitle:');
});
