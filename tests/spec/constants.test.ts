import { createClient } from '@supabase/supabase-js';
import { formatHex } from 'culori';
import { describe, expect } from 'vitest';
import { searchColors } from '../../domain/choices/color-choices.ts';
import { iconChoices } from '../../domain/choices/icon-choices.ts';
import { drawSiteId, isSiteId } from '../../domain/config/site-id.ts';
import { resolveTemplate } from '../../templates/resolve-template.ts';
import { templates } from '../../templates/templates.ts';
import { en } from '../../words/en/en.ts';
import { chooseImage, storedValue, uploadChosen } from '../harness/builder/builder-actions.ts';
import { test } from '../harness/builder/builder-test.ts';
import { photo } from '../server/images/sample-images.ts';

const palette = searchColors('', en);

const BASIC =
  'Red, Orange, Yellow, Green, Blue, Purple, Pink, Brown, Black, White, Gray, Silver, Gold, Navy, Teal, Olive, Maroon, Lime, Aqua, Fuchsia';
const OTHERS = [
  ['Primary Blue', '#1976D2'],
  ['Primary Indigo', '#3F51B5'],
  ['Primary Purple', '#9C27B0'],
  ['Primary Pink', '#E91E63'],
  ['Primary Red', '#F44336'],
  ['Primary Orange', '#FF9800'],
  ['Primary Yellow', '#FFEB3B'],
  ['Primary Green', '#4CAF50'],
  ['Primary Teal', '#009688'],
  ['Primary Cyan', '#00BCD4'],
  ['Light Gray', '#F5F5F5'],
  ['Dark Gray', '#212121'],
];

/** The hex value of a CSS colour name. */
const cssHex = (name: string) => formatHex(name.toLowerCase())?.toUpperCase();

