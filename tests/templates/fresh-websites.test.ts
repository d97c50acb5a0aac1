import { describe, expect, test } from 'vitest';
import type { Config } from '../../domain/config/config.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import {
  beginningOf,
  freshWebsite,
  isDefaultWebsite,
  loadFreshWebsites,
} from '../../templates/fresh-websites.ts';
import { templates } from '../../templates/templates.ts';
import type { LanguageCode } from '../../words/language.ts';
import { nodesOf } from '../spec/structure-outline.ts';

/** The texts of a website that are written for people to read, also those in lists. */
const sentencesOf = ({ _structure, ...values }: Config) =>
  [...JSON.stringify(values).matchAll(/"[^"]*"/g)].flatMap(([text]) =>
    text.split(' ').length > 4 ? text : [],
  );

/** The paths of a website's fields, and of the items of its lists. */
const outline = (config: Config) =>
  nodesOf(config._structure).map((node) => [
    node.name,
    'path' in node ? node.path : '',
    'itemStructure' in node ? node.default.length : 0,
  ]);

describe.each<LanguageCode>(['de', 'ar'])('a new website in %s', (language) => {
  test.each(templates)('of $id has the fields and items of the English one', async (template) => {
    const own = freshWebsite(await loadFreshWebsites(language), template.id);
    expect(outline(own)).toEqual(outline(template.base));
  });

  test.each(templates)('of $id says nothing in English', async (template) => {
    const own = freshWebsite(await loadFreshWebsites(language), template.id);
    const english = sentencesOf(template.base);
    expect(english.length).toBeGreaterThan(5);
    expect(english.filter((text) => sentencesOf(own).includes(text))).toEqual([]);
  });

  test.each(templates)('of $id names its language', async (template) => {
    const { globalSettings, ...english } = template.base;
    const own = freshWebsite(await loadFreshWebsites(language), template.id);
    expect(own.globalSettings).toEqual({ ...(globalSettings as JsonObject), language });
    expect(Object.keys(own).sort()).toEqual(Object.keys({ globalSettings, ...english }).sort());
  });

  test.each(templates)('of $id is untouched until something is changed', async (template) => {
    const fresh = await loadFreshWebsites(language);
    const own = freshWebsite(fresh, template.id);
    expect(isDefaultWebsite(own, fresh)).toBe(true);
    expect(isDefaultWebsite({ ...own, _siteId: 'a' }, fresh)).toBe(false);
    // A website that began in English is still as it began after a change of the language.
    expect(isDefaultWebsite(template.base, fresh)).toBe(true);
    expect([beginningOf(own, fresh), beginningOf(template.base, fresh)]).toEqual([own, template.base]);
  });
});

test('in English the new websites are the bases of the templates', async () => {
  const fresh = await loadFreshWebsites('en');
  expect(templates.map(({ id }) => freshWebsite(fresh, id))).toEqual(templates.map(({ base }) => base));
  expect(freshWebsite(fresh)).toEqual(templates[0]?.base);
});
