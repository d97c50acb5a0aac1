import { expect } from 'vitest';
import { storedValue } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const PHONE = { width: 390, height: 844 };

/** Notes in the page which elements are ringed from now on. */
async function watchRings(builder: BuilderPage): Promise<void> {
  await builder
    .preview()
    .locator(':root')
    .evaluate((root) => {
      const view = root.ownerDocument.defaultView as (Window & { ringed: string[] }) & typeof globalThis;
      view.ringed = [];
      const { animate } = view.Element.prototype;
      view.Element.prototype.animate = function (keyframes, options) {
        view.ringed.push(this.getAttribute('data-path') ?? this.id);
        return animate.call(this, keyframes, options);
      };
    });
}

const ringed = (builder: BuilderPage) =>
  builder
    .preview()
    .locator(':root')
    .evaluate((root) => Reflect.get(root.ownerDocument.defaultView ?? {}, 'ringed'));

/** Whether the whole element is in view. */
const isInView = (builder: BuilderPage, selector: string) =>
  builder
    .preview()
    .locator(selector)
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.checkVisibility() && innerHeight > 0 && top >= 0 && bottom <= innerHeight + 1;
    });

const ADDRESS = '[data-path="footer.address"]';
const TITLE = '#hero-title';
const SUBTITLE = '[data-path="hero.subtitle.text"]';

test('what is changed is in view and marked for a moment: sent, undone and redone', async ({ builder }) => {
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
  await watchRings(builder);
  await builder.say('footer.address 5 Kirkgate');
  await expect.poll(() => isInView(builder, ADDRESS)).toBe(true);
  expect(await ringed(builder)).toEqual(['footer.address']);
  await builder.second();
  await builder.say('hero.title.text Bread at dawn');
  await expect.poll(() => isInView(builder, TITLE)).toBe(true);
  await builder.second();
  expect(await isInView(builder, ADDRESS)).toBe(false);
  for (const name of ['Undo: Title', 'Undo: Address'])
    await builder.page.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => isInView(builder, ADDRESS)).toBe(true);
  await builder.page.getByRole('button', { name: 'Redo: Address', exact: true }).click();
  await expect
    .poll(() => ringed(builder))
    .toEqual(['footer.address', 'hero.title.text', 'hero.title.text', 'footer.address', 'footer.address']);
});

test('an answer leaves the page where the change stands', async ({ builder }) => {
  await builder.preview().locator('.gains h3').nth(2).click();
  await builder.page.keyboard.type('Time to rise');
  await builder.page.keyboard.press('Enter');
  await builder.second();
  expect(await builder.lastMessage()).toBe(
    '✓ Updated Title to "Time to rise". What would you like to modify next?',
  );
  expect(await isInView(builder, '[data-path="benefits.items[2].title"]')).toBe(true);
});

test('a click on a text selects it in the message box: what is typed replaces it', async ({ builder }) => {
  const { page } = builder;
  await builder.preview().locator(TITLE).click();
  const chosen = () =>
    page.evaluate(() => {
      const box = document.activeElement;
      return box instanceof HTMLTextAreaElement && box.value.slice(box.selectionStart, box.selectionEnd);
    });
  expect(await chosen()).toBe('Small repairs, big relief');
  await page.keyboard.type('Bread at dawn');
  expect(await builder.messageBox().inputValue()).toBe('Bread at dawn');

  // A draft is not selected: typing goes on at its end.
  await builder.preview().locator('#header .brand').click();
  expect(await chosen()).toBe('Fernhill Home Repair');
  await builder.preview().locator(TITLE).click();
  await page.keyboard.type('!');
  expect(await builder.messageBox().inputValue()).toBe('Bread at dawn!');

  // While an answer is waited for, the click is kept.
  await builder.freeze();
  await page.keyboard.press('Enter');
  await builder.preview().locator(ADDRESS).click();
  await builder.second();
  await expect.poll(chosen).toBe('18 Mill Lane, Fernhill');
});

test('a text that a click put into the box, and nobody touched, follows an undo', async ({ builder }) => {
  await builder.say('hero.title.text Bread at dawn');
  await builder.second();
  await builder.preview().locator(TITLE).click();
  await expect.poll(() => builder.messageBox().inputValue()).toBe('Bread at dawn');
  await builder.page.getByRole('button', { name: 'Undo: Title', exact: true }).click();
  const former = 'Small repairs, big relief';
  await expect.poll(() => builder.messageBox().inputValue()).toBe(former);
  expect(await builder.preview().locator(TITLE).innerText()).toBe(former);
  expect(await builder.preview().locator('[data-draft]').count()).toBe(0);
});

test('while a text is typed it is in view, wherever the page was scrolled', async ({ builder }) => {
  await builder.preview().locator(ADDRESS).click();
  const root = builder.preview().locator(':root');
  await root.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await isInView(builder, ADDRESS)).toBe(false);
  await builder.page.keyboard.type('5');
  await expect.poll(() => isInView(builder, ADDRESS)).toBe(true);
});

