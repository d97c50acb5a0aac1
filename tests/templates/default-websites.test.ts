import { describe, expect, test } from 'vitest';
import { defaultValues } from '../../domain/config/default-values.ts';
import { templates } from '../../templates/templates.ts';
import { nodesOf } from '../spec/structure-outline.ts';

describe.each(templates)('the default website of $id', ({ base }) => {
  const leaves = nodesOf(base._structure).flatMap((node) =>
    'type' in node ? [{ name: node.name, path: 'path' in node ? node.path : '', value: node.default }] : [],
  );

  test('shows everything that can be hidden', () => {
    const switches = leaves.filter(({ name }) => name === 'Visible');
    expect(switches.length).toBeGreaterThan(0);
    expect(switches.filter(({ value }) => value !== true)).toEqual([]);
  });

  test('has no logo image, so that the logo text shows', () => {
    expect(leaves.filter(({ name }) => name === 'Logo Image').map(({ value }) => value)).toEqual(['']);
  });

  test('has the values of its structure', () => {
    const { _templateId, _templateVersion, _structure, ...values } = base;
    expect(values).toEqual(defaultValues(_structure));
  });
});

test('the landing page begins with three benefits and three features', () => {
  const [landing] = templates;
  const lists = nodesOf(landing?.base._structure ?? { globalSettings: { children: [] }, sections: [] });
  const counts = lists.flatMap((node) => ('itemStructure' in node ? [[node.path, node.default.length]] : []));
  expect(Object.fromEntries(counts)).toMatchObject({ 'benefits.items': 3, 'features.items': 3 });
});
