import { describe, expect, it } from 'vitest';
import { isGroup, isList, type StructureNode } from '../../domain/config/structure.ts';
import { getAt, parsePath } from '../../domain/json/path.ts';
import { FONT_NAMES } from '../../templates/fonts/font-names.ts';
import type { Row } from './structure-rows.ts';
import { TEMPLATES } from './template-facts.ts';

describe.each(TEMPLATES)('the structure of %s', (_, { template, sections, colors }) => {
  const structure = template.base._structure;

  it('has the sections, names, types and paths of the decisions', () => {
    const rows = structure.sections.map(({ id, name, editable, children }) => [
      id,
      name,
      editable,
      children.map(rowOf),
    ]);
    expect(rows).toEqual(sections);
  });

  it('has the global settings of the decisions with the defaults of the specification', () => {
    const rows = structure.globalSettings.children.map((leaf) => [
      leaf.name,
      leaf.type,
      leaf.path,
      leaf.default,
    ]);
    expect(rows).toEqual([
      ['Primary Color', 'color', 'globalSettings.primaryColor', colors[0]],
      ['Secondary Color', 'color', 'globalSettings.secondaryColor', colors[1]],
      ['Text Color', 'color', 'globalSettings.textColor', colors[2]],
      ['Accent Color', 'color', 'globalSettings.accentColor', colors[3]],
      ['Font Family', 'text', 'globalSettings.fontFamily', 'Open Sans'],
    ]);
    expect(structure.globalSettings.children.at(-1)?.choices).toEqual(FONT_NAMES);
  });

  it('leaves colours and images of the sections empty, and shows what can be hidden', () => {
    const leaves = structure.sections.flatMap((section) => section.children).flatMap(leavesOf);
    for (const leaf of leaves.filter(({ type }) => type === 'color' || type === 'image'))
      expect(leaf.default).toBe('');
    for (const leaf of leaves.filter(({ type }) => type === 'boolean')) expect(leaf.default).toBe(true);
    for (const leaf of leaves.filter(({ type }) => type === 'text' || type === 'url'))
      expect(leaf.default).not.toBe('');
  });

  it('has ids that differ among siblings and can be menu places', () => {
    const siblings = (nodes: readonly StructureNode[]): void => {
      const ids = nodes.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/);
      for (const node of nodes) if (isGroup(node)) siblings(node.children);
    };
    siblings(structure.globalSettings.children);
    for (const section of structure.sections) siblings(section.children);
  });
});

describe.each(TEMPLATES)('the base of %s', (name, { template, listLengths }) => {
  const { base } = template;

  it('names its template and version, and nothing of a site', () => {
    expect(template.name).toBe(name);
    expect(base).toMatchObject({ _templateId: template.id, _templateVersion: '1.0.0' });
    expect(base._siteId).toBeUndefined();
  });

  it('holds the default of every leaf and list at its path', () => {
    const nodes = [
      ...base._structure.globalSettings.children,
      ...base._structure.sections.flatMap((section) => section.children),
    ];
    for (const node of nodes.flatMap(leavesOf))
      expect(getAt(base, parsePath(node.path) ?? [])).toEqual(node.default);
  });

  it('starts with lists whose items have every field', () => {
    const lists = base._structure.sections.flatMap((section) => section.children).filter(isList);
    expect(lists.map((list) => list.default.length)).toEqual(listLengths);
    for (const list of lists)
      for (const index of list.default.keys())
        for (const leaf of list.itemStructure) {
          const path = parsePath(leaf.pathTemplate.replace('[INDEX]', `[${index}]`)) ?? [];
          expect(typeof getAt(base, path), leaf.pathTemplate).toBe(typeof leaf.default);
        }
  });

  it('is JSON', () => {
    expect(JSON.parse(JSON.stringify(base))).toEqual(base);
  });
});

function rowOf(node: StructureNode): Row {
  expect(node.editable).toBe(true);
  if (isGroup(node)) return [node.name, node.children.map(rowOf)];
  if (!isList(node)) return [node.name, node.type, node.path];
  const items = node.itemStructure.map((leaf) => [leaf.name, leaf.type, leaf.pathTemplate] as const);
  return [node.name, 'array', node.path, items];
}

function leavesOf(node: StructureNode): Exclude<StructureNode, { children: unknown }>[] {
  return isGroup(node) ? node.children.flatMap(leavesOf) : [node];
}
