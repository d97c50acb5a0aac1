import { expect, test } from 'vitest';
import { toldOfEdit } from '../../../domain/chat/answers.ts';
import { entriesBelow, leafAt, namesOfPath, wayTo } from '../../../domain/chat/menu.ts';
import { meantFor } from '../../../domain/chat/value-meant.ts';
import type { Config } from '../../../domain/config/config.ts';
import { editConfig } from '../../../domain/config/edit-config.ts';
import { loadConfig } from '../../../domain/config/load-config.ts';
import { PAGE_FIELDS } from '../../../domain/config/page-settings.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { en } from '../../../words/en/en.ts';
import { directionOf, isLanguageCode } from '../../../words/language-tag.ts';
import { nameOfLanguage } from '../../../words/page-language.ts';

const PICTURE = 'https://pictures.example/shop.webp';
const withValue = (config: Config, path: string, typed: string): Config => {
  const result = editConfig(config, path, typed);
  if (result.kind !== 'edited') throw new Error(`${path} was ${result.kind}`);
  return result.config;
};
const offered = (config: Config, ...place: string[]) =>
  entriesBelow(config, place, en).map(({ name }) => name);

test('Page offers its settings, and the descriptions of the pictures that are set', () => {
  const settings = ['Title', 'Description', 'Share Picture', 'Favicon', 'Language', 'Write to us'];
  expect(offered(landingBusiness.base, '_page')).toEqual(settings);
  const pictured = withValue(landingBusiness.base, 'features.image', PICTURE);
  expect(offered(pictured, '_page')).toEqual([...settings, 'Picture Descriptions']);
  expect(offered(pictured, '_page', '_pictures')).toEqual(['Description of Image, in the features']);
  const folio = withValue(moonlight.base, 'portfolio.items[1].thumbnail', PICTURE);
  expect(wayTo(folio, 'portfolio.items[1].thumbnailDescription', en).map(({ name }) => name)).toEqual([
    'Page',
    'Picture Descriptions',
    'Description of Thumbnail (Two who cannot sleep), in the portfolio',
  ]);
});

test('each setting has a name, can be edited by its path, and loads again', () => {
  const full = PAGE_FIELDS.reduce(
    (config, { path }) => withValue(config, path, `${path}!`),
    landingBusiness.base,
  );
  expect(loadConfig(JSON.stringify(full), () => landingBusiness.base, moonlight.base)).toEqual({
    config: full,
    isUnreadable: false,
  });
  expect(PAGE_FIELDS.map(({ path }) => namesOfPath(full, path, en))).toEqual(
    PAGE_FIELDS.map(({ name }) => ['Page', name]),
  );
  expect(editConfig(landingBusiness.base, 'globalSettings.title.text', 'x').kind).toBe('refused');
});

test('a language is chosen and shown by its name, and stored by its code', () => {
  const path = 'globalSettings.language';
  const leaf = leafAt(landingBusiness.base, path, en);
  expect(leaf?.choices).toContain('العربية');
  expect(meantFor(leaf, 'العربية', en)).toEqual({ path, typed: 'العربية' });
  const config = withValue(landingBusiness.base, path, 'العربية');
  expect(config.globalSettings).toMatchObject({ language: 'ar' });
  expect(toldOfEdit(path, 'ar', { config, words: en }).text).toBe('✓ Updated Language to "العربية".');
  expect(withValue(landingBusiness.base, path, ' deutsch ').globalSettings).toMatchObject({ language: 'de' });
  expect(withValue(landingBusiness.base, path, 'pt-BR').globalSettings).toMatchObject({ language: 'pt-BR' });
  expect(['sv', 'constructor', 'de'].map(nameOfLanguage)).toEqual(['sv', 'constructor', 'Deutsch']);
});

test.each([
  ['de', true, 'ltr'],
  ['ar-EG', true, 'rtl'],
  ['zh-Hant-TW', true, 'ltr'],
  ['he', true, 'rtl'],
  ['Klingonisch', false, 'ltr'],
  ['e', false, 'ltr'],
  ['en"><script>', false, 'ltr'],
])('%s is a language code: %s, written %s', (code, isCode, direction) => {
  expect([isLanguageCode(code), directionOf(code)]).toEqual([isCode, direction]);
});
