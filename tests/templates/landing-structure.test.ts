import { describe, expect, it } from 'vitest';
import { getAt, parsePath } from '../../src/domain/path.ts';
import { isGroup, isList, type StructureNode } from '../../src/domain/structure.ts';
import { FONT_NAMES } from '../../templates/fonts.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { type Row, SECTIONS } from './landing-table.ts';

const structure = landingBusiness.base._structure;

describe('the structure of the landing page', () => {
  it('has the sections, names, types and paths of the decisions', () => {
    const rows = structure.sections.map(({ id, name, editable, children }) => [
      id,
      name,
      editable,
      children.map(rowOf),
    ]);
    expect(rows).toEqual(SECTIONS);
  });

  it('has the global settings of the decisions with the defaults of the specification', () => {
    const rows = structure.globalSettings.children.map((leaf) => [
      leaf.name,
      leaf.type,
      leaf.path,
      leaf.default,
    ]);
    expect(rows).toEqual([
      ['Primary Color', 'color', 'globalSettings.primaryColor', '#4a90e2'],
      ['Secondary Color', 'color', 'globalSettings.secondaryColor', '#f8f9fa'],
      ['Text Color', 'color', 'globalSettings.textColor', '#333333'],
      ['Accent Color', 'color', 'globalSettings.accentColor', '#5e72e4'],
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

describe('the base of the landing page', () => {
  it('names its template and version, and nothing of a site', () => {
    expect(landingBusiness.base).toMatchObject({
      _templateId: 'landing_business',
      _templateVersion: '1.0.0',
    });
    expect(landingBusiness.base._siteId).toBeUndefined();
  });

  it('holds the default of every leaf and list at its path', () => {
    const nodes = [
      ...structure.globalSettings.children,
      ...structure.sections.flatMap((section) => section.children),
    ];
    for (const node of nodes.flatMap(leavesOf))
      expect(getAt(landingBusiness.base, parsePath(node.path) ?? [])).toEqual(node.default);
  });

  it('starts with three benefits, three features and four menu items, each with every field', () => {
    const lists = structure.sections.flatMap((section) => section.children).filter(isList);
    expect(lists.map((list) => list.default.length)).toEqual([4, 3, 3]);
    for (const list of lists)
      for (const index of list.default.keys())
        for (const leaf of list.itemStructure) {
          const path = parsePath(leaf.pathTemplate.replace('[INDEX]', `[${index}]`)) ?? [];
          expect(getAt(landingBusiness.base, path), leaf.pathTemplate).toBeTypeOf('string');
        }
  });

  it('is JSON', () => {
    expect(JSON.parse(JSON.stringify(landingBusiness.base))).toEqual(landingBusiness.base);
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
