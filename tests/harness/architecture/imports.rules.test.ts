import { describe, expect, test } from 'vitest';
import { AREAS, FLOORS } from './areas.ts';
import { IMPORT_RULES } from './imports.rules.ts';
import { breachesOf } from './rule-test.ts';

describe('an area imports only its allowed areas', () => {
  const name = 'an area imports only its allowed areas';

  test.each([
    ['domain/json/path.ts', 'templates/markup/html.ts'],
    ['inspector/main.tsx', 'src/ui/tokens.css'],
    ['charts/layout.ts', 'inspector/inspector.ts'],
    ['machines/chat/chat.machine.ts', 'charts/chart.ts'],
    ['domain/json/path.ts', 'machines/chat/chat.machine.ts'],
    ['templates/markup/html.ts', 'machines/chat/chat.machine.ts'],
    ['templates/markup/html.ts', 'src/ui/Shell.tsx'],
    ['machines/chat/chat.machine.ts', 'src/services/deploys.http.ts'],
    ['machines/chat/chat.machine.ts', 'src/ui/Shell.tsx'],
    ['machines/chat/chat.machine.ts', 'src/app/create-app.ts'],
    ['src/services/deploys.http.ts', 'machines/chat/chat.machine.ts'],
    ['src/services/deploys.http.ts', 'templates/markup/html.ts'],
    ['src/ui/Shell.tsx', 'src/services/deploys.http.ts'],
    ['src/ui/Shell.tsx', 'src/app/create-app.ts'],
    ['src/ui/Shell.tsx', 'server/app.ts'],
    ['src/app/create-app.ts', 'server/app.ts'],
    ['src/app/create-app.ts', 'inspector/inspector.ts'],
    ['src/main.tsx', 'tests/harness/browser/browser.ts'],
    ['server/app.ts', 'templates/markup/html.ts'],
    ['server/app.ts', 'machines/chat/chat.machine.ts'],
    ['server/app.ts', 'bench/published-page/page.ts'],
    ['tests/harness/browser/browser.ts', 'tests/e2e/walk.test.ts'],
    ['tests/e2e/walk.test.ts', 'bench/published-page/page.ts'],
    ['bench/published-page/page.ts', 'tests/e2e/walk.test.ts'],
    ['tests/prove/model.ts', 'inspector/inspector.ts'],
    ['tests/models/chat/chat.ts', 'inspector/inspector.ts'],
    ['tests/harness/browser/browser.ts', 'inspector/inspector.ts'],
    ['vite.config.ts', 'templates/templates.ts'],
  ])('%s must not import %s', (from, to) => {
    const breaches = breachesOf(IMPORT_RULES, name, { [from]: `\nimport type { A } from '/${to}';` });
    expect(breaches).toEqual([expect.stringContaining(`${from}:2 imports ${to}, but `)]);
  });

  test.each([
    ['machines/chat/chat.machine.ts', 'templates/pages.ts'],
    ['src/ui/Shell.tsx', 'machines/chat/chat.machine.ts'],
    ['src/main.tsx', 'src/ui/Shell.tsx'],
    ['src/app/create-app.ts', 'src/services/deploys.http.ts'],
    ['server/app.ts', 'domain/publish/deploy.ts'],
    ['bench/published-page/page.ts', 'tests/harness/browser/browser.ts'],
    ['tests/domain/json/path.test.ts', 'domain/json/path.ts'],
    ['tests/prove/model.ts', 'charts/event-list.ts'],
    ['tests/inspector/app-side/replay.test.ts', 'inspector/app-side/replay.ts'],
  ])('%s may import %s', (from, to) => {
    expect(breachesOf(IMPORT_RULES, name, { [from]: `import { a } from '/${to}';` })).toEqual([]);
  });

  test.each([
    "import '../../templates/html.ts';",
    "export { a } from '../../templates/html.ts';",
    "export * from '../../templates/html.ts';",
    "const a = () => import('../../templates/html.ts');",
    "type A = import('../../templates/html.ts').A;",
    "import a from '../../templates/page.html?raw';",
  ])('an import may be written as %s', (text) => {
    expect(breachesOf(IMPORT_RULES, name, { 'domain/json/path.ts': text })).toHaveLength(1);
  });

  test('no floor imports one above it, in code, in a type or in a style sheet', () => {
    const upward = FLOORS.flatMap((from, n) => FLOORS.slice(n + 1).map((to) => [from, to] as const));
    const breaches = upward.flatMap(([from, to]) =>
      breachesOf(IMPORT_RULES, name, {
        [`${from}/code.ts`]: `import { a } from '../${to}/a.ts';`,
        [`${from}/type.ts`]: `import type { A } from '../${to}/a.ts';`,
        [`${from}/sheet.ts`]: `import '../${to}/a.css';`,
        [`${from}/import.css`]: `@import '../${to}/a.css';`,
        [`${from}/url.css`]: `@import url(../${to}/a.css);`,
        [`${from}/picture.css`]: `.a { background: url("../${to}/a.svg"); }`,
        [`${from}/composed.module.css`]: `.a { composes: b from '../${to}/b.module.css'; }`,
      }),
    );
    expect(breaches).toHaveLength(7 * upward.length);
  });

  test('a floor imports those below it', () => {
    const downward = FLOORS.flatMap((from, n) => FLOORS.slice(0, n).map((to) => [from, to] as const));
    const breaches = downward.flatMap(([from, to]) =>
      breachesOf(IMPORT_RULES, name, {
        [`${from}/code.ts`]: `import { a } from '../${to}/a.ts';`,
        [`${from}/import.css`]: `@import '../${to}/a.css';`,
      }),
    );
    expect(breaches).toEqual([]);
  });

  test('an area names only existing areas', () => {
    const names = AREAS.map(({ name }) => name);
    expect(AREAS.flatMap(({ imports }) => imports).filter((known) => !names.includes(known))).toEqual([]);
  });
});

