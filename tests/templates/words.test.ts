import { afterAll, expect, test, vi } from 'vitest';
import type { Config } from '../../domain/config/config.ts';
import type { StructureNode } from '../../domain/config/structure.ts';

const TABLES = [
  '../../words/stored-names.ts',
  ...['landing-business', 'moonlight'].flatMap((folder) =>
    ['copy', 'names/en', 'page-words'].map((file) => `../../templates/${folder}/${file}.ts`),
  ),
  '../../words/page-words.ts',
];

// Other words, each text in brackets: a text without them is in no table. The modules are those of this file alone.
vi.resetModules();
for (const table of TABLES)
  vi.doMock(table, async (original: () => Promise<unknown>) => inBrackets(await original()) as object);
const { templates } = await import('../../templates/templates.ts');
const { loadPages, renderPage } = await import('../../templates/pages.ts');
await loadPages();
afterAll(() => {
  for (const table of TABLES) vi.doUnmock(table);
  vi.resetModules();
});

test.each(templates)(
  'every name and note of the menu of $id comes from the table of words',
  ({ name, base }) => {
    const { globalSettings, sections } = base._structure;
    const nodes = [...globalSettings.children, ...sections.flatMap(({ children }) => children)];
    const texts = [name, ...sections.map((section) => section.name), ...nodes.flatMap(textsOfNode)];
    expect(texts.filter(isOutsideTable)).toEqual([]);
  },
);

test.each(templates)('every word of a new $id page comes from the table of words', ({ base }) => {
  expect(textsOfPage(renderPage(base)).filter(isOutsideTable)).toEqual([]);
});

test.each(templates)('so does what a $id page says where a visitor has said nothing', ({ base }) => {
  const texts = textsOfPage(renderPage(silenced(base)));
  expect(texts.filter(isOutsideTable)).toEqual([]);
  expect(texts).toContain('[Welcome]');
});

function inBrackets(words: unknown): unknown {
  if (typeof words === 'string') return `[${words}]`;
  if (typeof words === 'function') return (...values: unknown[]) => inBrackets(words(...values));
  if (Array.isArray(words)) return words.map(inBrackets);
  return Object.fromEntries(Object.entries(Object(words)).map(([key, word]) => [key, inBrackets(word)]));
}

function isOutsideTable(text: string): boolean {
  return /[A-Za-z]/.test(text.replaceAll(/\[[^[\]]*\]/g, ''));
}

function textsOfNode(node: StructureNode): string[] {
  const below = 'children' in node ? node.children.flatMap(textsOfNode) : [];
  const items = 'itemStructure' in node ? node.itemStructure.map((item) => item.name) : [];
  return [node.name, ...('note' in node && node.note ? [node.note] : []), ...items, ...below];
}

/** What a page shows, and what it says to screen readers and search engines. */
function textsOfPage(page: string): string[] {
  const [, said = ''] = page.split('</style>');
  const shown = said.replaceAll(/<!--[\s\S]*?-->/g, '').split(/<[^>]*>/);
  const named = [
    ...page.matchAll(/(?:alt|aria-label|(?:name="description"|property="og:title") content)="([^"]*)"/g),
  ];
  return [...shown, ...named.map(([, text = '']) => text)].filter((text) => text.trim() !== '');
}

/** A config in which every text is empty. */
function silenced(base: Config): Config {
  return JSON.parse(JSON.stringify(base), (key, value) =>
    typeof value === 'string' && !key.startsWith('_') && key !== 'id' ? '' : value,
  );
}
