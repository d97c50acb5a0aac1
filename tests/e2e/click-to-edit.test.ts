import { expect } from 'vitest';
import { test } from '../harness/builder-test.ts';

test('a field pointed at in the preview is outlined and named; a click takes the chat to it', async ({
  builder,
}) => {
  const title = builder.preview().locator('#hero-title');
  await title.hover();
  expect(await title.getAttribute('data-pointed')).toBe('Hero › Title');
  await title.click();
  expect(await builder.lastMessage()).toBe('Please enter the value for Title:');
  expect(await builder.transcript()).toHaveLength(5);
  expect(await title.getAttribute('data-edited')).toBe('');

  await builder.preview().locator('.card h3').nth(1).click();
  expect(await builder.lastMessage()).toBe('Please enter the value for Title:');
  await builder.back();
  expect(await builder.lastMessage()).toBe('What would you like to modify in Item 2?');
});

test('a section is clicked beside its fields; one that the menu does not offer is not', async ({
  builder,
}) => {
  const features = builder.preview().locator('#features');
  await features.click({ position: { x: 4, y: 4 } });
  expect(await builder.lastMessage()).toBe('What would you like to modify in Features?');
  const header = builder.preview().locator('#header');
  await header.hover({ position: { x: 4, y: 4 } });
  expect(await builder.preview().locator('[data-pointed]').count()).toBe(0);
});

test('what is typed shows in the preview before it is saved; Back takes it away', async ({ builder }) => {
  const title = builder.preview().getByRole('heading', { level: 1 });
  const before = await title.textContent();
  await title.click();
  await builder.messageBox().fill('Bread from a wood oven');
  expect(await title.textContent()).toBe('Bread from a wood oven');
  expect(await builder.stored('websiteConfig')).toBe(null);
  await builder.back();
  expect(await title.textContent()).toBe(before);
  expect(await builder.preview().locator('[data-edited]').count()).toBe(0);
});

test('the field being edited is scrolled into view', async ({ builder }) => {
  await builder.pick('Footer');
  await builder.pick('Address');
  const address = builder.preview().locator('[data-edited]');
  expect(await address.textContent()).toBe('18 Mill Lane, Fernhill');
  await expect.poll(() => address.evaluate(isInView)).toBe(true);
});

test('the list of fields does the same by keyboard', async ({ builder }) => {
  const { page } = builder;
  await page.getByRole('button', { name: 'Fields' }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Fields of the page' });
  await list.getByRole('button', { name: 'Subtitle' }).first().press('Enter');
  expect(await list.isVisible()).toBe(false);
  expect(await builder.lastMessage()).toBe('Please enter the value for Subtitle:');
});

test('guides outline and name every section without moving anything', async ({ builder }) => {
  const places = () =>
    builder
      .preview()
      .locator('body')
      .evaluate((body) =>
        [...body.querySelectorAll('*')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
  const before = await places();
  await builder.page.getByRole('checkbox', { name: 'Show Section Guides' }).check();
  const guides = builder.preview().locator('[data-guide]');
  expect(await guides.evaluateAll((all) => all.map((each) => each.getAttribute('data-guide')))).toEqual([
    'Header',
    'Hero',
    'Benefits',
    'Features',
    'Call to Action',
    'Footer',
  ]);
  expect(await places()).toEqual(before);
});

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

test('while an edit takes its second, neither the page nor the list of fields leads anywhere', async ({
  builder,
}) => {
  await builder.freeze();
  await builder.say('hero.title.text Bread');
  const subtitle = builder.preview().locator('#hero-title');
  await subtitle.hover();
  expect(await builder.preview().locator('[data-pointed]').count()).toBe(0);
  await builder.page.getByRole('button', { name: 'Fields' }).click();
  const list = builder.page.getByRole('dialog', { name: 'Fields of the page' });
  expect(await list.getByRole('button', { name: 'Subtitle' }).first().isDisabled()).toBe(true);
  await builder.second();
  await list.getByRole('button', { name: 'Subtitle' }).first().click();
  expect(await builder.lastMessage()).toBe('Please enter the value for Subtitle:');
});
