import { expect, test } from 'vitest';
import { FILE_RULES } from './files.rules.ts';
import { breachesOf } from './rule-test.ts';

test('no file or folder is called utils, helpers or common', () => {
  const names = ['server/utils.ts', 'server/string-utils.ts', 'server/helpers/a.ts', 'server/a.common.ts'];
  const texts = Object.fromEntries(
    [...names, 'server/commons-page.ts', 'server/community.ts'].map((name) => [name, '']),
  );
  expect(breachesOf(FILE_RULES, 'no file or folder is called utils, helpers or common', texts)).toEqual([
    ...names,
    'server/commons-page.ts',
  ]);
});

test('no default export outside the configs of tools', () => {
  const texts = {
    'server/a.ts': '\nexport default 1;',
    'server/b.ts': 'const b = 1;\n\nexport { b as default };',
    'vite.config.ts': 'export default {};',
    'server/c.ts': 'export const c = 1;',
  };
  expect(breachesOf(FILE_RULES, 'no default export outside the configs of tools', texts)).toEqual([
    'server/a.ts:2',
    'server/b.ts:3',
  ]);
});

test('no export *', () => {
  const texts = { 'server/a.ts': "export * from './b.ts';\nexport * as b from './b.ts';", 'server/b.ts': '' };
  expect(breachesOf(FILE_RULES, 'no export *', texts)).toEqual(['server/a.ts:1', 'server/a.ts:2']);
});

test('no file only re-exports', () => {
  const texts = {
    'server/index.ts': "export { a } from './a.ts';",
    'server/hidden.ts': "import { a } from './a.ts';\nexport { a };",
    'server/types.ts': "export type { A } from './a.ts';",
    'server/more.ts': "export { a } from './a.ts';\nexport const b = 1;",
    'server/a.ts': 'export const a = 1;',
    'server/empty.ts': '',
  };
  expect(breachesOf(FILE_RULES, 'no file only re-exports', texts)).toEqual([
    'server/index.ts',
    'server/hidden.ts',
    'server/types.ts',
  ]);
});

test('no TODO comment and no focused test', () => {
  const texts = {
    'server/a.ts': '\n// TODO: more\nconst b = "TODO";\n/* FIXME */',
    'tests/a.test.ts':
      "test('a', run);\ntest.only('b', run);\ndescribe.only.each([])('c', run);\nlist.only();",
    'src/a.css': '/* TODO */',
    'README.md': 'TODO',
  };
  expect(breachesOf(FILE_RULES, 'no TODO comment and no focused test', texts)).toEqual([
    'server/a.ts:2',
    'server/a.ts:4',
    'tests/a.test.ts:2',
    'tests/a.test.ts:3',
    'src/a.css',
  ]);
});

test('no test waits for a fixed time in a browser', () => {
  const texts = {
    'tests/a.test.ts': "// waitForTimeout\nconst a = 'waitForTimeout';\nawait page.waitForTimeout(1);",
  };
  expect(breachesOf(FILE_RULES, 'no test waits for a fixed time in a browser', texts)).toEqual([
    'tests/a.test.ts:3',
  ]);
});

test('no folder of the product holds more than 24 files', () => {
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, n) => [`${folder}/${n}.css`, ''] as const);
  const texts = Object.fromEntries([
    ...files('src/ui/chat', 25),
    ...files('src/ui/find', 24),
    ...files('tests/spec', 25),
  ]);
  expect(breachesOf(FILE_RULES, 'no folder of the product holds more than 24 files', texts)).toEqual([
    'src/ui/chat holds 25',
  ]);
});
