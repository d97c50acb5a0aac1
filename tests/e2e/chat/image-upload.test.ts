import sharp from 'sharp';
import { expect } from 'vitest';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import { storedValue, uploadChosen } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { chooseLargeFile } from '../../harness/builder/large-file.ts';

const METHODS = ['drop', 'paste'] as const;

const dot = () =>
  sharp({ create: { width: 4, height: 3, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

async function openUploader(builder: BuilderPage) {
  await builder.pick('Features');
  await builder.pick('Image');
  return builder.popover('Upload Image');
}

/** Drops or pastes an image into the uploader. */
async function transferImage(
  builder: BuilderPage,
  method: (typeof METHODS)[number],
  picture: Buffer,
): Promise<void> {
  const target = builder.popover('Upload Image').getByLabel('Choose an image');
  await target.evaluate(
    (element, { type, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], `${type}.png`, { type: 'image/png' }));
      const event =
        type === 'drop'
          ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    },
    { type: method, bytes: [...picture] },
  );
}

test('the uploader accepts an image by drop, and another by paste', async ({ builder }) => {
  const uploader = await openUploader(builder);
  for (const method of METHODS) {
    await transferImage(builder, method, await dot());
    await uploader.getByRole('img', { name: `Chosen picture: ${method}.png` }).waitFor();
  }
  await uploader.getByRole('button', { name: 'Upload', exact: true }).click();
  await builder.conversation().getByText('paste.png').waitFor();
  await builder.second();
  expect(await builder.lastMessage()).toMatch(/^✓ Updated Image to "http/);
});

test('a publish while a picture is on its way sends the page without it, and the picture comes later', async ({
  builder,
}) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await builder.page.route('**/storage/v1/object/images/**', async (route) => {
    await isReleased;
    await route.continue();
  });
  const uploader = await openUploader(builder);
  await transferImage(builder, 'drop', await dot());
  await uploader.getByRole('button', { name: 'Upload', exact: true }).click();
  await uploader.getByRole('button', { name: 'Uploading...', exact: true }).waitFor();
  const publish = async () => (await fetch(await builder.publish('owner@example.com'))).text();
  expect(await publish()).not.toMatch(/blob:|\/storage\/v1\//);
  release();
  await builder.page.getByRole('button', { name: 'Send', exact: true }).filter({ hasText: '...' }).waitFor();
  await builder.second();
  const address = String(await storedValue(builder, 'features.image'));
  expect(address).toMatch(/^http:.*\/storage\/v1\//);
  expect(await publish()).toContain(new URL(address).pathname);
});

test('a photo is shrunk and rotated upright before it is sent', async ({ builder }) => {
  const photo = await sharp({
    create: {
      width: 2400,
      height: 1600,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();
  const uploader = await openUploader(builder);
  const sent = builder.page.waitForRequest((request) => request.method() === 'POST');
  await uploader
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await uploader.getByRole('button', { name: 'Upload', exact: true }).click();
  const path = new URL((await sent).url()).pathname.replace('/object/', '/object/public/');
  await builder.conversation().getByText('photo').last().waitFor();
  await builder.second();
  const shown = builder.conversation().locator('[data-latest]');
  const address = await shown.locator('p [title]').getAttribute('title');
  expect(address).toMatch(/width=1000&quality=80/);
  // The address itself stands shortened; the picture stands below it, and beside the option of its field.
  expect(await builder.lastMessage()).toMatch(/^✓ Updated Image to "https?:\/\/\S{17,18}…\S{15}"\. /);
  await expect
    .poll(() => shown.locator('img').evaluateAll((all) => all.map((each) => each.getAttribute('src'))))
    .toEqual([address, address]);

  const kept = await fetch(new URL(path, builder.page.url()));
  const bytes = Buffer.from(await kept.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 1333, height: 2000, format: 'webp' });
  expect(bytes.byteLength).toBeLessThan(photo.byteLength);
});

test('neither place nor camera is stored, and what cannot be drawn is refused with its reason', async ({
  builder,
}) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 45 })
    .withExif({ IFD0: { Model: 'A camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .toBuffer();
  expect(photo.includes('A camera')).toBe(true);
  builder.problems.expect(/An image could not be uploaded. Error: This browser cannot draw the picture/);
  const uploader = await openUploader(builder);
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    await uploader.getByLabel('Choose an image').setInputFiles({ name, mimeType, buffer });
    await uploader.getByRole('button', { name: 'Upload', exact: true }).click();
  };
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(900),
  ]);
  for (const [name, type] of [
    ['a.jpg', 'image/jpeg'],
    ['a.heic', 'image/heic'],
  ] as const) {
    await choose(name, type, heic);
    await uploader.getByRole('alert').waitFor();
    expect(await uploader.getByRole('alert').innerText()).toBe(
      'Failed to upload image. Please try again.\n\nThis browser cannot show that picture. Please save it as JPEG or PNG, then choose it again.',
    );
  }
  const sent = builder.page.waitForRequest((request) => request.method() === 'POST');
  await choose('place.jpg', 'image/jpg', photo);
  const path = new URL((await sent).url()).pathname.replace('/object/', '/object/public/');
  await builder.conversation().getByText('place').last().waitFor();
  const kept = Buffer.from(await (await fetch(new URL(path, builder.page.url()))).arrayBuffer());
  expect(await sharp(kept).metadata()).toMatchObject({ width: 800, height: 600 });
  expect(kept.toString('latin1')).not.toMatch(/Exif|EXIF|A camera|GPS/);
});

test('a photo over 5 MB is refused as ever, made smaller by one click, then uploaded as usual', async ({
  builder,
}) => {
  const photo = sharp({ create: { width: 2400, height: 1800, channels: 3, background: 'teal' } });
  const uploader = await openUploader(builder);
  const box = uploader.getByLabel('Choose an image');
  const upload = uploader.getByRole('button', { name: 'Upload', exact: true });
  const shrink = uploader.getByRole('button', { name: 'Make it smaller' });
  const alert = uploader.getByRole('alert');
  // A short film follows it, as phones write them.
  const start = await photo.jpeg().toBuffer();
  await chooseLargeFile(box, { name: 'photo.jpg', mimeType: 'image/jpeg', size: 5_242_881, start });
  expect(await alert.innerText()).toBe('Image size should be less than 5MB');
  expect(await axeFindings(builder.page, { exclude: ['iframe'] })).toEqual([]);
  await shrink.click();
  await uploader.getByRole('img', { name: 'Chosen picture: photo.jpg' }).waitFor();
  expect(await alert.count()).toBe(0);
  const sent = builder.page.waitForRequest((request) => request.method() === 'POST');
  await upload.click();
  const path = new URL((await sent).url()).pathname.replace('/object/', '/object/public/');
  await builder.conversation().getByText('photo').last().waitFor();
  const kept = Buffer.from(await (await fetch(new URL(path, builder.page.url()))).arrayBuffer());
  expect(await sharp(kept).metadata()).toMatchObject({ width: 2000, height: 1500 });
  expect(kept.byteLength).toBeLessThan(5_242_880);
});

test('after an upload the visitor is asked what the picture shows, and answers by keyboard, with decoration or not at all', async ({
  builder,
}) => {
  const { page } = builder;
  const picture = { name: 'cat.png', mimeType: 'image/png', buffer: await dot() };
  const ask = builder.conversation().getByLabel('What does the picture show?');
  const upload = async () => {
    await page.getByLabel('Choose an image').setInputFiles(picture);
    await uploadChosen(builder, 'cat.png');
    await ask.waitFor();
  };
  await builder.pick('Features');
  await builder.pick('Image');
  await upload();
  await ask.focus();
  await page.keyboard.type('A loaf on a board');
  await page.keyboard.press('Enter');
  await builder.second();
  expect(await builder.lastMessage()).toMatch(
    /^✓ Updated Description of Image, in the features to "A loaf on a board"\. /,
  );
  await expect.poll(() => storedValue(builder, 'features.imageDescription')).toBe('A loaf on a board');

  await builder.pick('Image');
  await upload();
  // Another picture may show the same.
  expect(await ask.inputValue()).toBe('A loaf on a board');
  await builder.conversation().getByRole('button', { name: 'It is decoration' }).click();
  await builder.second();
  expect(await builder.lastMessage()).toMatch(/^✓ Image, in the features: it is decoration\. /);
  await expect.poll(() => storedValue(builder, 'features.imageDescription')).toBe('');

  await builder.pick('Image');
  await upload();
  const said = await builder.lastMessage();
  await builder.conversation().getByRole('button', { name: 'Skip' }).click();
  await ask.waitFor({ state: 'detached' });
  expect(await builder.lastMessage()).toBe(said);
  expect(await page.evaluate(() => document.activeElement?.closest('#chat') !== null)).toBe(true);
});

test('a tap and the arrow keys set the point of a picture that stays in view, on the page too', async ({
  builder,
}) => {
  const { page } = builder;
  await builder.say('features.image /logo-of-the-shop.png');
  builder.problems.expect(/404/);
  await builder.second();
  // Wide, shown whole: half of its width is cropped in the page.
  const wide = await sharp({ create: { width: 300, height: 100, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await page.route('**/logo-of-the-shop.png', (route) =>
    route.fulfill({ contentType: 'image/png', body: wide }),
  );
  const uploader = await openUploader(builder);
  const point = uploader.getByRole('button', { name: /^Focus point/ });
  await expect.poll(async () => (await point.boundingBox())?.width).toBeGreaterThan(100);
  const { width = 0, height = 0 } = (await point.boundingBox()) ?? {};
  expect(Math.round((10 * width) / height)).toBe(30);
  await point.click({ position: { x: width * 0.2, y: height * 0.5 } });
  // A pointer is at whole pixels, so the tap is off by a percent.
  const picked = async () => (await point.getAttribute('aria-label'))?.match(/\d+%/g)?.join(' ') ?? '';
  const tens = (text: string) =>
    text.replaceAll(/\d+/g, (part) => String(10 * Math.round(Number(part) / 10)));
  await expect.poll(async () => tens(await picked())).toBe('20% 50%');
  const [x, y] = (await picked()).split(' ').map((part) => Number.parseInt(part, 10)) as [number, number];
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  const moved = `${x - 5}% ${y + 5}%`;
  await expect.poll(picked).toBe(moved);
  expect(await point.getAttribute('aria-label')).toBe(
    `Focus point: ${x - 5}% from the left, ${y + 5}% from the top`,
  );
  // Until it is kept, nothing is edited; then it is an edit like every other.
  expect(await storedValue(builder, 'features.imageFocus')).toBeUndefined();
  // From now on only `second` moves the clock: the answer does not come while the browser stores the edit.
  await builder.freeze();
  await uploader.getByRole('button', { name: 'Keep this point' }).click();
  await expect.poll(() => storedValue(builder, 'features.imageFocus')).toBe(moved);
  expect(await builder.lastMessage()).toBe(`Focus point: ${x - 5}% from the left, ${y + 5}% from the top`);
  await builder.second();
  expect(await builder.lastMessage()).toBe(
    `✓ Focus point: ${x - 5}% from the left, ${y + 5}% from the top. What would you like to modify next?`,
  );
  const shown = builder.preview().locator('.picture img');
  await expect.poll(() => shown.evaluate((image) => getComputedStyle(image).objectPosition)).toBe(moved);
});

test('the reason of a failed upload and the Upload button are in view together on the smallest phone; the focus stays, and it is retried by keyboard', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ viewport: { width: 320, height: 568 }, isTouch: true });
  builder.problems.expect(/429/);
  builder.problems.expect(/An image could not be uploaded/);
  await builder.page.route('**/storage/**', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '1800' }, json: { message: 'Too many.' } }),
  );
  const picture = await sharp({ create: { width: 300, height: 500, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const uploader = await openUploader(builder);
  const box = uploader.getByLabel('Choose an image');
  await box.setInputFiles({ name: 'cat.png', mimeType: 'image/png', buffer: picture });
  const upload = uploader.getByRole('button', { name: 'Upload', exact: true });
  await upload.focus();
  await builder.page.keyboard.press('Enter');
  await uploader.getByText('Failed to upload image. Please try again.').waitFor();
  const parts = uploader.locator('[role=alert], button.primary');
  const inView = await parts.evaluateAll((all) =>
    all.map((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const isHit = (y: number) => part.contains(document.elementFromPoint((left + right) / 2, y));
      return [part.textContent, isHit(top + 2) && isHit(bottom - 2)];
    }),
  );
  expect(inView).toEqual([
    [
      'Failed to upload image. Please try again.Too many pictures in the last hour. Please try again in 30 minutes.',
      true,
    ],
    ['Upload', true],
  ]);
  expect(await upload.evaluate((button) => button === document.activeElement)).toBe(true);
  await builder.page.unroute('**/storage/**');
  await builder.page.keyboard.press('Enter');
  // On a phone the page comes to the front, with the picture.
  await expect.poll(() => storedValue(builder, 'features.image')).toMatch(/^http/);
});