test('the label of a draft stands outside of its text and of the words around it, and inside of the page', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ path: '/?inspect=handle' });
  const place = (selector: string) =>
    builder
      .preview()
      .locator(selector)
      .evaluate((element) => {
        const label = getComputedStyle(element, '::after');
        const box = element.getBoundingClientRect();
        const height = Number.parseFloat(label.height);
        const start = box.left + Number.parseFloat(label.left);
        const top = box.top + Number.parseFloat(label.top);
        const range = document.createRange();
        const isCovered = [...document.querySelectorAll('[data-path]')].some((other) => {
          if (other.contains(element) || element.contains(other)) return false;
          range.selectNodeContents(other);
          const end = start + Number.parseFloat(label.width);
          return [...range.getClientRects()].some(
            (line) => line.left < end && line.right > start && line.top < top + height && line.bottom > top,
          );
        });
        return {
          isCovered,
          isAbove: top + height <= box.top,
          isBelow: top >= box.bottom,
          isCut: [...document.querySelectorAll('header')].some(
            (header) =>
              header.contains(element) &&
              getComputedStyle(header).overflowY !== 'visible' &&
              top + height > header.getBoundingClientRect().bottom,
          ),
          isInside: start >= 0 && start + Number.parseFloat(label.width) <= innerWidth && top >= 0,
        };
      });
  await builder.preview().locator(TITLE).click();
  await builder.page.keyboard.type('Bread');
  await builder.preview().locator(`${TITLE}[data-draft]`).waitFor();
  expect(await place(TITLE)).toEqual({
    isCovered: false,
    isAbove: true,
    isBelow: false,
    isCut: false,
    isInside: true,
  });
  await builder.preview().locator(SUBTITLE).click();
  await builder.page.keyboard.type('Daily');
  await builder.preview().locator(`${SUBTITLE}[data-draft]`).waitFor();
  expect(await place(SUBTITLE)).toMatchObject({ isCovered: false, isInside: true });
  const link = '#header [data-path="header.menuItems[3].text"]';
  await builder.preview().locator(link).click();
  await builder.page.keyboard.type('Where we are');
  await builder.preview().locator(`${link}[data-draft]`).waitFor();
  expect(await place(link)).toMatchObject({ isAbove: false, isBelow: true, isCut: false, isInside: true });
  const name = '#header [data-path="header.logoText"]';
  await builder.preview().locator(name).click();
  await builder.page.keyboard.type('Rapid Pipes');
  await builder.preview().locator(`${name}[data-draft]`).waitFor();
  expect(await place(name)).toMatchObject({ isCovered: false, isBelow: true, isCut: false, isInside: true });
});

test('an empty section that the chat talks about is drawn from its samples, for the visitor alone', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ path: '/?inspect=handle' });
  const hours = builder.preview().locator('#hours');
  for (const name of ['Sections', 'Add a section', 'Opening Hours']) await builder.pick(name);
  await hours.locator('tr').first().waitFor();
  const rows = await hours.locator('tr').count();
  await builder.page.evaluate((count) => {
    for (let at = 0; at < count; at++) window.parley?.edit(`hours.items[${at}].hours`, '');
    window.parley?.edit('hours.note', '');
  }, rows);
  await expect.poll(() => hours.getAttribute('data-ghost')).toBe('Only you see this');
  expect(await hours.locator('tr').count()).toBe(rows);
  await builder.page.waitForFunction(() =>
    localStorage.getItem('websiteHTML')?.includes('<section id="hours" class="more"></section>'),
  );
  expect(await storedValue(builder, 'hours.items[0].hours')).toBe('');
  await builder.mainMenu();
  await expect.poll(() => hours.getAttribute('data-ghost')).toBe(null);
  expect(await hours.innerHTML()).toBe('');
});

test('a hidden section that the chat talks about is drawn for the visitor alone, and is shown again by one click', async ({
  builder,
}) => {
  const benefits = builder.preview().locator('#benefits');
  await builder.say('hide the benefits section');
  await builder.pick('Hide Benefits');
  await builder.second();
  await builder.mainMenu();
  await expect.poll(() => benefits.count()).toBe(0);
  await builder.pick('Benefits');
  await expect.poll(() => benefits.getAttribute('data-ghost')).toBe('Only you see this');
  expect(await storedValue(builder, 'benefits.hidden')).toBe(true);
  await builder.page.getByRole('button', { name: 'Show it again' }).click();
  await expect.poll(() => storedValue(builder, 'benefits.hidden')).toBe(false);
  await expect.poll(() => benefits.getAttribute('data-ghost')).toBe(null);
  expect(await builder.page.getByRole('button', { name: 'Show it again' }).count()).toBe(0);
});

test('on a phone the page stays above the chat after a text was sent, until something else is asked for', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ viewport: PHONE, isTouch: true });
  const { page } = builder;
  const region = page.getByRole('region', { name: 'Preview' });
  expect(await region.isVisible()).toBe(false);
  for (const name of ['Footer', 'Address']) await builder.pick(name);
  await builder.messageBox().fill('5 Kirkgate');
  await expect.poll(() => isInView(builder, ADDRESS)).toBe(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await builder.second();
  expect(await builder.lastMessage()).toBe(
    '✓ Updated Address to "5 Kirkgate". What would you like to modify next?',
  );
  await expect.poll(() => isInView(builder, ADDRESS)).toBe(true);
  await builder.mainMenu();
  expect(await region.isVisible()).toBe(false);
  // A click on a text of the page: the cursor is in the box, beside the page.
  await page.getByRole('tab', { name: 'Preview' }).click();
  await builder.preview().locator(TITLE).tap();
  expect(await builder.messageBox().evaluate((box) => box === document.activeElement)).toBe(true);
  await expect.poll(() => isInView(builder, TITLE)).toBe(true);
});
