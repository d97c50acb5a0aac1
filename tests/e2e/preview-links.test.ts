import { expect } from 'vitest';
import type { BuilderPage } from '../harness/builder-page.ts';
import { test } from '../harness/builder-test.ts';

const scrollTop = (builder: BuilderPage) =>
  builder
    .preview()
    .locator(':root')
    .evaluate((root) => root.scrollTop);

test('the links of the preview work after edits too: the page’s own scroll, others are named', async ({
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
