import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { carriedRight, onFirstPublish } from '../../../domain/config/config.ts';
import {
  type FileRefusal,
  readWebsiteFile,
  slugOf,
  websiteFile,
} from '../../../domain/storage/website-file.ts';
import { exampleConfig, exampleStructure } from '../example-site.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
const SAVED_AT = Date.parse('2025-06-01T09:30:00Z');
const RIGHT = { siteId: 'site-abc1234', secret: 'a'.repeat(32) };
const details = { savedAt: SAVED_AT };
const templates = {
  has: (id: string) => id === 'landing_business' || id === 'moonlight',
  baseFor: () => exampleConfig,
};
const read = (text: string) => readWebsiteFile(text, templates);
/** A valid file with `changes` applied; `text` then rewrites its JSON. */
const altered = (changes: object, text = (json: string) => json) =>
  text(JSON.stringify({ ...JSON.parse(websiteFile(exampleConfig, details)), ...changes }));
const withConfig = (changes: object) => altered({ config: { ...exampleConfig, ...changes } });

const present = { ...exampleConfig, hero: { title: { text: 'Mine "✓" \u2028 </script>' } } };
const published = { ...present, _siteId: RIGHT.siteId, [onFirstPublish]: () => undefined };

test('a file names its format, and holds nothing private unless it carries the right', () => {
  const file = JSON.parse(websiteFile(published, details));
  expect(file).toEqual({
    format: 'parley-website',
    formatVersion: 1,
    savedAt: '2025-06-01T09:30:00.000Z',
    appVersion: version,
    config: present,
  });
});

test('a saved website opens as it was, without a site id', () => {
  expect(read(websiteFile(published, details))).toEqual({
    kind: 'site',
    savedAt: SAVED_AT,
    config: { ...exampleConfig, hero: { ...(exampleConfig.hero as object), ...present.hero } },
  });
});

test('a file with the right opens as its site, and no value contains the secret', () => {
  const opened = read(websiteFile(published, { ...details, right: RIGHT }));
  if (opened.kind !== 'site') throw new Error('It was refused');
  expect(opened.config._siteId).toBe(RIGHT.siteId);
  expect(opened.config[carriedRight]).toEqual(RIGHT);
  expect(JSON.stringify(opened)).not.toContain(RIGHT.secret);
});

test('a site id in a file without the right is dropped; in a file with it, the right decides', () => {
  expect(read(withConfig({ _siteId: 'site-abc1234' }))).not.toHaveProperty('config._siteId');
  const config = { ...exampleConfig, _siteId: 'site-zzz9999' };
  expect(read(altered({ config, right: RIGHT }))).toHaveProperty('config._siteId', RIGHT.siteId);
});

test('a file opens although its time of saving is missing or malformed', () => {
  for (const savedAt of [undefined, 'yesterday', 5, null])
    expect(read(altered({ savedAt }))).toMatchObject({ kind: 'site', savedAt: undefined });
});

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const good = websiteFile(exampleConfig, details);

test('a structure whose paths do not overlap is accepted', () => {
  const children = [child('a', 'hero.a.text'), child('b', 'hero.a.color'), list([itemField('a', 'a')])];
  expect(read(withChildren(children))).toMatchObject({ kind: 'site' });
});

