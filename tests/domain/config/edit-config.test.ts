import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseStoredConfig } from '../../../domain/config/config-schema.ts';
import { editConfig } from '../../../domain/config/edit-config.ts';
import { setAt } from '../../../domain/json/path.ts';
import { exampleConfig } from '../example-site.ts';

const refused = { kind: 'refused' };

describe('paths that can be updated', () => {
  test.each([
    [
      'hero.title.text',
      { ...exampleConfig, hero: { ...(exampleConfig.hero as object), title: { text: 'v' } } },
    ],
    ['header.logoText', { ...exampleConfig, header: { logoText: 'v' } }],
    ['hero.made.up', setAt(exampleConfig, ['hero', 'made', 'up'], 'v')],
    ['benefits.items[99].title', setAt(exampleConfig, ['benefits', 'items', 99, 'title'], 'v')],
    ['globalSettings.primaryColor', setAt(exampleConfig, ['globalSettings', 'primaryColor'], 'v')],
  ])('%s', (path, config) => {
    expect(editConfig(exampleConfig, path, 'v')).toEqual({ kind: 'edited', config, value: 'v' });
  });
});

describe('paths that are refused', () => {
  test.each([
    'nowhere.title',
    'hero',
    'hero.title',
    'hero.button',
    'benefits.items',
    'benefits.items[0]',
    'benefits.items[7]',
    'benefits.items[100].title',
    'benefits.items.title',
    'hero.title.text.deeper',
    'hero.hidden.deeper',
    'features.imageDescription.deeper',
    'globalSettings.title.deeper',
    'globalSettings.embedFont.deeper',
    'hero.title.text[0]',
    '_siteId',
    '_templateId',
    '_structure.sections',
    'hero._private',
    'hero.__proto__.polluted',
    'hero.constructor.prototype.polluted',
    'hero.prototype.x',
    '__proto__.polluted',
    'constructor.prototype.polluted',
    'hero..title',
    '',
    `hero${'.deep'.repeat(80)}`,
  ])('%j', (path) => {
    expect(editConfig(exampleConfig, path, 'v')).toEqual(refused);
  });

  test('hostile paths never reach a prototype', () => {
    const segment = fc.constantFrom(
      '__proto__',
      'constructor',
      'prototype',
      'hero',
      'items',
      '0',
      'polluted',
    );
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 6 }), (segments) => {
        editConfig(exampleConfig, segments.join('.'), 'yes');
        expect(({} as { polluted?: string }).polluted).toBeUndefined();
        expect(([] as { polluted?: string }).polluted).toBeUndefined();
      }),
    );
  });
});

test('the value is converted for its path', () => {
  expect(editConfig(exampleConfig, 'hero.button.url', 'example.com')).toEqual({
    kind: 'edited',
    config: setAt(exampleConfig, ['hero', 'button', 'url'], 'https://example.com'),
    value: 'https://example.com',
  });
});

test('a config is readable and unchanged after any accepted edit', () => {
  const segment = fc.constantFrom(
    'hero',
    'items',
    'title',
    'text',
    'url',
    '0',
    '7',
    'benefits',
    'x-y',
    'Ünïcode',
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 8 }), fc.string({ unit: 'binary' }), (rest, typed) => {
      const result = editConfig(exampleConfig, ['hero', ...rest].join('.'), typed);
      fc.pre(result.kind === 'edited');
      const raw = JSON.stringify(result.config);
      expect(parseStoredConfig(raw)).toEqual(JSON.parse(raw));
    }),
    { numRuns: 500 },
  );
});