test('an import names an existing file, with its extension', () => {
  const texts = {
    'templates/a.ts': "import './b'; import 'valibot'; import './c.ts';\nimport(name);",
    'templates/c.ts': '',
  };
  expect(breachesOf(IMPORT_RULES, 'an import names an existing file, with its extension', texts)).toEqual([
    'templates/a.ts:1 imports ./b',
    'templates/a.ts:2 imports what it computes',
  ]);
});

describe('files do not import each other in a cycle', () => {
  const name = 'files do not import each other in a cycle';

  test('a cycle is reported from its entry', () => {
    const texts = {
      'templates/way-in.ts': "import './a.ts';",
      'templates/a.ts': "import type { B } from './b.ts';",
      'templates/b.ts': "import './leaf.ts'; import './c.ts';",
      'templates/c.ts': "import './a.ts';",
      'templates/leaf.ts': '',
    };
    expect(breachesOf(IMPORT_RULES, name, texts)).toEqual([
      'templates/a.ts -> templates/b.ts -> templates/c.ts -> templates/a.ts',
    ]);
  });

  test('two import paths to one file are not a cycle', () => {
    const texts = {
      'templates/a.ts': "import './b.ts'; import './c.ts';",
      'templates/b.ts': "import './c.ts';",
      'templates/c.ts': '',
    };
    expect(breachesOf(IMPORT_RULES, name, texts)).toEqual([]);
  });
});

test('an area imports no banned package', () => {
  const texts = {
    'domain/a.ts': "import 'valibot';\nimport 'react-dom/client';\nimport 'reactive';",
    'machines/a.ts': "import 'xstate';\nimport 'node:fs';",
    'server/a.ts': "import 'node:fs';\nimport type { A } from '@xstate/react';",
  };
  expect(breachesOf(IMPORT_RULES, 'an area imports no banned package', texts)).toEqual([
    expect.stringContaining('domain/a.ts:2 imports react-dom/client: '),
    expect.stringContaining('machines/a.ts:2 imports node:fs: '),
    expect.stringContaining('server/a.ts:2 imports @xstate/react: '),
  ]);
});

describe('the entries of a folder do not import each other in a cycle', () => {
  const name = 'the entries of a folder do not import each other in a cycle';

  test('two folders can form a cycle without a cycle of files', () => {
    const texts = {
      'server/http/a.ts': "import '../store/a.ts';",
      'server/store/a.ts': '',
      'server/store/b.ts': "import '../http/b.ts';",
      'server/http/b.ts': '',
    };
    expect(breachesOf(IMPORT_RULES, name, texts)).toEqual(['server/http -> server/store -> server/http']);
  });

  test('a file and a folder beside it can form a cycle, at any depth', () => {
    const texts = {
      'domain/config/way-in.ts': "import './paths/a.ts';",
      'domain/config/paths/a.ts': "import '../b.ts';",
      'domain/config/b.ts': "import './paths/c.ts';",
      'domain/config/paths/c.ts': '',
    };
    expect(breachesOf(IMPORT_RULES, name, texts)).toEqual([
      'domain/config/paths -> domain/config/b.ts -> domain/config/paths',
    ]);
  });

  test('a file may import folders that do not import it', () => {
    const texts = {
      'server/app.ts': "import './http/a.ts';",
      'server/http/a.ts': "import './b.ts';",
      'server/http/b.ts': '',
    };
    expect(breachesOf(IMPORT_RULES, name, texts)).toEqual([]);
  });
});

test('no module of the app that others import awaits at its top', () => {
  const name = 'no module of the app that others import awaits at its top';
  const files = {
    'src/app/pause.ts': "import { later } from './later.ts';\n\nawait later();",
    'templates/page.ts': 'export const words = await load();',
    'machines/late.ts': 'export async function late() {\n  await load();\n}',
    'src/main.tsx': 'await start();',
    'tests/some.test.ts': 'const words = await load();',
  };
  expect(breachesOf(IMPORT_RULES, name, files)).toEqual(['src/app/pause.ts:3', 'templates/page.ts:1']);
});
