import { describe, expect, test } from 'vitest';
import { BUSINESSES } from '../../../domain/choices/businesses.ts';
import type { Config } from '../../../domain/config/config.ts';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { textAt, valueAt } from '../../../domain/config/leaves.ts';
import { isList, ungrouped } from '../../../domain/config/structure.ts';
import { withStartingContent } from '../../../domain/editing/starting-content.ts';
import { markedPaths } from '../../../domain/samples/marks.ts';
import { isSampleContact } from '../../../domain/samples/sample-contact.ts';
import { addedSections, withSection } from '../../../domain/sections/added-sections.ts';
import { MARKED_SECTIONS } from '../../../domain/sections/section-marks.ts';
import { ADDED_IDS } from '../../../domain/sections/section-nodes.ts';
import { startsAr } from '../../../templates/businesses/ar.ts';
import { startsDe } from '../../../templates/businesses/de.ts';
import { startsEn } from '../../../templates/businesses/en.ts';
import {
  keeping,
  leavingOff,
  samplesOn,
  withOwnContent,
  withoutSamples,
} from '../../../templates/check/samples.ts';
import { loadFreshWebsite } from '../../../templates/fresh-websites.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { loadedTemplateOf, renderPage } from '../../../templates/pages.ts';
import { startOf } from '../../../templates/starting-content.ts';
import { sectionSamples } from '../../../words/section-samples.ts';
import { decoded } from '../page-reading.ts';

const STARTS = { en: startsEn, de: startsDe, ar: startsAr } as const;
const LANGUAGES = ['en', 'de', 'ar'] as const;
const TEMPLATES = [landingBusiness, moonlight];
const NO_LISTING = '<meta name="robots" content="noindex">';
const PICTURE = 'https://pictures.example/mine.webp';

const edited = (config: Config, edits: Readonly<Record<string, string>>) =>
  applyPlan(
    config,
    Object.entries(edits).map(([path, typed]) => ({ path, typed })),
  ) ?? config;

/** The texts that a website began with and that its template, its business and its added sections call made up. */
function madeUpBy(config: Config): readonly string[] {
  const { marked } = loadedTemplateOf(config);
  const paths = new Set([...markedPaths(marked, 'sample'), ...markedPaths(MARKED_SECTIONS, 'sample')]);
  return ungrouped(config._structure.sections.flatMap(({ children }) => children)).flatMap((node) => {
    if (!isList(node)) return paths.has(node.path) ? [String(node.default)] : [];
    const fields = node.itemStructure.filter(({ pathTemplate }) => paths.has(pathTemplate));
    return node.default.flatMap((item) => fields.map(({ id }) => String(Object(item)[id] ?? '')));
  });
}

