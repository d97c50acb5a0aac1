import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../server/settings.ts';

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8');
const text = read('docs/testing.md');

/** The lines of a text without their indentation. */
const linesOf = (part: string) =>
  part
    .trim()
    .split('\n')
    .map((line) => line.trim());

test('the seven lines of docs/testing.md are in the files that they name, which run them', () => {
  const blocks = [...text.matchAll(/^```ts\n\/\/ (\S+)\n([^`]+)```$/gm)].map(([, path = '', code = '']) => ({
    path,
    parts: code.split('// …\n').map(linesOf),
  }));
  expect(blocks.map(({ path }) => path)).toEqual([
    'machines/dialogs/report.machine.ts',
    'tests/models/dialogs/report.ts',
    'tests/models/dialogs/report.screen.ts',
  ]);
  expect(blocks.flatMap(({ parts }) => parts.flat())).toHaveLength(7);
  for (const { path, parts } of blocks) {
    const file = linesOf(read(path)).join('\n');
    expect(parts.map((part) => part.join('\n')).filter((part) => !file.includes(part))).toEqual([]);
  }
});

test('the folders, scripts and files that docs/testing.md names exist', () => {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');
  const { scripts } = JSON.parse(read('package.json'));
  expect(all(/npm run ([\w:]+)/g).filter((script) => !(script in scripts))).toEqual([]);
  const files = [
    ...all(/\]\((?!https:)([^)#]+)\)/g).map((path) => `docs/${path}`),
    ...all(/`(tests\/[\w./-]+(?:\.ts|\/))`/g),
  ];
  expect(files.filter((path) => !existsSync(join(PROJECT_ROOT, path)))).toEqual([]);
});
