import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../server/settings.ts';

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8');
const markdownIn = (folder: string) =>
  readdirSync(join(PROJECT_ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** The matches of a pattern's first group. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

// Not those that a run makes: tests/.artifacts and bench/results.
const PATH =
  /`((?:src|machines|charts|inspector|templates|server|tests|docs|bench)\/(?!\.artifacts|results)[\w./-]+)`/g;

describe.each(['.', 'docs', 'machines'].flatMap(markdownIn))('what %s names exists', (document) => {
  const text = read(document);
  const isThere = (path: string) => existsSync(join(PROJECT_ROOT, path));

  test('its links', () => {
    const linked = all(text, /\]\(([^)#]+)[^)]*\)/g).filter((path) => !path.startsWith('https:'));
    expect(linked.filter((path) => !isThere(join(dirname(document), path)))).toEqual([]);
  });

  test('its headings that are linked', () => {
    for (const [, path = '', heading = ''] of text.matchAll(/\]\(([^)#]*)#([^)]+)\)/g)) {
      const headings = all(read(path === '' ? document : join(dirname(document), path)), /^#+ (.+)$/gm);
      expect(headings.map((each) => each.toLowerCase().replaceAll(' ', '-'))).toContain(heading);
    }
  });

  test('its paths of this project', () => {
    expect(all(text, PATH).filter((path) => !isThere(path))).toEqual([]);
  });

  test('its scripts', () => {
    const { scripts } = JSON.parse(read('package.json'));
    expect(all(text, /npm run ([\w:-]+)/g).filter((script) => !(script in scripts))).toEqual([]);
  });
});

test('docs/settings.md has every variable of .env with its default', () => {
  const rows = [
    ...read('docs/settings.md').matchAll(/^\| `(\w+)` \| (?:`([^`]+)`|none|the key in `.env`) \|/gm),
  ];
  const { VITE_SUPABASE_ANON_KEY, ...defaults } = parseEnv(read('.env'));
  expect(Object.fromEntries(rows.map(([, name, value = '']) => [name, value]))).toEqual({
    ...defaults,
    VITE_SUPABASE_ANON_KEY: '',
  });
});
