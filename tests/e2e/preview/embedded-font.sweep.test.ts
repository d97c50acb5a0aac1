import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

/** The font faces that the page in the preview embeds: family, weights and loading status. */
const facesIn = (builder: BuilderPage) =>
  builder
    .preview()
    .locator('html')
    .evaluate(async ({ ownerDocument: page }) => {
      await page.fonts.ready;
      return [...page.fonts]
        .filter(({ family }) => !family.includes('OSF'))
        .map(({ family, weight, status }) => [family.replaceAll('"', ''), weight, status]);
    });

test('new characters of another script make a new font subset', async ({ builder }) => {
  await builder.say('globalSettings.embedFont true');
  await builder.second();
  await expect.poll(() => facesIn(builder)).toHaveLength(1);
  await builder.say('hero.title.text Хлеб из печи');
  await builder.second();
  await expect.poll(() => facesIn(builder)).toHaveLength(2);
  expect(await builder.stored('websiteHTML')).toContain('unicode-range:U+0301,U+0400-045F');
});

test('if the font cannot be subset, a notice says so and the page is rendered without it', async ({
  builder,
}) => {
  await builder.page.route(/subset-fonts\.worker/, (route) => route.abort());
  await builder.say('globalSettings.embedFont true');
  await builder.second();
  await builder.page
    .getByText(
      'Font Family The font could not be loaded, so each device uses one of its own for now. Publishing tries again.',
    )
    .waitFor();
  expect(await facesIn(builder)).toEqual([]);
  await builder.submitPublish('type@example.com');
  await builder
    .deploymentStatus()
    .getByText('Failed to deploy website: The font to embed could not be loaded')
    .waitFor();
  await builder.page.unroute(/subset-fonts\.worker/);
  expect(await (await fetch(await builder.publish('type@example.com'))).text()).toContain('data:font/woff');
});
