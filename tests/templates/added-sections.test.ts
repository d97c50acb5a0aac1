import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../domain/json/json.ts';
import { parsePath, setAt } from '../../domain/json/path.ts';
import { ADDED_IDS } from '../../domain/sections/section-nodes.ts';
import { TEMPLATES } from './template-facts.ts';
import { withAllSections } from './with-added-sections.ts';

const [[, { template }]] = TEMPLATES as [(typeof TEMPLATES)[number]];
const base = withAllSections(template.base);
const pageWith = (values: Readonly<Record<string, Json>>, isMarked = false) => {
  const config = Object.entries(values).reduce<JsonObject>(
    (done, [path, value]) => setAt(done, parsePath(path) ?? [], value),
    base,
  );
  return isMarked ? template.renderMarked(config) : template.render(config);
};
/** The markup of a section, from its element on. */
const sectionIn = (page: string, id: string) => {
  const start = page.indexOf(`<section id="${id}"`);
  return page.slice(start, page.indexOf('</section>', start));
};
const linksIn = (markup: string) => [...markup.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);

test('the buttons lead to phone, mail, WhatsApp and the way; what is empty or refused has none', () => {
  const ways = (values: Readonly<Record<string, string>>) =>
    linksIn(
      sectionIn(
        pageWith(
          Object.fromEntries(Object.entries(values).map(([name, text]) => [`location.${name}`, text])),
        ),
        'location',
      ),
    );
  expect(
    ways({
      address: '12 Mill Lane',
      postalCode: '4711',
      town: 'Fernhill',
      phone: '030 123456',
      email: 'a@b.de',
      whatsapp: '0049 30 123456',
    }),
  ).toEqual([
    'tel:030123456',
    'mailto:a@b.de',
    'https://wa.me/4930123456',
    'https://www.openstreetmap.org/search?query=12%20Mill%20Lane%204711%20Fernhill',
  ]);
  expect(ways({ url: 'https://maps.example/crust' })).toEqual(['https://maps.example/crust']);
  // Without a country code WhatsApp would find somebody else.
  expect(ways({ address: '', town: '', phone: 'call me', email: 'nobody', whatsapp: '030 123456' })).toEqual(
    [],
  );
});

test('questions below a picture at the edge keep their space, though a gallery without pictures stands between', () => {
  const page = pageWith({
    'features.image': 'https://pictures.example/one.webp',
    'globalSettings.sectionOrder': 'hero,benefits,features,gallery,questions',
    'gallery.items': [{ image: '', caption: 'Still to come' }],
  });
  expect(sectionIn(page, 'gallery')).toBe('<section id="gallery" class="more">');
  expect(page).not.toContain('#questions{padding-top:0}');
});

test('each picture opens large and closes again, without an address of its own', () => {
  const shown = sectionIn(
    pageWith({ 'gallery.items[0].image': 'https://pictures.example/one.webp' }),
    'gallery',
  );
  expect(linksIn(shown)).toEqual([]);
  expect([...shown.matchAll(/ popovertarget="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'gallery-1',
    'gallery-1',
  ]);
  expect([...shown.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'gallery',
    'gallery-title',
    'gallery-1',
  ]);
});

test('a picture that is still missing is a motif of the kind of business in the preview, else a plain sign, and left out of the page', () => {
  const signs = (business: string) => {
    const shown = sectionIn(pageWith({ 'globalSettings.business': business }, true), 'gallery');
    return [...shown.matchAll(/<div class="blank"><svg[^>]* viewBox="0 0 (\d+) /g)].map(([, size]) => size);
  };
  expect(new Set(signs('bakery'))).toEqual(new Set(['8']));
  expect(signs('')).not.toContain('8');
  expect(signs('')).toHaveLength(signs('bakery').length);
  expect(sectionIn(pageWith({}), 'gallery')).toBe('<section id="gallery" class="more">');
});

test('one or two people stand beside their heading, more below it', () => {
  const others = ADDED_IDS.filter((id) => id !== 'team');
  const alone = Object.fromEntries(others.map((id) => [`${id}.hidden`, true]));
  const layoutOf = (people: number) => {
    const items = Array.from({ length: people }, (_, at) => ({ name: `Person ${at}` }));
    const shown = sectionIn(pageWith({ ...alone, 'team.items': items }), 'team');
    return /class="more (\w+)"/.exec(shown)?.[1];
  };
  expect([1, 2, 3].map(layoutOf)).toEqual(['beside', 'beside', 'below']);
});

test('a quote has one pair of marks: those of the page’s language in place of those that were typed', () => {
  const quotes = ['Good bread.', '“Good bread.”', '"Good" bread'].map((quote) => {
    const [, shown] = /<q>(.*?)<\/q>/.exec(pageWith({ 'testimonials.items[0].quote': quote })) ?? [];
    return shown;
  });
  expect(quotes).toEqual(['Good bread.', 'Good bread.', '&quot;Good&quot; bread']);
});

test('answers but the first are folded on the page, and open in the preview', () => {
  const folds = (page: string) => page.match(/<details(?: open)?>/g);
  expect(folds(pageWith({}))).toEqual(['<details open>', '<details>']);
  expect(folds(pageWith({}, true))).toEqual(['<details open>', '<details open>']);
});

test('the page has the styles of the sections that it has, and of no other', () => {
  const page = template.render(template.base);
  expect([page.includes('.more'), page.includes('.times'), pageWith({}).includes('.times')]).toEqual([
    false,
    false,
    true,
  ]);
});
