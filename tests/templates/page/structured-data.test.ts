import { describe, expect, test } from 'vitest';
import { BUSINESSES } from '../../../domain/choices/businesses.ts';
import type { Config } from '../../../domain/config/config.ts';
import type { Json, JsonObject } from '../../../domain/json/json.ts';
import { parsePath, setAt } from '../../../domain/json/path.ts';
import { withSection } from '../../../domain/sections/added-sections.ts';
import type { LoadedTemplate } from '../../../templates/template.ts';
import { TEMPLATES } from '../template-facts.ts';
import { withAllSections } from '../with-added-sections.ts';

const [[, { template: landing }]] = TEMPLATES as [(typeof TEMPLATES)[number]];
const NAME = 'header.logoText';
const CRUST = {
  [NAME]: 'Crust & Crumb',
  'globalSettings.business': 'bakery',
  'location.address': '12 Mill Lane',
  'location.postalCode': '4711',
  'location.town': 'Fernhill',
  'footer.phone': '030 123456',
  'footer.email': 'ada@crust.com',
};
const OPEN = [
  { days: 'Monday to Friday', hours: '7 – 18' },
  { days: 'Saturday', hours: '7 – 13' },
];

const CLOSED = { days: '24 December 2026', hours: 'closed' };

/** What the page of a website with every section tells search engines, after these values were written. */
function toldBy(
  values: Readonly<Record<string, Json>>,
  {
    template = landing,
    from = withAllSections(template.base),
  }: { template?: LoadedTemplate; from?: Config } = {},
): Readonly<Record<string, unknown>> {
  const config = Object.entries(values).reduce<JsonObject>(
    (done, [path, value]) => setAt(done, parsePath(path) ?? [], value),
    from,
  );
  const [, data = ''] = /ld\+json">([^<]*)</.exec(template.render(config)) ?? [];
  const { description: _, ...told } = JSON.parse(data);
  return told;
}

test('a bakery is told with every fact that was given', () => {
  expect(toldBy({ ...CRUST, 'hours.items': [...OPEN, CLOSED], 'hours.note': 'holidays 8-12' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Bakery',
    name: 'Crust & Crumb',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Mill Lane',
      postalCode: '4711',
      addressLocality: 'Fernhill',
    },
    email: 'ada@crust.com',
    telephone: '030 123456',
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '07:00',
        closes: '18:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '07:00', closes: '13:00' },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['PublicHolidays'],
        opens: '08:00',
        closes: '12:00',
      },
    ],
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
      },
    ],
  });
});

describe.each(TEMPLATES)('an example is no fact: %s', (_, { template, about, contact }) => {
  test('with every section in its samples the page tells its name and kind alone', () => {
    expect(toldBy({}, { template })).toEqual({ '@context': 'https://schema.org', ...about });
  });

  test('an address typed as one text is told in its parts', () => {
    const [address = ''] = contact;
    const told = toldBy({ [address]: '12 Mill Lane, Fernhill' }, { template, from: template.base });
    expect(told.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '12 Mill Lane',
      addressLocality: 'Fernhill',
    });
  });
});

test('what is hidden is not told', () => {
  const told = toldBy({
    ...CRUST,
    'hours.items': OPEN,
    'location.hidden': true,
    'hours.hidden': true,
    'footer.hidden': true,
  });
  expect(told).toEqual({ '@context': 'https://schema.org', '@type': 'Bakery', name: 'Crust & Crumb' });
});

test('hours are read in the language of the page; what cannot be read is left out, and a note that cannot costs no hours', () => {
  const hoursTold = (values: Readonly<Record<string, Json>>) =>
    (toldBy(values).openingHoursSpecification as readonly object[] | undefined)?.length;
  const german: Json = [{ days: 'Mo–Fr', hours: '9 bis 18 Uhr' }];
  expect(hoursTold({ 'globalSettings.language': 'de', 'hours.items': german })).toBe(1);
  expect(hoursTold({ 'globalSettings.language': 'fr', 'hours.items': german })).toBeUndefined();
  expect(hoursTold({ 'hours.items': [{ days: 'Whenever', hours: 'you ring the bell' }] })).toBeUndefined();
  expect(hoursTold({ 'hours.items': OPEN, 'hours.note': 'Ring the bell.' })).toBe(2);
});

test('hours that name days themselves are told of those alone', () => {
  const told = toldBy({ 'hours.items': [{ days: 'Monday to Friday', hours: 'Fri noon-midnight' }] });
  expect(told.openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '12:00', closes: '23:59' },
  ]);
});