/** Chapter 9 of docs/product.md: constants and limits. The limit of an image's size is in chapter 5. */
describe('§9 Business constants and limits', () => {
  test('9.1 default template: landing_business', () => {
    expect(resolveTemplate({})).toMatchObject({ template: { id: 'landing_business' }, foundBy: 'default' });
  });

  test.for(templates)('9.1 template versions: 1.0.0: $id', ({ base }) => {
    expect(base._templateVersion).toBe('1.0.0');
  });

  test('9.2 upload cache control 3600; image URL suffix width=1000&quality=80', async ({ builder }) => {
    const picture = { name: 'suffix.gif', mimeType: 'image/gif', buffer: Buffer.from(await photo(8, 8)) };
    await chooseImage(builder, picture);
    await uploadChosen(builder, 'suffix.gif');
    const address = new URL(String(await storedValue(builder, 'features.image')));
    expect(address.search).toBe('?width=1000&quality=80');
    const kept = await fetch(address.href.replace(address.search, '').replace('/render/image/', '/object/'));
    expect(kept.headers.get('cache-control')).toBe('max-age=3600');
  });

  test('9.3 simulated command delay 1000 ms', async ({ builder }) => {
    await builder.freeze();
    await builder.say('hero.title.text A second later');
    const send = builder.page.getByRole('button', { name: 'Send', exact: true });
    await builder.page.clock.runFor(999);
    expect([await send.innerText(), await builder.lastMessage()]).toEqual([
      '...',
      'hero.title.text A second later',
    ]);
    await builder.page.clock.runFor(1);
    await send.filter({ hasNotText: '...' }).waitFor();
    expect(await storedValue(builder, 'hero.title.text')).toBe('A second later');
  });

  test('9.3 mobile preview width 375px', async ({ builder }) => {
    const frame = builder.page.locator('iframe[title="Preview of your website"]');
    await builder.page.getByRole('radio', { name: 'Mobile' }).check({ force: true });
    await expect.poll(() => frame.evaluate(({ clientWidth }) => clientWidth)).toBe(375);
  });

  test('9.3 link display: first 25 characters, ellipsis, last 15 characters', async ({ builder }) => {
    const link = 'https://bakery.example/orders/weddings/2025/three-tiers-and-more';
    await builder.say(`hero.button.url ${link}`);
    await builder.second();
    expect(await builder.lastMessage()).toBe(
      '✓ Updated URL to "https://bakery.example/or…-tiers-and-more". What would you like to modify next?',
    );
    expect(await builder.conversation().locator('li').last().getByTitle(link).count()).toBe(1);
  });

  test('9.3 generated site id: prefix site- plus 7 random characters', async ({ builder }) => {
    const drawn = Array.from({ length: 200 }, () =>
      drawSiteId((count) => crypto.getRandomValues(new Uint8Array(count))),
    );
    expect(new Set(drawn).size).toBe(200);
    expect(drawn.filter((id) => !/^site-[a-z0-9]{7}$/.test(id) || !isSiteId(id))).toEqual([]);
    expect(new URL(await builder.publish('owner@example.com')).pathname).toMatch(/^\/s\/site-[a-z0-9]{7}\/$/);
  });

  test('9.4 storage keys: websiteConfig, websiteHTML', async ({ builder }) => {
    await builder.say('hero.title.text Stored');
    await builder.second();
    const keys = await builder.page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => !key.startsWith('parley.')).sort()).toEqual(['websiteConfig', 'websiteHTML']);
  });

  test('9.1 copyright year 2025', async ({ builder }) => {
    const footer = builder.page.getByRole('contentinfo');
    expect(await footer.innerText()).toBe('© 2025 Parley. A proof of concept.');
  });

  test.for([
    ['landing_business', '#4a90e2', '#f8f9fa', '#333333', '#5e72e4'],
    ['moonlight', '#f5a425', '#121212', '#ffffff', '#33ccff'],
  ] as const)(
    '9.5 default colours of %s: primary %s, secondary %s, text %s, accent %s; default font Open Sans',
    ([id, primaryColor, secondaryColor, textColor, accentColor]) => {
      expect(resolveTemplate({ _templateId: id }).template.base.globalSettings).toEqual({
        primaryColor,
        secondaryColor,
        textColor,
        accentColor,
        fontFamily: 'Open Sans',
      });
    },
  );

  test('9.6 colour palette of 32 named colours', async ({ builder }) => {
    const wanted = [...BASIC.split(', ').map((name) => [name, cssHex(name)]), ...OTHERS];
    expect(palette.map(({ name, value }) => [name, value])).toEqual(wanted);
    await builder.pick('Global Settings');
    await builder.pick('Primary Color');
    const swatches = builder.page
      .getByRole('dialog', { name: 'Select a color' })
      .locator('button[aria-pressed]');
    await swatches.first().waitFor();
    const names = await swatches.evaluateAll((all) => all.map((swatch) => swatch.getAttribute('aria-label')));
    expect(names).toEqual(wanted.map(([name]) => name));
    const colors = await swatches.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).backgroundColor),
    );
    expect(colors).toEqual(palette.map(({ value }) => rgb(value)));
  });

  test('9.7 icon list: about 56 solid icons', async ({ builder }) => {
    expect(iconChoices.filter((icon) => !icon.startsWith('fas fa-'))).toEqual([]);
    expect(new Set(iconChoices).size).toBe(iconChoices.length);
    await builder.pick('Benefits');
    await builder.pick('Benefit');
    await builder.pick('Item 1');
    await builder.pick('Icon');
    const icons = builder.popover('Select an icon').locator('button[aria-pressed]');
    await icons.first().waitFor();
    const shown = await icons.count();
    expect(shown).toBe(iconChoices.length);
    expect(Math.abs(shown - 56)).toBeLessThanOrEqual(4);
  });

  test('9.7 platform library defaults (not product rules): join timeout, reconnect delays, schema, storage list', async () => {
    const bodies: unknown[] = [];
    const client = createClient('https://project.example', 'key', {
      global: {
        fetch: async (_, init) => {
          bodies.push(JSON.parse(String(init?.body)));
          return Response.json([]);
        },
      },
    });
    const { realtime } = client;
    expect([realtime.timeout, ...[1, 2, 3, 4].map((tries) => realtime.reconnectAfterMs(tries))]).toEqual([
      10_000, 1000, 2000, 5000, 10_000,
    ]);
    expect(Reflect.get(Reflect.get(client, 'rest'), 'schemaName')).toBe('public');
    await client.storage.from('images').list();
    expect(bodies).toEqual([{ limit: 100, offset: 0, sortBy: { column: 'name', order: 'asc' }, prefix: '' }]);
  });

  test('9.7 platform library defaults: the product opens no such connection', async ({ builder }) => {
    const { page, problems } = builder;
    const connections: string[] = [];
    page.on('websocket', (socket) => connections.push(new URL(socket.url()).pathname));
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(?:auth|realtime|rest)\/|\/object\/list\//.test(pathname)) connections.push(pathname);
    });
    // Check first that such connections are recorded.
    problems.expect(/404/);
    problems.expect(/WebSocket/);
    await page.evaluate(() => {
      void fetch('/auth/v1/settings');
      new WebSocket(new URL('/realtime/v1/websocket', location.href.replace(/^http/, 'ws')));
    });
    await expect.poll(() => connections.toSorted()).toEqual(['/auth/v1/settings', '/realtime/v1/websocket']);

    connections.length = 0;
    const picture = { name: 'quiet.gif', mimeType: 'image/gif', buffer: Buffer.from(await photo(8, 8)) };
    await chooseImage(builder, picture);
    await uploadChosen(builder, 'quiet.gif');
    await page.clock.runFor(120_000);
    expect(connections).toEqual([]);
  });
});

function rgb(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`;
}
