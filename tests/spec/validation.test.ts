import { describe, expect } from 'vitest';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { openWith, storedValue } from '../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../harness/builder/builder-page.ts';
import { test } from '../harness/builder/builder-test.ts';
import { thisMachine } from '../harness/host.ts';
import { expectOptions } from './specified-options.ts';

/** Chapter 5 of docs/product.md: validation rules. What is refused with an error (5.1, 5.2, 5.4) is in chapter 8. */
describe('§5 Validation rules', () => {
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

  test('5.5 a value for a path ending in url or containing .url gets https://, unless http://, https://, # or empty; the url rule applies to values typed in the chat', async ({
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
    for (const option of ['Hero', 'Button', 'URL']) await builder.pick(option);
    await builder.say('example.org');
    await builder.second();
    expect(await builder.lastMessage()).toBe(
      '✓ Updated URL to "https://example.org". What would you like to modify next?',
    );
  });

  test("5.6 a value for a property named hidden becomes a boolean: true only if it equals 'true' ignoring case; 5.7 missing intermediate objects and array slots are created", async ({
    builder,
  }) => {
    const before = Object(landingBusiness.base.benefits).items;
    for (const [path, typed, stored] of [
      ['hero.hidden', 'TrUe', true],
      ['hero.hidden', 'yes', false],
      ['hero.hiddenness', 'true', 'true'],
    ]) {
      await builder.say(`${path} ${typed}`);
      await builder.second();
      expect([await storedValue(builder, String(path)), await builder.lastMessage()]).toEqual([
        stored,
        `✓ Updated ${path} to "${stored}". What would you like to modify next?`,
      ]);
    }
    await builder.say('hero.made.on.the way');
    await builder.second();
    await builder.say('benefits.items[4].title Fifth');
    await builder.second();
    expect(await storedValue(builder, 'hero.made')).toEqual({ on: { the: 'way' } });
    expect(before).toHaveLength(3);
    expect(await storedValue(builder, 'benefits.items')).toEqual([
      ...JSON.parse(JSON.stringify(before)),
      {},
      { title: 'Fifth' },
    ]);
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
      ['true', 1],
      ['TRUE', 0],
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
