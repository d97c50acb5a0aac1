import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BUSINESSES } from '../../../domain/choices/businesses.ts';
import type { Config } from '../../../domain/config/config.ts';
import { applyPlan, editConfig } from '../../../domain/config/edit-config.ts';
import { leavesOf } from '../../../domain/config/leaves.ts';
import { BUSINESS_PATH } from '../../../domain/config/page-settings.ts';
import type { Leaf } from '../../../domain/config/structure.ts';
import { isHidden } from '../../../domain/config/visibility.ts';
import { withStartingContent } from '../../../domain/editing/starting-content.ts';
import { isArray, isObject, type Json } from '../../../domain/json/json.ts';
import { getAt, parsePath, setAt } from '../../../domain/json/path.ts';
import { addableIds, isAddedId, withSection } from '../../../domain/sections/added-sections.ts';
import { withBrought } from '../../../domain/sections/brought-sections.ts';
import { ADDED_IDS } from '../../../domain/sections/section-nodes.ts';
import { inOrder } from '../../../domain/sections/start-order.ts';
import { startsAr } from '../../../templates/businesses/ar.ts';
import { startsDe } from '../../../templates/businesses/de.ts';
import { startsEn } from '../../../templates/businesses/en.ts';
import { sectionOrder } from '../../../templates/businesses/section-orders.ts';
import { carriedOver } from '../../../templates/carried-content.ts';
import { adjustedColors } from '../../../templates/check/adjusted-colors.ts';
import { misfits } from '../../../templates/check/misfits.ts';
import { samplesOn, withoutSamples } from '../../../templates/check/samples.ts';
import { highlightOf } from '../../../templates/layouts/highlight.ts';
import { readValues } from '../../../templates/page/values.ts';
import { startOf } from '../../../templates/starting-content.ts';
import { changedPaths } from '../../models/site/changed-paths.ts';
import { TEMPLATES } from '../template-facts.ts';

const COPIES = { en: startsEn, de: startsDe, ar: startsAr } as const;
const LANGUAGES = ['en', 'de', 'ar'] as const;
const HTML_LIMIT = 7500;
/** Names and places of the businesses that the templates come with. */
const FORMER = /Fernhill|Maren|Ashby|Harrow Bay/;

