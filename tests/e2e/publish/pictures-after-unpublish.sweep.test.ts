import sharp from 'sharp';
import { expect } from 'vitest';
import { uploadChosen } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const dialog = ({ page }: BuilderPage) => page.getByRole('dialog', { name: 'Your website' });
const status = (builder: BuilderPage) => dialog(builder).getByRole('status');

test('after unpublishing, the builder alone still shows the pictures', async ({ builder }) => {
  const { page } = builder;
  await builder.pick('Features');
  await builder.pick('Image');
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await builder
    .popover('Upload Image')
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: picture });
  await uploadChosen(builder, 'shop.png');
  await builder.publish('owner@example.com');
  const shown = builder.preview().locator('img[src*="/storage/"]');
  const address = (await shown.getAttribute('src')) ?? '';
  const statusOf = async () => (await fetch(new URL(address, page.url()))).status;
  expect(await statusOf()).toBe(200);
  await builder.mainMenu();
  await builder.pick('What can I do?');
  await builder.pick('See published versions');
  await dialog(builder).getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await status(builder).getByText('Your website is no longer published.').waitFor();
  expect(await statusOf()).toBe(400);
  await builder.reload();
  // Under another address, so that the browser does not have it yet.
  const widthOfAnother = await shown.evaluate(async (image) => {
    const another = image.ownerDocument.createElement('img');
    another.src = `${image.getAttribute('src')}&again`;
    await another.decode();
    return another.naturalWidth;
  });
  expect(widthOfAnother).toBe(40);
});
