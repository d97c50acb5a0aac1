import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const scrollTop = (builder: BuilderPage) =>
  builder
    .preview()
    .locator(':root')
    .evaluate((root) => root.scrollTop);

test('links in the preview still work after edits: internal ones scroll, external ones are named', async ({
  builder,
}) => {
  const page = builder.preview();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await builder.page.requestGC();
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect.poll(() => scrollTop(builder)).toBeGreaterThan(400);

  for (const word of ['One', 'Two', 'Three']) {
    await builder.say(`hero.title.text ${word}`);
    await builder.second();
  }
  await builder.page.requestGC();
  await page.getByRole('link', { name: 'Facebook', exact: true }).click();
  const named = builder.page.getByText('On the published page this link opens https://www.facebook.com/');
  await named.waitFor();
  await page.getByRole('link', { name: 'hello@fernhill.example' }).press('Enter');
  await builder.page
    .getByText('On the published page this link opens mailto:hello@fernhill.example')
    .waitFor();
  expect(builder.page.frames().length).toBe(2);
});

test('a link that is a field scrolls to its target and leads the chat to the field', async ({ builder }) => {
  await builder.preview().locator('#hero .button').click();
  expect(await builder.lastMessage()).toBe('Please enter the value for Text:');
  const target = builder.preview().locator('#cta');
  await expect
    .poll(() => target.evaluate((element) => element.getBoundingClientRect().top < innerHeight / 2))
    .toBe(true);
});

test('on a phone a link that is a field stays in view above the chat that edits it', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ viewport: { width: 390, height: 844 } });
  await builder.page.getByRole('tab', { name: 'Preview' }).click();
  const link = builder.preview().locator('#hero .button');
  await link.click();
  expect(await builder.lastMessage()).toBe('Please enter the value for Text:');
  const isInView = () =>
    link.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isInView).toBe(true);
});
