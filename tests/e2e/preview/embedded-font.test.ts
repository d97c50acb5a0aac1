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

async function choose(builder: BuilderPage, option: string): Promise<void> {
  await builder.pick('Font Family');
  await builder.pick(option);
  await builder.second();
}

test('Embed this font puts the font into the preview, the saved and the published page, and out again', async ({
  builder,
}) => {
  await builder.pick('Global Settings');
  await choose(builder, 'Embed this font');
  expect(await builder.lastMessage()).toBe(
    '✓ Updated Embed Font to "Embed this font". What would you like to modify next?',
  );
  await expect.poll(() => facesIn(builder)).toEqual([['Open Sans', '400 800', 'loaded']]);
  const saved = await builder.stored('websiteHTML');
  expect(saved).toMatch(/@font-face\{font-family:"Open Sans";font-weight:400 800;/);

  const address = await builder.publish('type@example.com');
  expect(await (await fetch(address)).text()).toBe(await builder.stored('websiteHTML'));
  const visit = await builder.profile.newPage();
  const protocols: string[] = [];
  visit.on('request', (request) => protocols.push(new URL(request.url()).protocol));
  await visit.goto(address);
  expect(await visit.evaluate(() => document.fonts.load('700 20px "Open Sans"', 'a'))).toHaveLength(1);
  expect(protocols.filter((protocol) => protocol !== 'data:')).toEqual(['http:']);
  await visit.close();

  await choose(builder, 'Nunito');
  await expect.poll(() => facesIn(builder)).toEqual([['Nunito', '400 800', 'loaded']]);
  await choose(builder, 'Do not embed the font');
  await expect.poll(() => facesIn(builder)).toEqual([]);
  expect(await builder.stored('websiteHTML')).not.toContain('@font-face{font-family:"Nunito"');
});
