import { createClient } from '@supabase/supabase-js';
import { formatHex } from 'culori';
import { describe, expect, test } from 'vitest';
import { searchColors } from '../../domain/choices/color-choices.ts';
import { drawSiteId, isSiteId } from '../../domain/config/site-id.ts';
import { resolveTemplate } from '../../templates/resolve-template.ts';
import { templates } from '../../templates/templates.ts';
import { en } from '../../words/en/en.ts';

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

/** Chapter 9 of docs/product.md: constants and limits, but for those that are seen where they act: §2.1, §2.2, §2.3, §2.6, §4.2, §5.2, §7. */
describe('§9 Business constants and limits', () => {
  test('9.1 default template: landing_business', () => {
    expect(resolveTemplate({})).toMatchObject({ template: { id: 'landing_business' }, foundBy: 'default' });
  });

  test.for(templates)('9.1 template versions: 1.0.0: $id', ({ base }) => {
    expect(base._templateVersion).toBe('1.0.0');
  });

  test('9.3 generated site id: prefix site- plus 7 random characters', () => {
    const drawn = Array.from({ length: 200 }, () =>
      drawSiteId((count) => crypto.getRandomValues(new Uint8Array(count))),
    );
    expect(new Set(drawn).size).toBe(200);
    expect(drawn.filter((id) => !/^site-[a-z0-9]{7}$/.test(id) || !isSiteId(id))).toEqual([]);
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

  test('9.6 colour palette of 32 named colours', () => {
    const wanted = [...BASIC.split(', ').map((name) => [name, cssHex(name)]), ...OTHERS];
    expect(palette.map(({ name, value }) => [name, value])).toEqual(wanted);
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
});
