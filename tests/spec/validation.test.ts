import sharp from 'sharp';
import { describe, expect } from 'vitest';
import {
  chooseImage,
  openWith,
  storedConfig,
  storedValue,
  uploadChosen,
} from '../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../harness/builder/builder-page.ts';
import { test } from '../harness/builder/builder-test.ts';
import { thisMachine } from '../harness/host.ts';
import { expectOptions } from './specified-options.ts';

const INVALID_FORMAT = 'Invalid format. Please provide a path and value separated by a space.';

/** Chapter 5 of docs/product.md: validation rules. */
describe('§5 Validation rules', () => {
  test("5.1 publish e-mail: non-empty and contains an @ sign; otherwise 'Please enter a valid email address'", async ({
    builder,
  }) => {
    const dialog = builder.deploymentStatus();
    for (const email of [' ', 'example.com']) {
      await builder.submitPublish(email);
      await dialog.getByRole('alert').waitFor();
      expect(await dialog.getByRole('alert').innerText()).toBe('Please enter a valid email address');
      await dialog.getByRole('textbox').fill('something else');
      await dialog.getByRole('alert').waitFor({ state: 'detached' });
    }
    expect(await dialog.getByRole('button', { name: 'Publish', exact: true }).isEnabled()).toBe(true);
  });

  test('5.1 publish e-mail: no other check', async ({ builder }) => {
    expect(await builder.publish('@')).toMatch(/\/s\/site-[a-z0-9]{7}\/$/);
  });

  test("5.2 image upload: the file type must start with image/, otherwise 'Please select an image file'", async ({
    builder,
  }) => {
    const file = (mimeType: string) => ({ name: 'picture.png', mimeType, buffer: Buffer.from('bytes') });
    const uploader = builder.popover('Upload Image');
    await chooseImage(builder, file('application/pdf'));
    expect(await uploader.getByRole('alert').innerText()).toBe('Please select an image file');
    expect(await uploader.getByRole('button', { name: 'Upload', exact: true }).isDisabled()).toBe(true);
    await uploader.getByLabel('Choose an image').setInputFiles(file('image/x-anything'));
    expect(await uploader.getByRole('alert').count()).toBe(0);
    expect(await uploader.getByRole('button', { name: 'Upload', exact: true }).isEnabled()).toBe(true);
    await uploader.getByLabel('Choose an image').setInputFiles(file('x-image/png'));
    expect(await uploader.getByRole('alert').innerText()).toBe('Please select an image file');
  });

  test("5.2 image upload: the size must not exceed 5242880 bytes, otherwise 'Image size should be less than 5MB'", async ({
    builder,
  }) => {
    const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'teal' } })
      .gif()
      .toBuffer();
    const file = (size: number) => ({
      name: 'big.gif',
      mimeType: 'image/gif',
      buffer: Buffer.concat([picture, Buffer.alloc(size - picture.length)]),
    });
    const uploader = builder.popover('Upload Image');
    await chooseImage(builder, file(5_242_881));
    expect(await uploader.getByRole('alert').innerText()).toBe('Image size should be less than 5MB');
    expect(await uploader.getByRole('img').count()).toBe(0);
    await uploader.getByLabel('Choose an image').setInputFiles(file(5_242_880));
    expect(await uploader.getByRole('alert').count()).toBe(0);
    await uploadChosen(builder, 'big.gif');
  });

  test('5.2 image upload: the server refuses an image over 5242880 bytes too', async ({ url }) => {
    const key = String(thisMachine().variables.VITE_SUPABASE_ANON_KEY);
    const isAccepted = async (size: number) => {
      const body = new FormData();
      body.append('cacheControl', '3600');
      body.append('', new Blob([Buffer.alloc(size)], { type: 'image/gif' }));
      const address = `${url}/storage/v1/object/images/uploads/by-hand_${Date.now()}${size}.gif`;
      const headers = { apikey: key, authorization: `Bearer ${key}` };
      return (await fetch(address, { method: 'POST', headers, body })).ok;
    };
    expect([await isAccepted(5_242_880), await isAccepted(5_242_881)]).toEqual([true, false]);
  });

  test('5.3 text input submission requires non-blank text', async ({ builder }) => {
    await builder.pick('Hero');
    await builder.pick('Title');
    const before = await builder.transcript();
    for (const blank of ['', '   ', '\n\t ']) {
      await builder.messageBox().fill(blank);
      await builder.messageBox().press('Enter');
    }
    expect(await builder.transcript()).toEqual(before);
    expect(await builder.page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
    expect(await builder.stored('websiteConfig')).toBeNull();
  });

  test('5.4 direct update command: a path, a space, then a value', async ({ builder }) => {
    await builder.say('benefits.items[1].title Two words, and more');
    await builder.second();
    expect(await builder.lastMessage()).toBe(
      '✓ Updated Title to "Two words, and more". What would you like to modify next?',
    );
    expect(await storedValue(builder, 'benefits.items[1].title')).toBe('Two words, and more');
    await builder.preview().getByRole('heading', { level: 3, name: 'Two words, and more' }).waitFor();
  });

  test('5.4 direct update command: without a space it is answered with an error', async ({ builder }) => {
    await builder.say('hero.title.text');
    await builder.second();
    expect(await builder.lastMessage()).toBe(INVALID_FORMAT);
    await builder.say('Hello');
    await builder.second();
    expect(await builder.lastMessage()).toBe(INVALID_FORMAT);
    expect(await builder.stored('websiteConfig')).toBeNull();
  });

  test('5.5 a value for a path ending in url or containing .url gets https://, unless http://, https://, # or empty', async ({
    openBuilder,
  }) => {
    const builder = await openBuilder({ path: '/?inspect=handle' });
    const edits: [path: string, typed: string, value: string][] = [
      ['hero.button.url', 'example.com/a b', 'https://example.com/a b'],
      ['cta.button.url', 'http://example.com', 'http://example.com'],
      ['footer.social.twitter.url', 'https://example.com', 'https://example.com'],
      ['header.menuItems[0].url', '#benefits', '#benefits'],
      ['header.menuItems[1].url', '', ''],
      ['header.menuItems[2].url', 'httpx://example.com', 'https://httpx://example.com'],
      ['hero.photourl', 'example.com', 'https://example.com'],
      ['hero.urls.first', 'example.com', 'https://example.com'],
      ['hero.curls.first', 'example.com', 'example.com'],
      ['hero.title.text', 'example.com', 'example.com'],
    ];
    for (const [path, typed] of edits) await edit(builder, path, typed);
    const stored = () => Promise.all(edits.map(([path]) => storedValue(builder, path)));
    await expect.poll(stored).toEqual(edits.map(([, , value]) => value));
  });

  test('5.5 the url rule applies to values typed in the chat', async ({ builder }) => {
    for (const option of ['Hero', 'Button', 'URL']) await builder.pick(option);
    await builder.say('example.com');
    await builder.second();
    expect(await builder.lastMessage()).toBe(
      '✓ Updated URL to "https://example.com". What would you like to modify next?',
    );
    expect(await storedValue(builder, 'hero.button.url')).toBe('https://example.com');
  });

  test("5.6 a value for a property named hidden becomes a boolean: true only if it equals 'true' ignoring case", async ({
    builder,
  }) => {
    const values: [typed: string, stored: boolean][] = [
      ['true', true],
      ['TrUe', true],
      ['yes', false],
      ['1', false],
    ];
    for (const [typed, stored] of values) {
      await builder.say(`hero.hidden ${typed}`);
      await builder.second();
      expect([await storedValue(builder, 'hero.hidden'), await builder.lastMessage()]).toEqual([
        stored,
        `✓ Updated hero.hidden to "${stored}". What would you like to modify next?`,
      ]);
    }
    await builder.say('hero.hiddenness true');
    await builder.second();
    expect(await storedValue(builder, 'hero.hiddenness')).toBe('true');
  });

  test('5.7 missing intermediate objects and array slots are created', async ({ builder }) => {
    await builder.say('hero.made.on.the way');
    await builder.second();
    const before = await storedConfig(builder);
    await builder.say('benefits.items[4].title Fifth');
    await builder.second();
    expect(await storedValue(builder, 'hero.made')).toEqual({ on: { the: 'way' } });
    const { items } = before.benefits as { items: object[] };
    expect(items).toHaveLength(3);
    expect(await storedValue(builder, 'benefits.items')).toEqual([...items, {}, { title: 'Fifth' }]);
    await builder.pick('Benefits');
    await builder.pick('Benefit');
    await expectOptions(builder, ['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5']);
  });

  test("5.8 the Show/Hide toggle treats true or the string 'true' as visible", async ({ openBuilder }) => {
    const builder = await openBuilder({ path: '/?inspect=handle' });
    for (const option of ['Hero', 'Button', 'Visible']) await builder.pick(option);
    const pressed = builder.popover('Toggle').getByRole('button', { pressed: true });
    await pressed.waitFor();
    const shown: (string | boolean)[][] = [];
    for (const value of [true, 'true', false, 'false', 'TRUE', 'yes', '']) {
      await edit(builder, 'hero.button.visible', value);
      shown.push([value, ...(await pressed.allInnerTexts())]);
    }
    expect(shown).toEqual([
      [true, 'Show'],
      ['true', 'Show'],
      [false, 'Hide'],
      ['false', 'Hide'],
      ['TRUE', 'Hide'],
      ['yes', 'Hide'],
      ['', 'Hide'],
    ]);
  });

  test("5.8 the generated page shows buttons and social links only when visible is true or the string 'true'", async ({
    openBuilder,
  }) => {
    const shown = async (builder: BuilderPage) => {
      const page = builder.preview();
      await page.getByRole('heading', { level: 1 }).waitFor();
      const hero = await page.locator('#hero').getByText('Book a visit', { exact: true }).count();
      const facebook = await page.locator('#footer').getByRole('link', { name: 'Facebook' }).count();
      const linkedIn = await page.locator('#footer').getByRole('link', { name: 'LinkedIn' }).count();
      return [hero, facebook, linkedIn];
    };
    const builder = await openBuilder({ path: '/?inspect=handle' });
    const values: [string | boolean, number][] = [
      [false, 0],
      [true, 1],
      ['TRUE', 0],
      ['true', 1],
      ['yes', 0],
      ['', 0],
    ];
    expect(await shown(builder)).toEqual([1, 1, 1]);
    for (const [value, count] of values) {
      await edit(builder, 'hero.button.visible', value);
      await edit(builder, 'footer.social.facebook.visible', value);
      await expect.poll(() => shown(builder), { message: String(value) }).toEqual([count, count, 1]);
    }
    const stored = await openWith(openBuilder, {
      _templateId: 'landing_business',
      hero: { button: { visible: 1 } },
      footer: { social: { facebook: { visible: null } } },
    });
    expect(await shown(stored)).toEqual([0, 0, 1]);
  });
});

/** Applies an edit at once. */
function edit({ page }: BuilderPage, path: string, value: string | boolean): Promise<void> {
  return page.evaluate(([at, to]) => window.parley?.edit(at, to), [path, value] as const);
}
