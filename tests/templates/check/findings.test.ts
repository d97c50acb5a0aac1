import { expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import type { Json } from '../../../domain/json/json.ts';
import { withSection } from '../../../domain/sections/added-sections.ts';
import { findingsOn, type Weights } from '../../../templates/check/findings.ts';
import { withoutSamples } from '../../../templates/check/samples.ts';
import { renderPage } from '../../../templates/pages.ts';
import type { LoadedTemplate } from '../../../templates/template.ts';
import { LANDING } from '../landing-business/facts.ts';
import { MOONLIGHT } from '../moonlight/facts.ts';
import { configWith } from '../page-reading.ts';

const { template: landingBusiness } = LANDING;
const { template: moonlight } = MOONLIGHT;

const NETWORKS = ['facebook', 'twitter', 'instagram', 'linkedin'];
const front = (place: string) => NETWORKS.map((name) => `${place}.social.${name}.url`);
/** What a landing page needs so that nothing is found on it. */
const OWN = {
  'header.logoText': 'Crust',
  'footer.address': '2 Oven Street',
  'footer.email': 'hello@crust.bakery',
  'footer.phone': '020 7946 1111',
  ...Object.fromEntries(front('footer').map((path) => [path, 'https://www.facebook.com/crust'])),
};
const PICTURE =
  'https://db.example/storage/v1/render/image/public/images/uploads/a_1.webp?width=1000&quality=80';

const found = (template: LoadedTemplate, values: Record<string, Json>, weights: Weights = new Map()) =>
  Object.fromEntries(
    findingsOn(configWith(template, values) as Config, weights).map(({ kind, places }) => [
      kind,
      places.map(({ path }) => path),
    ]),
  );
const landing = (values: Record<string, Json>, weights?: Weights) =>
  found(landingBusiness, { ...OWN, ...values }, weights);

test('on an untouched page nothing is found but what a publish leaves off', () => {
  expect([found(landingBusiness, {}), found(moonlight, {}), landing({})]).toEqual([{}, {}, {}]);
});

test('a page that nobody can answer says so first, until one way to its owner is there', () => {
  const unreachable = {
    'footer.email': '',
    'footer.phone': ' ',
    ...Object.fromEntries(NETWORKS.map((name) => [`footer.social.${name}.visible`, false])),
  };
  expect(landing(unreachable)).toEqual({ reach: ['footer.email', 'footer.phone'] });
  expect(landing({ ...unreachable, 'footer.social.facebook.visible': true })).toEqual({});
  expect(landing({ ...unreachable, 'hero.button.url': 'https://wa.me/49301234567' })).toEqual({});
  expect(
    landing({ ...unreachable, 'hero.button.url': 'tel:030123456', 'hero.button.visible': false }),
  ).toEqual({ reach: ['footer.email', 'footer.phone'] });
});

test('the legal notice of a German page of a business says what it lacks, and of no other page', () => {
  const german = { 'globalSettings.language': 'de-AT', 'globalSettings.business': 'dentist' };
  expect(landing(german)).toEqual({ legal: ['legal'] });
  expect(landing({ ...german, 'globalSettings.business': '' })).toEqual({});
  expect(landing({ ...german, 'globalSettings.language': 'en' })).toEqual({});
  const { _structure } = withSection(landingBusiness.base, 'legal');
  const lacking = (values: Record<string, Json>) =>
    landing({ ...german, _structure: Object(_structure), 'legal.owner': 'Ada Brandt', ...values }).legal;
  expect(lacking({ 'legal.owner': 'First and last name', 'footer.address': '' })).toEqual([
    'legal.owner',
    'footer.address',
    'legal.businessId',
    'legal.chamber',
  ]);
  const others = { 'legal.register': 'HRB 4711', 'globalSettings.business': 'bakery' };
  expect([lacking(others), lacking({ ...others, 'globalSettings.business': 'lawyer' })]).toEqual([
    undefined,
    ['legal.chamber'],
  ]);
  expect(lacking({ 'legal.hidden': true })).toBe(undefined);
});

test('pictures that did not come are named where they stand', () => {
  const values = {
    'features.image': ' https://pictures.example/a',
    'features.imageDescription': '',
    'header.logoImage': 'https://pictures.example/b',
    'globalSettings.sharePicture': 'https://pictures.example/a',
  };
  const broken = new Set(['https://pictures.example/a']);
  expect(
    findingsOn(configWith(landingBusiness, { ...OWN, ...values }) as Config, new Map(), broken),
  ).toMatchObject([
    { kind: 'broken', places: [{ path: 'features.image' }, { path: 'globalSettings.sharePicture' }] },
  ]);
});

test.each<[string, Record<string, Json>, Record<string, string[]>]>([
  ['a button without an address', { 'hero.button.url': '' }, { link: ['hero.button.url'] }],
  ['a button to no section', { 'hero.button.url': '#prices' }, { link: ['hero.button.url'] }],
  [
    'a button to a hidden section',
    { 'features.hidden': true, 'hero.button.url': '#features' },
    { link: ['hero.button.url'] },
  ],
  ['a button that calls, as its section is hidden', { 'cta.hidden': true }, {}],
  ['a refused address', { 'cta.button.url': 'javascript:x' }, { link: ['cta.button.url'] }],
  [
    'a menu item without an address',
    { 'header.menuItems[1].url': '' },
    { link: ['header.menuItems[1].url'] },
  ],
  ['an e-mail button', { 'hero.button.url': 'https://hello@crust.bakery' }, {}],
  ['an account where there are none', { 'hero.button.url': 'https://@crust' }, { link: ['hero.button.url'] }],
  ['an account of a network', { 'footer.social.twitter.url': 'https://@crust' }, {}],
  [
    'contact data that nobody can click',
    { 'footer.email': 'write to us', 'footer.phone': '1-800-BAKERY' },
    { contact: ['footer.email', 'footer.phone'] },
  ],
  [
    'contact data in a hidden section',
    { 'footer.phone': 'call us', 'footer.hidden': true, 'cta.button.url': '#hero' },
    {},
  ],
  ['a button that is switched off', { 'hero.button.visible': false, 'hero.button.url': '' }, {}],
  ['a button without words', { 'hero.button.text': ' ', 'hero.button.url': '#prices' }, {}],
  ['a link in a hidden section', { 'cta.hidden': true, 'hero.hidden': true }, {}],
  ['a link to a part of the page', { 'hero.button.url': '#benefits-title' }, {}],
  ['a link to the top', { 'hero.button.url': '#' }, {}],
  ['no profile', { 'footer.social.twitter.url': '' }, {}],
  [
    'a profile that is not shown',
    { ...{ 'footer.social.twitter.url': 'https://x.com/', 'footer.social.twitter.visible': false } },
    {},
  ],
  [
    'an icon that there is none of',
    { 'benefits.items[0].icon': 'fas fa-nothing' },
    { misfit: ['benefits.items[0].icon'] },
  ],
  ['no language', { 'globalSettings.language': 'Klingonisch' }, { misfit: ['globalSettings.language'] }],
  ['a picture without words', { 'features.image': PICTURE }, { picture: ['features.imageDescription'] }],
  ['a picture that is decoration', { 'features.image': PICTURE, 'features.imageDescription': '' }, {}],
  [
    'a picture described by a blank',
    { 'features.image': PICTURE, 'features.imageDescription': ' ' },
    { picture: ['features.imageDescription'] },
  ],
  ['a described picture', { 'features.image': PICTURE, 'features.imageDescription': 'Our oven' }, {}],
  ['a logo', { 'header.logoImage': PICTURE }, {}],
  ['an address that is no picture’s', { 'features.image': 'my house' }, { misfit: ['features.image'] }],
  ['no title', { 'header.logoText': '', 'hero.title.text': ' ' }, { title: ['globalSettings.title'] }],
  [
    'a title of the page alone',
    { 'header.logoText': '', 'hero.title.text': '', 'globalSettings.title': 'Crust' },
    {},
  ],
  [
    'no sentence, while a fact of the owner describes the page',
    { 'hero.subtitle.text': '', 'footer.description': '' },
    {},
  ],
])('%s', (_, values, expected) => {
  expect(landing(values)).toEqual(expected);
});

test.each([
  ['landing_business', landingBusiness, 'footer'],
  ['moonlight', moonlight, 'contact'],
] as const)(
  '%s: what its template made up is left off as a whole, and leaves no empty place',
  (_, template, place) => {
    const config = configWith(template, {}) as Config;
    const hidden = withoutSamples(config);
    expect(findingsOn(hidden, new Map()).map(({ kind }) => kind)).toEqual(['reach']);
    const page = renderPage(hidden);
    const end = page.slice(page.indexOf(`<footer id="${place}"`));
    expect(end).not.toMatch(/<(address|ul|h2|p|a|li)[^>]*>\s*<\/\1>/);
    expect(end).not.toContain('aria-labelledby');
    expect(end.match(/<a [^>]*href="([^"]*)"/g)).toHaveLength(1);
    expect(end).not.toMatch(/<h2/);
  },
);

test('a color that the page has to change is named with the one it shows', () => {
  const config = configWith(landingBusiness, { ...OWN, 'hero.textColor': '#fefefe' }) as Config;
  const [finding, ...others] = findingsOn(config, new Map());
  expect(others).toEqual([]);
  expect(finding).toEqual({
    kind: 'contrast',
    places: [
      {
        path: 'hero.textColor',
        color: {
          wanted: '#fefefe',
          used: expect.stringMatching(/^#[0-9a-f]{6}$/),
        },
      },
    ],
  });
  const used = finding?.places[0]?.color?.used ?? '';
  expect(landing({ 'hero.textColor': used })).toEqual({});
});

test('pictures that weigh too much together are one row, of the heaviest', () => {
  const pictures = {
    'home.authorImage.image': PICTURE,
    'home.authorImage.imageDescription': 'Me',
    'services.firstService.image': `data:image/png;base64,${'A'.repeat(200 * 1024)}`,
    'services.firstService.imageDescription': 'A book',
  };
  const weighing = (kib: number, address = PICTURE) => {
    const all = findingsOn(configWith(moonlight, pictures) as Config, new Map([[address, kib * 1024]]));
    return all.filter(({ bytes }) => bytes !== undefined);
  };
  const places = [{ path: 'services.firstService.image' }];
  expect(weighing(99)).toEqual([]);
  expect(weighing(100)).toEqual([{ kind: 'heavy', places, bytes: 300 * 1024 + 22 }]);
  expect(weighing(300)).toEqual([
    { kind: 'tooHeavy', places: [{ path: 'home.authorImage.image' }], bytes: 500 * 1024 + 22 },
  ]);
  // What a preview that is narrow, or not on the screen, loads of a picture tells of the whole.
  expect(weighing(25, PICTURE.replace('1000', '500'))).toEqual([
    { kind: 'heavy', places, bytes: 300 * 1024 + 22 },
  ]);
  expect(weighing(0, PICTURE.replace('1000', '500'))).toEqual([]);
});
