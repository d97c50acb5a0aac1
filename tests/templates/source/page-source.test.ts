import { gzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { BUSINESSES } from '../../../domain/choices/businesses.ts';
import type { Config } from '../../../domain/config/config.ts';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { leavesOf } from '../../../domain/config/leaves.ts';
import { withStartingContent } from '../../../domain/editing/starting-content.ts';
import { isObject, type Json, type JsonObject } from '../../../domain/json/json.ts';
import { getAt, parsePath } from '../../../domain/json/path.ts';
import { withSection } from '../../../domain/sections/added-sections.ts';
import type { FileRefusal } from '../../../domain/storage/page-file.ts';
import { keepingClaims, withoutSamples } from '../../../templates/check/samples.ts';
import { loadFreshWebsite } from '../../../templates/fresh-websites.ts';
import { renderPage } from '../../../templates/pages.ts';
import { readPageSource } from '../../../templates/source/read-source.ts';
import { withSource } from '../../../templates/source/write-source.ts';
import { startOf } from '../../../templates/starting-content.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { someHostileConfigs } from '../../pages/hostile-configs.ts';
import { configWith, decoded, skeletonOf } from '../page-reading.ts';
import { variantsOf } from '../page-variants.ts';
import { TEMPLATES } from '../template-facts.ts';
import { FULL_PAGES } from '../with-added-sections.ts';

/** The most that a page of usual length takes for its source, beside the page itself. */
const SOURCE_LIMIT = 1000;
const ELEMENT =
  /<script type="application\/json" id="parley-source">([^<]*)<\/script>(?=<\/body>\n<\/html>\n$)/;

const carrying = (config: Config) => withSource(renderPage(config), config);

function sourceIn(page: string): JsonObject {
  return JSON.parse(ELEMENT.exec(page)?.[1] ?? '');
}

/** The website that a page carries. */
async function readBack(page: string): Promise<Config> {
  const read = await readPageSource(page);
  if (read.kind === 'refused') throw new Error(`It was refused: ${read.refusal}`);
  return read.config;
}

const withoutStyles = (page: string) => page.replace(/<style>[^<]*<\/style>/, '');

describe.each(TEMPLATES)('the page of %s', (_, { template, own }) => {
  const websites = LANGUAGES.flatMap(({ code }) => BUSINESSES.map((business) => [code, business] as const));

  it.each(websites)('in %s of a %s is the same once it is read back', async (language, business) => {
    for (const begunIn of new Set([language, ...(business === 'bakery' ? (['en'] as const) : [])])) {
      const base = await loadFreshWebsite(template, begunIn);
      const begun = withStartingContent(base, await startOf(base, business, language));
      // With all that the business says kept on purpose, there is most to read.
      const kept = applyPlan(begun, keepingClaims(begun)) ?? begun;
      const config = withoutSamples(
        configWith({ ...template, base: kept }, Object.fromEntries(own)) as Config,
      );
      const page = renderPage(config);
      const whole = await carrying(config);
      const back = await readBack(whole);
      expect([renderPage(back), await carrying(back)]).toEqual([page, whole]);
      expect(whole.replace(ELEMENT, '')).toBe(page);
      expect(gzipSync(whole, { level: 9 }).length - gzipSync(page, { level: 9 }).length).toBeLessThan(
        SOURCE_LIMIT,
      );
      // What it says, the page says too.
      const said = textsOf(config, sourceIn(whole));
      expect(said.length).toBeGreaterThan(10);
      const shown = decoded(page.replaceAll('<br>', '\n'));
      expect(said.filter((text) => !shown.includes(text))).toEqual([]);
    }
  });

  it('reads back as it began, whichever language that was', async () => {
    for (const { code } of LANGUAGES) {
      const base = await loadFreshWebsite(template, code);
      const read = await readPageSource(await carrying(base));
      expect(read).toMatchObject({ kind: 'site', config: { _structure: base._structure } });
    }
  });
});

/** The texts of a source. What a button says stands on the page only while it leads somewhere. */
function textsOf(config: Config, { values }: JsonObject): readonly string[] {
  const said = isObject(values) ? values : {};
  return leavesOf({ ...said, _structure: config._structure })
    .filter(({ type, path }) => type === 'text' && !/fontFamily|button\.text$/i.test(path))
    .flatMap(({ path }) => getAt(said, parsePath(path) ?? []) ?? [])
    .map((text) => String(text).trim())
    .filter((text) => text !== '');
}

describe.each(FULL_PAGES)('%s', (_, template) => {
  const hidden = template.base._structure.sections.map(
    ({ id }) => [`without its ${id}`, configWith(template, { [`${id}.hidden`]: true })] as const,
  );
  const hostile = someHostileConfigs(template).map(
    (values, nth) => [`with hostile strings ${nth}`, configWith(template, values)] as const,
  );
  const configs = [...variantsOf(template), ...hidden, ...hostile].map(
    ([name, config]) => [name, config as Config] as const,
  );

  test.each(configs)('%s reads back as the same page, and nothing breaks out', async (name, config) => {
    const whole = await carrying(config);
    const [page, expected] = [renderPage(await readBack(whole)), renderPage(withoutSamples(config))];
    // Styles count the items of hidden sections and captions without pictures, which nobody sees.
    const isCounted = /^with (?:lists of 40|120-letter words)$/.test(name);
    expect(isCounted ? withoutStyles(page) : page).toBe(isCounted ? withoutStyles(expected) : expected);
    expect(skeletonOf(whole)).toEqual(
      skeletonOf(whole.replace(ELEMENT, '')).toSpliced(-2, 0, 'script block'),
    );
  });
});

const [[, { template: landing }]] = TEMPLATES as [(typeof TEMPLATES)[number]];

test('a source holds what the page shows, and nothing hidden, made up or private', async () => {
  const config = configWith({ ...landing, base: withSection(withSection(landing.base, 'hours'), 'prices') }, {
    _siteId: 'site-abc1234',
    unknown: 'a secret',
    'globalSettings.title': 'Bread & more </script><!--',
    'globalSettings.secret': 'a secret',
    'globalSettings.writeToUs': true,
    'header.logoText': 'Rye',
    'header.menuItems': [
      { text: 'Why', url: '#benefits' },
      { text: 'Secret prices', url: '#prices' },
      { text: '', url: '#cta' },
      { text: 'Contact', url: '#footer' },
    ],
    'hero.title.text': 'Bread at dawn',
    'hero.subtitle.text': '',
    'hero.image': 'https://pictures.example/rye.jpg',
    'hero.imageDescription': '',
    'hero.imageFocus': '20% 30%',
    'hero.button.visible': false,
    'hero.button.text': 'A secret button',
    'benefits.hidden': true,
    'benefits.title': 'A secret title',
    'features.items': [
      { title: 'Rolls', note: 'a secret' },
      { title: '', image: '' },
    ],
    'hours.items': [{ days: 'Monday' }, { days: 'Tuesday', hours: '6–12' }],
    'prices.hidden': 'true',
    'cta.titleSample': '',
    'footer.phone': '+49 30 123',
  } as Readonly<Record<string, Json>>) as Config;
  expect(sourceIn(await carrying(config))).toEqual({
    version: 1,
    template: 'landing_business',
    sections: ['header', 'hero', 'benefits', 'features', 'prices', 'hours', 'cta', 'footer'],
    values: {
      globalSettings: {
        primaryColor: '#4a90e2',
        secondaryColor: '#f8f9fa',
        textColor: '#333333',
        accentColor: '#5e72e4',
        fontFamily: 'Open Sans',
        title: 'Bread & more </script><!--',
        writeToUs: true,
      },
      header: { logoText: 'Rye', menuItems: [{ text: 'Contact', url: '#footer' }] },
      hero: {
        title: { text: 'Bread at dawn' },
        subtitle: { text: '' },
        image: 'https://pictures.example/rye.jpg',
        imageDescription: '',
        imageFocus: '20% 30%',
        button: { visible: false },
      },
      benefits: { hidden: true },
      features: {
        title: 'From first call to finished job',
        subtitle: 'It begins with a message from you.',
        items: [{ title: 'Rolls' }],
      },
      prices: { hidden: true },
      hours: { title: 'Opening hours', items: [{ days: 'Tuesday', hours: '6–12' }], note: '' },
      cta: {
        title: 'What needs fixing at your place?',
        titleSample: '',
        subtitle: 'Send us a line or a photo, and we see what can be done.',
        button: { text: 'Ask for a quote', url: '#footer' },
      },
      footer: {
        description: 'Repairs around the house, by people who are glad when it works again.',
        address: '',
        email: '',
        phone: '+49 30 123',
        social: {
          facebook: { url: '' },
          twitter: { url: '' },
          instagram: { url: '' },
          linkedin: { url: '' },
        },
      },
    },
  });
});

test('a source holds no entry of a hidden menu that leads elsewhere', async () => {
  const config = configWith(landing, {
    'header.hidden': true,
    'header.menuItems': [
      { text: 'Why', url: '#benefits' },
      { text: 'Secret prices', url: 'https://prices.example/secret' },
      { text: 'Secret words', url: '' },
    ],
  } as Readonly<Record<string, Json>>) as Config;
  expect(JSON.stringify(sourceIn(await carrying(config)))).not.toMatch(/secret/i);
});

test.each<[FileRefusal, string, (page: string) => string]>([
  ['noSource', 'an older page', (page) => page.replace(ELEMENT, '')],
  ['noSource', 'a page that is cut off', (page) => page.slice(0, page.lastIndexOf('</script>'))],
  ['noSource', 'other data', (page) => page.replace('parley-source', 'other')],
  ['misfit', 'half a source', (page) => page.replace('"version":1', '')],
  ['misfit', 'a text', (page) => page.replace(ELEMENT, element('"site"'))],
  ['misfit', 'no values', (page) => page.replace('"values":', '"value":')],
  [
    'misfit',
    'a list of values',
    (page) => page.replace(ELEMENT, element('{"version":1,"template":"moonlight","values":[]}')),
  ],
  ['misfit', 'a text for a section', (page) => page.replace('"hero":{', '"hero":"x","other":{')],
  ['newer', 'a newer version', (page) => page.replace('"version":1', '"version":7')],
  ['unknownTemplate', 'another template', (page) => page.replace('landing_business', 'toString')],
  ['unsafeName', 'a prototype', (page) => page.replace('"hero":{', '"hero":{"__proto__":{"x":1},')],
  [
    'tooDeep',
    'too many levels',
    (page) => page.replace('"hero":{', `"z":${'['.repeat(80)}${']'.repeat(80)},"hero":{`),
  ],
  ['tooLong', 'a long list', (page) => page.replace('"hero":{', `"z":[${'0,'.repeat(1001)}0],"hero":{`)],
])('refused as %s: %s', async (refusal, _, altered) => {
  const page = await carrying(landing.base);
  const changed = altered(page);
  expect(changed).not.toBe(page);
  expect(await readPageSource(changed)).toEqual({ kind: 'refused', refusal });
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

function element(text: string): string {
  return `<script type="application/json" id="parley-source">${text}</script>`;
}

test('a page that a browser saved, or that somebody else wrote, gives no site id, no structure and no unknown section', async () => {
  const page = await carrying(landing.base);
  const saved = page
    .replace('<!DOCTYPE html>', '<!DOCTYPE html>\n<!-- saved from url=(0028)https://parley.example/s/x/ -->')
    .replace(
      '<script type="application/json" id="parley-source">',
      "<SCRIPT id='parley-source' type=application/json>",
    );
  const before = await readPageSource(page);
  expect(await readPageSource(saved)).toEqual(before);
  const forged = saved.replace(
    '"values":{',
    '"sections":["header","secret","__proto__",7,"hero"],"values":{"_siteId":"site-abc1234","_structure":{},',
  );
  const read = await readPageSource(forged);
  const config = read.kind === 'site' ? read.config : undefined;
  expect([config?._siteId, config?._structure.sections.map(({ id }) => id)]).toEqual([
    undefined,
    ['header', 'hero'],
  ]);
});
