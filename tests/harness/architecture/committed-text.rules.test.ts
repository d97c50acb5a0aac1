import { expect, test } from 'vitest';
import { COMMITTED_TEXT_RULES } from './committed-text.rules.ts';
import { breachesOf } from './rule-test.ts';

// Built from parts, so that this file does not itself break the rules.
const REGISTRY = ['registry', 'npmjs', 'org'].join('.');
const folder = (...names: string[]) => ['', ...names].join('/');

test('no file names a package registry', () => {
  const texts = {
    'docs/a.md': `one\ntwo ${REGISTRY}`,
    '.ci/run': `npm --from ${['http:', '', 'my-registry.example', ''].join('/')}`,
    'package-lock.json': `"resolved": ${'"'}https://packages.example/a.tgz"`,
    '.npmrc': ['registry', 'mirror'].join('='),
    'templates/pages.ts': "import { templates } from './registry.ts'; // see https://www.npmjs.com/package/a",
    'docs/lock.json': '"resolved": "https://a"',
  };
  expect(breachesOf(COMMITTED_TEXT_RULES, 'no file names a package registry', texts)).toEqual([
    `docs/a.md:2 ${['registry', 'npmjs'].join('.')}`,
    `.ci/run:1 ${['http:', '', 'my-registry'].join('/')}`,
    'package-lock.json:1 "resolved": "https:',
    '.npmrc:1 registry=',
  ]);
});

test('no file names a path of the machine it was written on', () => {
  const texts = {
    'a.ts': `const a = '${folder('work', 'main')}';`,
    'b.md': `\n${folder('home', 'ada', 'parley')}`,
    'c.ts': `'${folder('Users', 'Ada', 'parley')}'`,
    'd.ts': "'https://example.com/work/1' + './root/a' + '/homepage/a' + '/work'",
  };
  expect(
    breachesOf(COMMITTED_TEXT_RULES, 'no file names a path of the machine it was written on', texts),
  ).toEqual([
    `a.ts:1 ${folder('work', '')}`,
    `b.md:2 ${folder('home', 'ada', '')}`,
    `c.ts:1 ${folder('Users', 'Ada', '')}`,
  ]);
});