describe.each(TEMPLATES)('%s', (_, { template, own, list }) => {
  const { base } = template;
  const start = (business: (typeof BUSINESSES)[number], language: keyof typeof COPIES) =>
    startOf(base, business, language);
  const cases = LANGUAGES.flatMap((language) => BUSINESSES.map((business) => [language, business] as const));

  it.each(cases)('starts in %s with content for a %s', async (language, business) => {
    const content = await start(business, language);
    const config = withStartingContent(base, content);
    const page = template.render(config);
    // A visitor who added its sections could have typed it all.
    const begun = inOrder(
      withBrought(setAt(base, parsePath(BUSINESS_PATH) ?? [], business) as Config, content.sections ?? []),
      content.order ?? [],
    );
    const empty = withMenuOf(config, begun);
    const typed = Object.keys(changedPaths(empty, config)).reduce<Config>((edited, path) => {
      const result = editConfig(edited, path, getAt(config, parsePath(path) ?? []) as string);
      expect(result.kind, path).toBe('edited');
      return result.kind === 'edited' ? result.config : edited;
    }, empty);
    expect(changedPaths(typed, config)).toEqual({});
    expect(misfits(config)).toEqual([]);
    expect(adjustedColors(config)).toEqual([]);
    expect(page).toContain(COPIES[language].businesses[business].name.replaceAll('&', '&amp;'));
    expect(page.match(FORMER)).toBeNull();
    expect(page).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(gzipSync(page).length).toBeLessThanOrEqual(HTML_LIMIT);
  });

  it('leaves of another business nothing to read', async () => {
    for (const [language, business] of cases) {
      const [other, next] = [await start('bakery', 'en'), await start(business, language)];
      if (business === 'bakery' && language === 'en') continue;
      const said = new Set(textsIn(other.over).filter((text) => /\S \S+ \S/.test(text)));
      const left = textsIn(withStartingContent(withStartingContent(base, other), next)).filter((text) =>
        said.has(text),
      );
      expect(left, `${language} ${business}`).toEqual([]);
    }
  });

  it('keeps what is the visitor’s own, and gives sections that had colors of their own the new ones', async () => {
    const colored = Object.keys(base)
      .filter((id) => isObject(base[id]) && 'textColor' in Object(base[id]))
      .reduce<Config>((config, id) => setAt(config, [id, 'textColor'], '#ff00ff') as Config, base);
    const before = own.reduce<Config>(
      (config, [path, value]) => setAt(config, parsePath(path) ?? [], value) as Config,
      colored,
    );
    const after = withStartingContent(before, await start('yoga', 'de'));
    const valueNow = (path: string) => {
      const value = getAt(after, parsePath(path) ?? []);
      // What the business brings stands among the sections that the visitor ordered.
      const isOwn = (id: string) => base._structure.sections.some((section) => section.id === id);
      return path.endsWith('.sectionOrder') ? String(value).split(',').filter(isOwn).join() : value;
    };
    expect(own.map(([path]) => [path, valueNow(path)])).toEqual(own);
    expect(adjustedColors(after)).toEqual([]);
    expect(template.render(after)).not.toContain('#ff00ff');
  });

  it.each(cases)(
    'brings in %s what the customers of a %s look for, before what ends the page',
    async (...one) => {
      const [language, business] = one;
      const config = withStartingContent(base, await start(business, language));
      const own = base._structure.sections.map(({ id }) => id);
      const brought = Object.keys(COPIES[language].sections[business]).filter(
        (id) => id !== 'gallery' || own.includes('cta'),
      );
      const at = own.indexOf(own.includes('cta') ? 'cta' : 'contact');
      const order = sectionOrder(business);
      const placed = [...own.slice(2, at), ...brought].toSorted(
        (id, other) => order.indexOf(id) - order.indexOf(other),
      );
      const expected = [...own.slice(0, 2), ...placed, ...own.slice(at)];
      expect(brought.length).toBeGreaterThan(0);
      expect(config._structure.sections.map(({ id }) => id)).toEqual(expected);
      const drawn = [...template.render(config).matchAll(/<section id="(\w+)"/g)].map(([, id]) => id);
      // A gallery without a picture is drawn empty.
      expect(drawn.filter((id) => brought.includes(id ?? ''))).toEqual(
        expected.filter((id) => brought.includes(id)),
      );
      // Hours, prices and people are made up; the answers and the sentence of the business are claims.
      const samples = samplesOn(config);
      const listed = brought.filter((id) => samples.some(({ place }) => place.startsWith(`${id}.`)));
      expect(listed).toEqual(brought);
      const honest = withoutSamples(config);
      expect(samplesOn(honest)).toEqual([]);
      expect(brought.filter((id) => !isHidden(honest, id))).toEqual([]);
      expect(highlightOf(readValues(config, base), ['text'])).toBe('text');
    },
  );

  it('lets the sections of one business go with it, but none that the visitor added or wrote in', async () => {
    const bakery = withStartingContent(base, await start('bakery', 'en'));
    const lawyer = await start('lawyer', 'de');
    const after = withStartingContent(bakery, lawyer);
    const { sections } = withStartingContent(base, lawyer)._structure;
    expect(after._structure.sections).toEqual(sections);
    expect([after.hours, after.questions]).toEqual([undefined, withStartingContent(base, lawyer).questions]);

    const written = applyPlan(withSection(bakery, 'legal'), [
      { path: 'hours.items[0].hours', typed: '6 – 18' },
    ]);
    const kept = withStartingContent(written ?? bakery, lawyer);
    expect([kept.hours, kept.legal]).toEqual([written?.hours, written?.legal]);
    expect(kept._structure.sections.map(({ id }) => id).toSorted()).toEqual(
      [...sections.map(({ id }) => id), 'hours', 'legal'].toSorted(),
    );
  });

  it('fits a site whose lists are shorter or longer, and one that has lost its values', async () => {
    const path = parsePath(list) ?? [];
    const items = getAt(base, path);
    const expected = getAt(withStartingContent(base, await start('shop', 'en')), path);
    for (const other of [[], [...(isArray(items) ? items : []), ...(isArray(items) ? items : [])]]) {
      const after = withStartingContent(setAt(base, path, other) as Config, await start('shop', 'en'));
      expect(textsIn(getAt(after, path))).toEqual(textsIn(expected));
    }
    const bare = { _templateId: template.id, _structure: base._structure };
    expect(template.render(withStartingContent(bare, await start('shop', 'en')))).toContain(
      'Fig &amp; Paper',
    );
  });
});

