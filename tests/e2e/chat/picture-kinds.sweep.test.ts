import { chromium } from 'playwright';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { uploadOwnerOf } from '../../../src/services/http/upload-owner.ts';
import { LAUNCH_ARGS } from '../../harness/browser/browser.ts';
import { closeInTime } from '../../harness/browser/close-in-time.ts';
import { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { png } from '../../server/images/sample-images.ts';

async function openUploader(builder: BuilderPage) {
  await builder.pick('Features');
  await builder.pick('Image');
  return builder.popover('Upload Image');
}

test('pictures of every kind end as a picture or in a clear sentence', async ({ builder }) => {
  builder.problems.expect(/An image could not be uploaded. Error: This browser cannot draw the picture/);
  const uploader = await openUploader(builder);
  const box = uploader.getByLabel('Choose an image');
  const upload = uploader.getByRole('button', { name: 'Upload', exact: true });
  const tiff = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .tiff()
    .toBuffer();
  await box.setInputFiles({ name: 'scan.tif', mimeType: 'image/tiff', buffer: tiff });
  await upload.click();
  await uploader
    .getByText('This browser cannot show that picture. Please save it as JPEG or PNG, then choose it again.')
    .waitFor();
  // Print colors: drawn anew, the picture has those of a screen.
  const print = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a7d6b' } })
    .toColorspace('cmyk')
    .jpeg({ quality: 100 })
    .toBuffer();
  expect((await sharp(print).metadata()).space).toBe('cmyk');
  const sent = builder.page.waitForRequest((request) => request.method() === 'POST');
  await box.setInputFiles({ name: 'print.jpg', mimeType: 'image/jpeg', buffer: print });
  await upload.click();
  const path = new URL((await sent).url()).pathname.replace('/object/', '/object/public/');
  await builder.conversation().getByText('print').last().waitFor();
  const kept = Buffer.from(await (await fetch(new URL(path, builder.page.url()))).arrayBuffer());
  expect(await sharp(kept).metadata()).toMatchObject({ space: 'srgb', width: 900, height: 600 });
});

test('a drawing over 5 MB, which has no pixels that could be fewer, stays too large and says why', async ({
  builder,
}) => {
  const uploader = await openUploader(builder);
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0${'h1'.repeat(2_621_440)}"/></svg>`,
  );
  builder.problems.expect(
    /An image could not be uploaded. Error: The picture could not be made small enough/,
  );
  await uploader
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: drawing });
  await uploader.getByRole('button', { name: 'Make it smaller' }).click();
  await uploader.getByRole('button', { name: 'Upload', exact: true }).click();
  const alert = uploader.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toBe(
    'Failed to upload image. Please try again.\n\nThe picture could not be made small enough. Please choose another, or save it as JPEG and choose it again.',
  );
});

test('an upload from a plain http origin, which has no Web Crypto, carries its owner too', async ({
  executablePath,
  url,
}) => {
  // Browsers take a loopback address for secure.
  const args = [...LAUNCH_ARGS, '--host-resolver-rules=MAP parley.test 127.0.0.1'];
  const browser = await chromium.launch({ executablePath, args });
  onTestFinished(() => closeInTime(browser));
  const builder = await BuilderPage.open(browser, url.replace('127.0.0.1', 'parley.test'));
  expect(await builder.page.evaluate(() => crypto.subtle)).toBeUndefined();
  const sent = builder.page.waitForRequest((request) => request.method() === 'POST');
  const uploader = await openUploader(builder);
  await uploader
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(await png(9, 9)) });
  await uploader.getByRole('button', { name: 'Upload', exact: true }).click();
  const owner = await (await sent).headerValue('x-upload-owner');
  expect(owner).toBe(await uploadOwnerOf((await builder.stored('parley.owner')) ?? '', crypto.subtle));
});
