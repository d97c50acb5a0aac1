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

  for (const word of ['One', 'Two']) {
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

test('under a link’s field stands what its address does, and the page does it', async ({ builder }) => {
  const target = builder.page.locator('#link-target');
  const link = builder.preview().locator('#hero .button');
  for (const name of ['Hero', 'Button', 'URL']) await builder.pick(name);
  expect(await target.innerText()).toBe('This button leads to Call to Action on this page.');
  await builder.messageBox().fill('hello@example.com');
  expect(await target.innerText()).toBe('This button writes to hello@example.com.');
  expect(await builder.messageBox().getAttribute('aria-describedby')).toContain('link-target');
  await builder.say('tel:+49 (0)30 901820');
  await builder.second();
  expect(await builder.lastMessage()).toContain('"https://tel:+49 (0)30 901820"');
  await expect.poll(() => link.getAttribute('data-href')).toBe('tel:+4930901820');
});

test('the digits of a phone number run from left to right on an Arabic page', async ({ builder }) => {
  await builder.say('globalSettings.language العربية');
  await builder.second();
  const line = builder.preview().locator('footer p[data-path="footer.phone"]');
  for (const phone of ['هاتف: +966 11–234–5678']) {
    await builder.say(`footer.phone ${phone}`);
    await builder.second();
    await expect.poll(() => line.innerText()).toBe(phone);
    const places = await line.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: number[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index } of (text.textContent ?? '').matchAll(/\p{Nd}/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          found.push(range.getBoundingClientRect().left);
        }
      return found;
    });
    expect(places.length).toBeGreaterThan(9);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});