/** A website with as many entries in its menu as another one. */
function withMenuOf(config: Config, website: Config): Config {
  const path = ['header', 'menuItems'];
  const [wanted, items] = [getAt(config, path), getAt(website, path)];
  const length = isArray(wanted) ? wanted.length : 0;
  return setAt(website, path, isArray(items) ? items.slice(0, length) : []) as Config;
}

function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (isArray(value)) return value.flatMap(textsIn);
  return isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => (key.startsWith('_') ? [] : textsIn(inner)))
    : [];
}

/** The text, picture or address that a visitor gives a field, told from that of every other field. */
function ownValue({ type }: Leaf, at: number): string {
  if (type === 'url') return `https://own-${at}.example/`;
  if (type === 'image') return `https://own.example/${at}.png`;
  return type === 'text' ? `Own words ${at}` : '';
}

/** A website whose every field for texts, pictures and addresses has a value of the visitor, and these by their path. */
function ownedBy(config: Config): { readonly config: Config; readonly own: ReadonlyMap<string, string> } {
  const own = new Map<string, string>();
  let owned = config;
  for (const [at, leaf] of leavesOf(config).entries()) {
    const value = ownValue(leaf, at);
    if (value === '' || !leaf.editable) continue;
    own.set(leaf.path, value);
    owned = setAt(owned, parsePath(leaf.path) ?? [], value) as Config;
  }
  return { config: owned, own };
}

describe('another template for the content of a business', () => {
  const [[, { template: landing }], [, { template: portfolio }]] = TEMPLATES as [
    (typeof TEMPLATES)[number],
    (typeof TEMPLATES)[number],
  ];
  const settingsOf = (config: Config) => config.globalSettings as Readonly<Record<string, Json>>;

  it('keeps the kind of business and its fonts, and takes its colors for the other look', async () => {
    const bakery = withStartingContent(landing.base, await startOf(landing.base, 'bakery', 'en'));
    const { config } = carriedOver(bakery, portfolio.base);
    const begun = withStartingContent(portfolio.base, await startOf(portfolio.base, 'bakery', 'en'));
    const { title: _t, description: _d, ...kept } = settingsOf(begun);
    expect(settingsOf(config)).toEqual(kept);
    expect(settingsOf(carriedOver(config, landing.base).config)).toMatchObject({
      business: 'bakery',
      primaryColor: settingsOf(bakery).primaryColor,
      fontFamily: settingsOf(bakery).fontFamily,
    });
  });

  it.each(
    BUSINESSES.flatMap((business) => [
      { business, before: landing, after: portfolio },
      { business, before: portfolio, after: landing },
    ]),
  )('has each value that was given a $business in $before.name, or names it', async (each) => {
    const contentIn = async ({ base }: typeof landing) =>
      withStartingContent(base, await startOf(base, each.business, 'en'));
    const begun = ADDED_IDS.reduce(
      (config, id) => (addableIds(config).includes(id) ? withSection(config, id) : config),
      await contentIn(each.before),
    );
    const { config, own } = ownedBy(begun);
    const { config: carried, left } = carriedOver(config, await contentIn(each.after));
    const there = JSON.stringify(carried);
    const isNamed = (path: string) =>
      [...left.keys()].some((named) => path === named || path.startsWith(named));
    const lost = [...own].filter(([path, value]) => !there.includes(value) && !isNamed(path));
    expect(lost).toEqual([]);
    // What is given in a section that every template can have is never left behind.
    const isAdded = ([path]: readonly [string, string]) => isAddedId(path.split(/[.[]/)[0] ?? '');
    expect([...own].filter(isAdded).filter(([, value]) => !there.includes(value))).toEqual([]);
  });

  it('leaves the colors of the template where the visitor chose others', async () => {
    const bakery = withStartingContent(landing.base, await startOf(landing.base, 'bakery', 'en'));
    const own = setAt(bakery, ['globalSettings', 'accentColor'], '#123456');
    const { config } = carriedOver(own, portfolio.base);
    const { primaryColor, accentColor } = settingsOf(portfolio.base);
    expect(settingsOf(config)).toMatchObject({ business: 'bakery', primaryColor, accentColor });
  });
});
