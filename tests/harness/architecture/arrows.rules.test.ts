import { describe, expect, test } from 'vitest';
import { ARROW_RULES } from './arrows.rules.ts';
import { ROOMS } from './rooms.ts';
import { breachesOf } from './rule-test.ts';

describe('imports follow the arrows between the rooms', () => {
  const name = 'imports follow the arrows between the rooms';

  test.each([
    ['src/domain/json/path.ts', 'templates/markup/html.ts'],
    ['src/domain/json/path.ts', 'machines/chat/chat.machine.ts'],
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
    ['src/main.tsx', 'tests/harness/browser/browser.ts'],
    ['server/app.ts', 'templates/markup/html.ts'],
    ['server/app.ts', 'machines/chat/chat.machine.ts'],
    ['server/app.ts', 'bench/published-page/page.ts'],
    ['tests/harness/browser/browser.ts', 'tests/e2e/walk.test.ts'],
    ['tests/e2e/walk.test.ts', 'bench/published-page/page.ts'],
    ['bench/published-page/page.ts', 'tests/e2e/walk.test.ts'],
    ['vite.config.ts', 'templates/templates.ts'],
  ])('%s may not know %s', (from, to) => {
    const breaches = breachesOf(ARROW_RULES, name, { [from]: `\nimport type { A } from '/${to}';` });
    expect(breaches).toEqual([expect.stringContaining(`${from}:2 imports ${to}, but `)]);
  });

  test.each([
    ['machines/chat/chat.machine.ts', 'templates/pages.ts'],
    ['src/ui/Shell.tsx', 'machines/chat/chat.selectors.ts'],
    ['src/main.tsx', 'src/ui/Shell.tsx'],
    ['src/app/create-app.ts', 'src/services/deploys.http.ts'],
    ['server/app.ts', 'src/domain/deploy/deploy.ts'],
    ['bench/published-page/page.ts', 'tests/harness/browser/browser.ts'],
    ['tests/domain/json/path.test.ts', 'src/domain/json/path.ts'],
  ])('%s may know %s', (from, to) => {
    expect(breachesOf(ARROW_RULES, name, { [from]: `import { a } from '/${to}';` })).toEqual([]);
  });

  test.each([
    "import '../../templates/html.ts';",
    "export { a } from '../../templates/html.ts';",
    "export * from '../../templates/html.ts';",
    "const a = () => import('../../templates/html.ts');",
    "type A = import('../../templates/html.ts').A;",
    "import a from '../../templates/page.html?raw';",
  ])('an arrow may be written as %s', (text) => {
    expect(breachesOf(ARROW_RULES, name, { 'src/domain/json/path.ts': text })).toHaveLength(1);
  });

  test('every room that a room knows is there', () => {
    const names = ROOMS.map((room) => room.name);
    expect(ROOMS.flatMap(({ knows }) => knows).filter((known) => !names.includes(known))).toEqual([]);
  });
});

test('imports name a file of the project, whole', () => {
  const texts = {
    'templates/a.ts': "import './b'; import 'valibot'; import './c.ts';\nimport(name);",
    'templates/c.ts': '',
  };
  expect(breachesOf(ARROW_RULES, 'imports name a file of the project, whole', texts)).toEqual([
    'templates/a.ts:1 imports ./b',
    'templates/a.ts:2 imports what it computes',
  ]);
});

describe('imports run in no circle', () => {
  const name = 'imports run in no circle';

  test('a circle is named from where it is entered', () => {
    const texts = {
      'templates/way-in.ts': "import './a.ts';",
      'templates/a.ts': "import type { B } from './b.ts';",
      'templates/b.ts': "import './leaf.ts'; import './c.ts';",
      'templates/c.ts': "import './a.ts';",
      'templates/leaf.ts': '',
    };
    expect(breachesOf(ARROW_RULES, name, texts)).toEqual([
      'templates/a.ts -> templates/b.ts -> templates/c.ts -> templates/a.ts',
    ]);
  });

  test('two ways to one file are no circle', () => {
    const texts = {
      'templates/a.ts': "import './b.ts'; import './c.ts';",
      'templates/b.ts': "import './c.ts';",
      'templates/c.ts': '',
    };
    expect(breachesOf(ARROW_RULES, name, texts)).toEqual([]);
  });
});
