import { describe, expect, test } from 'vitest';
import type { StructureNode } from '../../domain/config/structure.ts';
import { wordsIn } from '../../src/app/load-language.ts';
import { templates } from '../../templates/templates.ts';
import { LANGUAGES } from '../../words/language.ts';

const CODES = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');

describe.each(CODES)('in %s', (code) => {
  test.each(templates)('every name and note of $name has its words', async ({ name, base }) => {
    const { names } = await wordsIn(code);
    const { globalSettings, sections } = base._structure;
    const nodes = [...globalSettings.children, ...sections.flatMap(({ children }) => children)];
    const stored = [name, ...sections.map((section) => section.name), ...nodes.flatMap(textsOfNode)];
    expect(stored.filter((text) => !Object.hasOwn(names, text))).toEqual([]);
  });

  test('no name is translated in two ways', async () => {
    const { names } = await wordsIn(code);
    const tables = await Promise.all(templates.map((template) => template.names[code]()));
    const twice = tables.flatMap((table) =>
      Object.entries(table).filter(([name, translation]) => names[name] !== translation),
    );
    expect(twice).toEqual([]);
  });
});

test('a template whose names cannot be fetched is shown in English, all else in the language', async () => {
  const [first] = templates;
  const { de } = first.names;
  try {
    Object.assign(first.names, { de: () => Promise.reject(new Error('offline')) });
    const { names } = await wordsIn('de');
    expect([names[first.name], names.Title]).toEqual([undefined, 'Titel']);
  } finally {
    Object.assign(first.names, { de });
  }
});

function textsOfNode(node: StructureNode): string[] {
  const below = 'children' in node ? node.children.flatMap(textsOfNode) : [];
  const items = 'itemStructure' in node ? node.itemStructure.map((item) => item.name) : [];
  return [node.name, ...('note' in node && node.note ? [node.note] : []), ...items, ...below];
}
