import { expect, test } from 'vitest';
import { MACHINE_RULES } from './machines.rules.ts';
import { breachesOf } from './rule-test.ts';

test('machines and templates use no impure global that the linter cannot see', () => {
  const impure = [
    'const a = Math.random() + Math.max(1);',
    'globalThis.fetch(a);',
    'const b = new Date();',
    'const c = Date.now();',
    'const d = { Date: 1, at: c.Date };',
    'const { random } = Math;',
  ].join('\n');
  const texts = { 'machines/a.ts': impure, 'templates/a.ts': 'process.env.A;', 'src/ui/a.ts': impure };
  const name = 'machines and templates use no impure global that the linter cannot see';
  expect(breachesOf(MACHINE_RULES, name, texts)).toEqual([
    'machines/a.ts:1 Math.random',
    'machines/a.ts:2 globalThis',
    'machines/a.ts:3 Date',
    'machines/a.ts:4 Date',
    'machines/a.ts:6 Math.random',
    'templates/a.ts:1 process',
  ]);
});

test('no systemId, sendParent or assertEvent', () => {
  const texts = {
    'machines/a.ts': "import { sendParent } from 'xstate';\nassertEvent(event, 'a');",
    'src/app/create-app.ts': "createActor(app, { systemId: 'app' });",
    'tests/a.test.ts': "createActor(app, { systemId: 'app' });",
  };
  expect(breachesOf(MACHINE_RULES, 'no systemId, sendParent or assertEvent', texts)).toEqual([
    'machines/a.ts:1 sendParent',
    'machines/a.ts:2 assertEvent',
    'src/app/create-app.ts:1 systemId',
  ]);
});

test('only the wiring in src/app calls .provide', () => {
  const text = 'const a = machine.provide({ actors });';
  const texts = {
    'machines/a.ts': text,
    'src/main.tsx': text,
    'src/app/create-app.ts': text,
    'src/app/use-cases/create-app.ts': text,
    'tests/a.test.ts': text,
    'src/ui/b.ts': 'provide(a);',
  };
  expect(breachesOf(MACHINE_RULES, 'only the wiring in src/app calls .provide', texts)).toEqual([
    'machines/a.ts:1 .provide',
    'src/main.tsx:1 .provide',
    'src/app/use-cases/create-app.ts:1 .provide',
  ]);
});

test('a chart stands alone in machines/<folder>/<name>.machine.ts', () => {
  const chart = 'setup({}).createMachine({});';
  const texts = {
    'machines/chat/chat.machine.ts': chart,
    'machines/twice/two.machine.ts': `${chart}\n${chart}`,
    'machines/elsewhere.ts': chart,
    'src/app/create-app.ts': chart,
    'tests/a.test.ts': chart,
  };
  const name = 'a chart stands alone in machines/<folder>/<name>.machine.ts';
  expect(breachesOf(MACHINE_RULES, name, texts)).toEqual([
    'machines/twice/two.machine.ts has 2 charts',
    'machines/elsewhere.ts:1 a chart',
    'src/app/create-app.ts:1 a chart',
  ]);
});

test('a machine file stays under 350 lines', () => {
  const texts = {
    'machines/long.machine.ts': 'a;\n'.repeat(350),
    'machines/short.machine.ts': 'a;\n'.repeat(349),
    'machines/long.setup.ts': 'a;\n'.repeat(400),
  };
  expect(breachesOf(MACHINE_RULES, 'a machine file stays under 350 lines', texts)).toEqual([
    'machines/long.machine.ts has 350',
  ]);
});

test('no module of machines or src keeps a state, but those that are listed', () => {
  const name = 'no module of machines or src keeps a state, but those that are listed';
  const texts = {
    'src/a.ts':
      'let latest = 0;\nexport let next = 1;\nconst known = new Set<string>();\nexport const all = new Map();',
    'machines/chat/b.ts':
      "const NAMES = new Set(['a']);\nconst texts = new WeakMap();\nfunction c() {\n  let d = 1;\n}",
    'src/ui/chat/picks.ts': 'let latest = 0;',
    'server/d.ts': 'let waiting = 0;',
  };
  expect(breachesOf(MACHINE_RULES, name, texts)).toEqual([
    'src/a.ts:1',
    'src/a.ts:2',
    'src/a.ts:3',
    'src/a.ts:4',
  ]);
});

test('a machine listens to the facts that it takes, and to no others', () => {
  const texts = {
    'machines/a/one.machine.ts': "const a = [heard(site, 'site.replaced', 'site.stepped')];",
    'machines/a/two-words.setup.ts': "heard(context.chat, 'edit.answered');",
    'machines/baseline.json': JSON.stringify({
      one: { transitions: ['one site.replaced', 'one.open #1 always', 'one.open edit.answered #2'] },
      twoWords: { transitions: ['twoWords edit.answered', 'twoWords dialog.close'] },
    }),
  };
  const name = 'a machine listens to the facts that it takes, and to no others';
  expect(breachesOf(MACHINE_RULES, name, texts)).toEqual([
    'one does not take site.stepped',
    'one does not hear edit.answered',
  ]);
});