test('times after midnight and the end of a day are written as search engines expect them', () => {
  const told = toldBy({
    'hours.items': [
      { days: 'Fri', hours: '18-2' },
      { days: 'Sat', hours: '0-24' },
    ],
  });
  expect(told.openingHoursSpecification).toMatchObject([
    { dayOfWeek: ['Friday'], opens: '18:00', closes: '02:00' },
    { dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' },
  ]);
});

test('each kind of business has a type; without a kind, an address in parts or hours make it a business', () => {
  const types = BUSINESSES.map((kind) => toldBy({ 'globalSettings.business': kind })['@type']);
  expect(types).toEqual([
    'Bakery',
    'Restaurant',
    'Dentist',
    'HairSalon',
    'LocalBusiness',
    'LocalBusiness',
    'Plumber',
    'SportsActivityLocation',
    'LegalService',
    'Store',
  ]);
  expect(toldBy({ 'location.town': 'Fernhill' })['@type']).toBe('LocalBusiness');
  expect(toldBy({ 'globalSettings.business': 'circus' })['@type']).toBe('Organization');
});

test('a broken structure tells no less than before', () => {
  for (const broken of [
    null,
    7,
    [],
    { sections: 7 },
    { sections: [null, { id: 'footer', children: [7, null] }] },
  ])
    expect(toldBy({ _structure: broken, 'footer.phone': '030 123456' }).telephone).toBe('030 123456');
});

describe('the legal notice', () => {
  const noticeOf = (values: Readonly<Record<string, Json>>) => {
    const config = Object.entries(values).reduce<JsonObject>(
      (done, [path, value]) => setAt(done, parsePath(path) ?? [], value),
      withSection(withSection(landing.base, 'location'), 'legal'),
    );
    const page = landing.render(config);
    const notice = page.slice(page.indexOf('<section id="legal"'));
    return notice
      .slice(0, notice.indexOf('</section>'))
      .replaceAll(/<[^>]*>/g, '|')
      .replaceAll(/[|\n]+/g, '|');
  };
  const SERVER =
    'The server that Parley publishes it on records which page was requested and when, but not by whom.';
  const PAGE = 'This page sets no cookies, runs no scripts and does not track its visitors.';

  test('states the facts that were given, the owner, and what this page and its server do', () => {
    expect(noticeOf({ ...CRUST, 'legal.owner': 'Ada Brandt', 'legal.note': 'VAT DE123' })).toBe(
      `|Legal notice and privacy|Crust &amp; Crumb|Ada Brandt|12 Mill Lane|Fernhill| |4711|030 123456|ada@crust.com|VAT DE123|Privacy|${PAGE} ${SERVER} It loads nothing from other websites.|`,
    );
  });

  test('names identifier, register and supervisor in the page’s language; a VAT identifier is structured data too', () => {
    const facts = {
      'legal.owner': '',
      'legal.businessId': 'DE123456789',
      'legal.register': 'Amtsgericht Hamburg, HRB 4711',
      'legal.chamber': 'Handwerkskammer Hamburg',
      'globalSettings.language': 'de',
    };
    const said = 'Register: |Amtsgericht Hamburg, HRB 4711|Kammer und Aufsicht: |Handwerkskammer Hamburg|';
    expect(noticeOf(facts)).toContain(`|USt-IdNr.: |DE123456789|${said}`);
    const other = { ...facts, 'legal.businessId': 'DE123456789-00001' };
    expect(noticeOf(other)).toContain(`|Wirtschafts-IdNr.: |DE123456789-00001|${said}`);
    expect([facts, other].map((values) => toldBy(values).vatID)).toEqual(['DE123456789', undefined]);
  });

  test('names the other servers that its pictures come from, those of hidden sections excepted', () => {
    const pictures = {
      'hero.image': 'https://pictures.example/a.jpg',
      'features.image': '/storage/v1/own.webp',
      'benefits.items[0].image': 'http://other.example/b.jpg',
    };
    expect(noticeOf(pictures)).toContain('|Privacy|This page');
    expect(noticeOf(pictures)).toContain(
      'Its pictures are loaded from other.example, pictures.example, which then sees your IP address.',
    );
    expect(noticeOf({ ...pictures, 'benefits.hidden': true, 'hero.hidden': true })).toContain(
      'It loads nothing from other websites.',
    );
  });
});
