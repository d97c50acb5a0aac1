import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../../domain/config/load-config.ts';
import { exampleConfig, exampleStructure } from '../example-site.ts';

const fallback = { ...exampleConfig, _templateId: 'fallback' };
const load = (stored: unknown) =>
  loadConfig(typeof stored === 'string' ? stored : JSON.stringify(stored), () => exampleConfig, fallback);

test('empty storage gives the default template without a warning', () => {
  expect(loadConfig(null, () => exampleConfig, fallback)).toEqual({ config: fallback, isUnreadable: false });
});

test('a stored config loads unchanged', () => {
  expect(load(exampleConfig)).toEqual({ config: exampleConfig, isUnreadable: false });
});

test('a template id without a structure gets its template’s structure and default values', () => {
  expect(load({ _templateId: 'landing_business', hero: { title: { text: 'Mine' } } }).config).toEqual({
    ...exampleConfig,
    hero: { ...(exampleConfig.hero as object), title: { text: 'Mine' } },
  });
});

test('a config without a template id stays without', () => {
  expect(load({ _structure: exampleStructure }).config._templateId).toBeUndefined();
});

test.each([undefined, null, ''])('a template id of %j counts as missing', (templateId) => {
  expect(load({ ...exampleConfig, _templateId: templateId }).config).toEqual({
    ...exampleConfig,
    _templateId: undefined,
  });
});

test.each(['gone', 'Not-Known', 'ünknown id'])('an unknown template id is kept: %j', (templateId) => {
  expect(load({ ...exampleConfig, _templateId: templateId })).toEqual({
    config: { ...exampleConfig, _templateId: templateId },
    isUnreadable: false,
  });
});

test('a malformed site id is dropped, and nothing else', () => {
  expect(load({ ...exampleConfig, _siteId: '../x' })).toEqual({ config: exampleConfig, isUnreadable: false });
});

test('the structure of another template version is ignored, whatever its form', () => {
  const older = {
    ...exampleConfig,
    _templateVersion: '0.9.0',
    _structure: { sections: [{ type: 'carousel' }] },
  };
  expect(load(older)).toEqual({ config: exampleConfig, isUnreadable: false });
});

test.each([
  ['a text for a section', { hero: 'x' }],
  ['nothing for a section', { hero: null }],
  ['a list for a section', { header: [1, 2] }],
  ['a text for a list', { benefits: { items: 'abc' } }],
  ['scalars for items', { benefits: { items: [{}, 5] } }],
  ['an object for a text', { hero: { title: { text: { deeper: 'x' } } } }],
])('values that contradict the structure make a config unreadable: %s', (_, values) => {
  expect(load({ ...exampleConfig, ...values })).toEqual({ config: fallback, isUnreadable: true });
});

test('null in a list, as JSON writes a hole, is an empty slot', () => {
  const { config, isUnreadable } = load({
    ...exampleConfig,
    benefits: { items: [null, { title: 'One' }, null] },
  });
  expect([config.benefits, isUnreadable]).toEqual([{ items: [{}, { title: 'One' }, {}] }, false]);
});

test('a config of another version keeps its values and gets the current structure', () => {
  const older = {
    ...exampleConfig,
    _templateVersion: '0.9.0',
    _structure: { ...exampleStructure, sections: [] },
  };
  expect(load({ ...older, hero: { title: { text: 'Mine' } } }).config).toEqual({
    ...exampleConfig,
    hero: { ...(exampleConfig.hero as object), title: { text: 'Mine' } },
  });
});

test('a stored list is kept as it is, not merged with the default list', () => {
  const config = load({ ...exampleConfig, benefits: { items: [{ title: 'Only' }] } }).config;
  expect(config.benefits).toEqual({ items: [{ title: 'Only' }] });
});

test('a structure whose paths do not overlap is accepted', () => {
  const children = [child('a', 'hero.a.text'), child('b', 'hero.a.color'), list(itemField('a', 'a'))];
  expect(load(structureWith(...children)).isUnreadable).toBe(false);
});

describe('unreadable', () => {
  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a scalar', '"hello"'],
    ['null', 'null'],
    ['a template id that is not a string', { _templateId: 7 }],
    ['a structure that is a list', { ...exampleConfig, _structure: [] }],
    [
      'a structure with a node of an unknown type',
      structureWith({ id: 'a', name: 'A', type: 'script', path: 'hero.a' }),
    ],
    [
      'a structure whose path reaches a prototype',
      structureWith({ id: 'a', name: 'A', type: 'text', path: '__proto__.a' }),
    ],
    [
      'a structure with two sections of the same id',
      { ...exampleConfig, _structure: twice(exampleConfig._structure.sections) },
    ],
    [
      'a structure with a section of the id of the global settings',
      { _structure: { globalSettings: { children: [] }, sections: [section('globalSettings')] } },
    ],
    ['two children of the same id', structureWith(child('a', 'hero.a'), child('a', 'hero.b'))],
    [
      'two children of the same id in a group',
      structureWith({ id: 'g', name: 'G', children: [child('a', 'hero.a'), child('a', 'hero.b')] }),
    ],
    ['two fields of the same id in an item', structureWith(list(itemField('a', 'a'), itemField('a', 'b')))],
    [
      'a switch where an object stands',
      structureWith(child('a', 'hero.a.text'), { ...child('b', 'hero.a'), type: 'boolean' }),
    ],
    ['a field where a list stands', structureWith(list(itemField('a', 'a')), child('b', 'hero.items'))],
    ['a list where an object stands', structureWith(list(itemField('a', 'a')), child('b', 'hero.items.b'))],
    [
      'a field where the items of a list are objects',
      structureWith(list(itemField('a', 'a')), child('b', 'hero.items[1]')),
    ],
    ['a structure that reaches the site id', structureWith(child('a', '_siteId'))],
    ['a template id that is too long', { _templateId: 'a'.repeat(201) }],
    ['a constructor', { constructor: { prototype: {} } }],
    ['a prototype key', '{"hero":{"__proto__":{"polluted":true}}}'],
    ['more levels than a config may have', `{"hero":${'{"a":'.repeat(80)}1${'}'.repeat(80)}}`],
    ['a list longer than a config may have', { hero: { items: Array.from({ length: 1001 }, () => ({})) } }],
  ])('%s', (_, stored) => {
    expect(load(stored)).toEqual({ config: fallback, isUnreadable: true });
  });
});

function structureWith(...children: readonly object[]) {
  return {
    _structure: {
      globalSettings: { children: [] },
      sections: [{ id: 'hero', name: 'Hero', editable: true, children }],
    },
  };
}

function section(id: string) {
  return { id, name: 'Hero', editable: true, children: [] };
}

function child(id: string, path: string) {
  return { id, name: id, type: 'text', editable: true, path };
}

function list(...itemStructure: readonly object[]) {
  return { id: 'items', name: 'Item', type: 'array', editable: true, path: 'hero.items', itemStructure };
}

function itemField(id: string, key: string) {
  return { id, name: id, type: 'text', editable: true, pathTemplate: `hero.items[INDEX].${key}` };
}

function twice(sections: readonly object[]) {
  return { globalSettings: { children: [] }, sections: [...sections, ...sections] };
}