test.each<[FileRefusal, string, string]>([
  ['notJson', 'an empty file', ''],
  ['notJson', 'half a file', good.slice(0, good.length / 2)],
  ['notJson', 'a page', '<!DOCTYPE html><title>Hi</title>'],
  [
    'notJson',
    'a page with a website in it',
    `<!DOCTYPE html><script type="application/json">${good}</script>`,
  ],
  ['notJson', 'two files', good + good],
  ['notJson', 'bytes of a picture', '\u0089PNG\r\n\u001a\n\0\0'],
  ['foreign', 'null', 'null'],
  ['foreign', 'a list', `[${good}]`],
  ['foreign', 'a text', '"parley-website"'],
  ['foreign', 'the JSON of another program', '{"name":"site","version":1}'],
  ['foreign', 'a bare config', JSON.stringify(exampleConfig)],
  ['foreign', 'no format version', altered({ formatVersion: undefined })],
  ['foreign', 'a format version that is a string', altered({ formatVersion: '2' })],
  ['foreign', 'a negative format version', altered({ formatVersion: -1 })],
  ['newer', 'a newer format', altered({ formatVersion: 7, config: { all: 'different' } })],
  [
    'unsafeName',
    'a prototype',
    altered({}, (json) => json.replace('"config":{', '"config":{"__proto__":{"x":1},')),
  ],
  ['unsafeName', 'a prototype below', withConfig({ hero: JSON.parse('{"title":{"__proto__":{}}}') })],
  ['unsafeName', 'a prototype beside', altered({}, (json) => json.replace('{', '{"__proto__":{},'))],
  [
    'unsafeName',
    'a prototype in the right',
    altered({ right: RIGHT }, (json) => json.replace('"right":{', '"right":{"__proto__":{},')),
  ],
  ['unsafeName', 'a constructor', withConfig({ constructor: { prototype: {} } })],
  ['tooDeep', 'too many levels', withConfig({ hero: JSON.parse(deep(80)) })],
  [
    'tooDeep',
    'a million levels',
    altered({}, (json) => json.replace('"config":{', `"config":{"z":${'['.repeat(1e6)}${']'.repeat(1e6)},`)),
  ],
  ['tooLong', 'a list that is too long', withConfig({ benefits: { items: Array(1001).fill({}) } })],
  ['badRight', 'a malformed secret', altered({ right: { ...RIGHT, secret: 'short' } })],
  [
    'badRight',
    'a secret that would break a header',
    altered({ right: { ...RIGHT, secret: `${'a'.repeat(30)}\r\nX: y` } }),
  ],
  ['badRight', 'a right with a malformed site id', altered({ right: { ...RIGHT, siteId: '../site' } })],
  ['badRight', 'half a right', altered({ right: { siteId: RIGHT.siteId } })],
  ['badRight', 'a right that is null', altered({ right: null })],
  ['unknownTemplate', 'another template', withConfig({ _templateId: 'winter-sale' })],
  ['unknownTemplate', 'a template id that every object inherits', withConfig({ _templateId: 'toString' })],
  ['misfit', 'no config', altered({ config: undefined })],
  ['misfit', 'a config that is a list', altered({ config: [] })],
  ['misfit', 'a template id that is a number', withConfig({ _templateId: 5 })],
  ['misfit', 'a template id that is too long', withConfig({ _templateId: 'a'.repeat(201) })],
  ['misfit', 'a text for a section', withConfig({ hero: 'x' })],
  ['misfit', 'an object for a text', withConfig({ hero: { title: { text: { deeper: 1 } } } })],
  ['misfit', 'a malformed structure', withConfig({ _structure: { sections: 5 } })],
  [
    'misfit',
    'a structure that reaches a prototype',
    withConfig({ _structure: structureWith('__proto__.x') }),
  ],
  ['misfit', 'two sections of the same id', withConfig({ _structure: twice(exampleStructure) })],
  [
    'misfit',
    'a section with the id of the global settings',
    withConfig({ _structure: withSections([{ ...section('globalSettings'), children: [] }]) }),
  ],
  ['misfit', 'two children of the same id', withChildren([child('a', 'hero.a'), child('a', 'hero.b')])],
  [
    'misfit',
    'two children of the same id in a group',
    withChildren([
      { id: 'g', name: 'G', editable: true, children: [child('a', 'hero.a'), child('a', 'hero.b')] },
    ]),
  ],
  [
    'misfit',
    'two fields of the same id in an item',
    withChildren([list([itemField('a', 'a'), itemField('a', 'b')])]),
  ],
  [
    'misfit',
    'a switch where an object stands',
    withChildren([child('a', 'hero.a.text'), { ...child('b', 'hero.a'), type: 'boolean' }]),
  ],
  [
    'misfit',
    'a field where a list stands',
    withChildren([list([itemField('a', 'a')]), child('b', 'hero.items')]),
  ],
  [
    'misfit',
    'a list where an object stands',
    withChildren([list([itemField('a', 'a')]), child('b', 'hero.items.b')]),
  ],
  [
    'misfit',
    'a field where the items of a list are objects',
    withChildren([list([itemField('a', 'a')]), child('b', 'hero.items[1]')]),
  ],
  ['misfit', 'a structure that reaches the site id', withConfig({ _structure: structureWith('_siteId') })],
])('refused as %s: %s', (refusal, _, text) => {
  expect(read(text)).toEqual({ kind: 'refused', refusal });
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

function structureWith(path: string) {
  return withSections([{ ...section('hero'), children: [child('a', path)] }]);
}

function withSections(sections: readonly object[]) {
  return { ...exampleStructure, sections };
}

function twice({ globalSettings, sections }: typeof exampleStructure) {
  return { globalSettings, sections: [...sections, ...sections] };
}

/** A file whose structure has one section with some children. */
function withChildren(children: readonly object[]) {
  return altered({ config: { _structure: withSections([{ ...section('hero'), children }]) } });
}

function section(id: string) {
  return { id, name: 'Hero', editable: true };
}

function child(id: string, path: string) {
  return { id, name: id, type: 'text', editable: true, path };
}

function list(itemStructure: readonly object[]) {
  return { id: 'items', name: 'Item', type: 'array', editable: true, path: 'hero.items', itemStructure };
}

function itemField(id: string, key: string) {
  return { id, name: id, type: 'text', editable: true, pathTemplate: `hero.items[INDEX].${key}` };
}

test.each([
  ['Fernhill Home Repair – Small repairs, done right', 'fernhill-home-repair-small-repairs-done-right'],
  ['  Crème Brûlée & Œuvre ', 'creme-brulee-uvre'],
  ['Maren’s page', 'marens-page'],
  ['../../etc/passwd', 'etc-passwd'],
  ['CON.html\0', 'con-html'],
  ['مخبز الفجر', ''],
  ['', ''],
  [`${'a'.repeat(59)}-b`, 'a'.repeat(59)],
])('the file of %j is called %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