function expectNobodys(config: Config, made: readonly string[]): void {
  const published = withoutSamples(config);
  expect(samplesOn(published)).toEqual([]);
  const page = decoded(renderPage(published));
  const said = new Set([...page.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim()));
  expect(made.filter((text) => text.trim() !== '' && said.has(text.trim()))).toEqual([]);
  expect(page).not.toMatch(/\.example(?!\/")|555\D?555|00[:.,]00|facebook|twitter|instagram|linkedin|© /);
  expect(page).toContain(NO_LISTING);
  // No place stays empty, and no link leads to what is gone.
  expect(page).not.toMatch(/<(address|ul|h2|h3|p|li)[^>]*>\s*<\/\1>/);
  const ids = new Set([...page.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
  const targets = [...page.matchAll(/<a [^>]*href="#([\w-]+)"/g)].map(([, id]) => id);
  expect(targets.filter((id) => !ids.has(id))).toEqual([]);
}

const cases = TEMPLATES.flatMap((template) => LANGUAGES.map((language) => [template, language] as const));

test.each(cases)(
  '$0.id in $1, published as it comes, tells nothing of anybody',
  async (template, language) => {
    const config = await loadFreshWebsite(template, language);
    const made = madeUpBy(config);
    expect(made.length).toBeGreaterThan(3);
    expectNobodys(config, made);
    const full = ADDED_IDS.reduce(withSection, config);
    const { questions, text } = sectionSamples(language);
    expectNobodys(full, [...madeUpBy(full), ...questions.questions.flat(), text.text]);
  },
);

test.each(cases)(
  '$0.id in $1 with the content of each business tells nothing of anybody',
  async (template, language) => {
    const base = await loadFreshWebsite(template, language);
    for (const business of BUSINESSES) {
      const config = withStartingContent(base, await startOf(base, business, language));
      const { name, email } = STARTS[language].businesses[business];
      expectNobodys(config, [...madeUpBy(base), ...madeUpBy(config)]);
      const page = decoded(renderPage(withoutSamples(config)));
      expect([name, email].filter((text) => page.includes(text))).toEqual([]);
    }
  },
);

test('a section of samples alone is hidden whole, with its menu entry; one with a word of one’s own stays', async () => {
  const base = withStartingContent(
    landingBusiness.base,
    await startOf(landingBusiness.base, 'restaurant', 'en'),
  );
  const hidden = withoutSamples(base);
  expect([valueAt(hidden, 'prices.hidden'), valueAt(hidden, 'hours.hidden')]).toEqual([true, true]);
  expect(hidden.prices).toEqual({ ...Object(base.prices), hidden: true, hiddenSample: 'true' });

  const mine = edited(base, { 'prices.items[1].name': 'Goulash', 'prices.items[1].price': '9.50' });
  const shown = withoutSamples(mine);
  expect(valueAt(shown, 'prices.hidden')).toBeUndefined();
  const page = renderPage(shown);
  expect(page).toContain('>Goulash<');
  expect(page.slice(page.indexOf('id="prices"')).match(/<li>/g)).toHaveLength(1);
});

test('what was hidden for want of content is shown as soon as there is some, and not before', () => {
  const hidden = withoutSamples(withSection(landingBusiness.base, 'prices'));
  const still = edited(hidden, { 'prices.title': 'Our prices' });
  expect(withOwnContent(hidden, still, [])).toBe(still);
  const filled = edited(still, { 'prices.items[0].name': 'Bread' });
  const back = withOwnContent(still, filled, []);
  expect([valueAt(back, 'prices.hidden'), valueAt(back, 'prices.hiddenSample')]).toEqual([false, '']);
  expect(renderPage(back)).toContain('<section id="prices"');
  // The visitor’s own decision to hide it stays.
  const off = edited(withSection(landingBusiness.base, 'prices'), { 'prices.hidden': 'true' });
  const written = edited(off, { 'prices.items[0].name': 'Bread' });
  expect(withOwnContent(off, written, [])).toBe(written);
});

test('what is kept on purpose is published, moves with its item, and is a sample again once the text is another’s', async () => {
  const base = withStartingContent(moonlight.base, await startOf(moonlight.base, 'photographer', 'en'));
  const first = samplesOn(base).find(({ place }) => place === 'portfolio.items[0]');
  const phone = samplesOn(base).find(({ place }) => place === 'contact.phone');
  const kept =
    applyPlan(
      base,
      [first, phone].flatMap((sample) => (sample ? keeping(sample) : [])),
    ) ?? base;
  const title = textAt(kept, 'portfolio.items[0].title');
  const page = renderPage(withoutSamples(kept));
  expect(page).toContain(title);
  expect(page).toContain('"telephone":"555.555.0187"');
  expect(page).not.toContain(NO_LISTING);
  const moved = applyPlan(kept, [{ path: 'portfolio.items', typed: '', order: [1, 0, 2] }]) ?? kept;
  expect(samplesOn(moved).map(({ place }) => place)).not.toContain('portfolio.items[1]');
  expect(samplesOn(moved).map(({ place }) => place)).toContain('portfolio.items[0]');
  const other = withStartingContent(kept, await startOf(kept, 'photographer', 'de'));
  expect(samplesOn(other).map(({ place }) => place)).toContain('portfolio.items[0]');
});

describe.each(BUSINESSES)('of a %s, what a visitor types that the website began with', (business) => {
  test.each(TEMPLATES)('is the visitor’s, wherever it stands, in $id', async (template) => {
    const begun = withStartingContent(template.base, await startOf(template.base, business, 'en'));
    const paths = samplesOn(begun).flatMap((sample) => sample.paths);
    // Nobody has these, whoever types them.
    const isNobodys = (path: string) =>
      /\.url$/.test(path) || isSampleContact(textAt(begun, path).trim()) || textAt(begun, path).trim() === '';
    const typed = paths
      .filter((path) => !isNobodys(path))
      .map((path) => ({ path, typed: textAt(begun, path) }));
    expect(typed.length).toBeGreaterThan(10);
    const mine = withOwnContent(begun, applyPlan(begun, typed) ?? begun, typed);
    expect(samplesOn(mine).flatMap((sample) => sample.paths)).toEqual(paths.filter(isNobodys));
    const published = withoutSamples(mine);
    expect(typed.filter((each) => textAt(published, each.path) !== each.typed)).toEqual([]);
  });
});

test('a picture takes away the title and the text that were there for another one, and leaves those of the visitor', async () => {
  const base = withStartingContent(moonlight.base, await startOf(moonlight.base, 'bakery', 'en'));
  const mine = edited(base, { 'portfolio.items[1].title': 'Rye' });
  const after = [0, 1].reduce(
    (config, at) =>
      withOwnContent(config, edited(config, { [`portfolio.items[${at}].thumbnail`]: PICTURE }), []),
    mine,
  );
  const said = (at: number) =>
    ['title', 'description'].map((name) => textAt(after, `portfolio.items[${at}].${name}`));
  const works = startsEn.businesses.bakery.works;
  expect([said(0), said(1), said(2)]).toEqual([['', ''], ['Rye', ''], [...works[2]]]);
  // What describes an offer is true of any picture of it.
  const offer = edited(landingBusiness.base, { 'features.items[0].image': PICTURE });
  expect(withOwnContent(landingBusiness.base, offer, [])).toBe(offer);
});

test('nothing is left off a page of the visitor’s own', () => {
  const own = edited(landingBusiness.base, {
    'header.logoText': 'Crust',
    'footer.phone': '030 123456',
    'footer.email': '',
    'footer.address': '',
    ...Object.fromEntries(
      ['facebook', 'twitter', 'instagram', 'linkedin'].map((name) => [
        `footer.social.${name}.url`,
        'x.com/crust',
      ]),
    ),
  });
  expect(leavingOff(own)).toEqual([]);
  expect(withoutSamples(own)).toBe(own);
  expect(addedSections(own)).toEqual([]);
});
