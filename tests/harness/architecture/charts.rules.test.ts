import { describe, expect, test } from 'vitest';
import { CHART_RULES } from './charts.rules.ts';
import { breachesOf } from './rule-test.ts';

const breaches = (name: string, text: string) =>
  breachesOf(CHART_RULES, name, { 'machines/a.machine.ts': text });

test('a chart is written by setup(...), as a literal', () => {
  const name = 'a chart is written by setup(...), as a literal';
  expect(breaches(name, 'setup({}).createMachine({});')).toEqual([]);
  expect(breaches(name, '\ncreateMachine({});')).toEqual(['machines/a.machine.ts:2']);
  expect(breaches(name, 'setup({}).createMachine(config);')).toEqual(['machines/a.machine.ts:1']);
});

describe('a chart holds names only', () => {
  const name = 'a chart holds names only';

  test('setup may hold functions, and so may the four functions of the chart', () => {
    const chart = `setup({ actions: { run: () => { go(); }, set: assign({ a: () => 1 }) } }).createMachine({
      context: ({ input }) => ({ list: input.list.map((each) => each.id) }),
      output: ({ context }) => context.list,
      entry: ['run', { type: 'set', params: ({ event }) => ({ at: event.at }) }],
      on: { 'a.b': { guard: 'isA', actions: { type: 'set', params: atOf } } },
      after: { editPause: 'done' },
      states: { done: { invoke: { src: 'wait', input: ({ context }) => context, onError: '#a' } }, working },
    });`;
    expect(breaches(name, chart)).toEqual([]);
  });

  test.each([
    ['entry: () => {}', 'a function in entry'],
    ['entry: [function () {}]', 'a function in entry'],
    ['exit() {}', 'a function in exit'],
    ['entry: assign({ a: 1 })', 'a call in entry'],
    ['entry: run', 'a reference in entry'],
    ['entry: [actions.run]', 'a reference in entry'],
    ['entry: { type: run }', 'a reference in type'],
    ['on: { a: { guard: ({ context }) => context.a } }', 'a function in guard'],
    [
      'on: { a: { guard: { type: "a", params: () => { return 1; } } } }',
      'params in more than one expression',
    ],
    ['invoke: { src: wait }', 'a reference in src'],
    ['invoke: { src: fromPromise(run) }', 'a call in src'],
    ['after: { 1000: "a" }', 'a delay without a name'],
    ['states: { b: { states: { c: { entry: () => {} } } } }', 'a function in entry'],
    ['on: handlers', 'a reference in on'],
    ['states: { b: hidden }', 'a reference in b'],
    ['on: { a: parts.a }', 'a reference in a'],
    ['...others', 'a spread'],
  ])('%s', (part, what) => {
    expect(breaches(name, `setup({}).createMachine({ ${part} });`)).toEqual([
      `machines/a.machine.ts:1 ${what}`,
    ]);
  });
});

test('every state carries a description', () => {
  const chart = `setup({}).createMachine({
    description: 'All.',
    context: { states: { a: {} } },
    states: {
      a: { description: 'A.', states: { b: {
      } } },
      c: {},
    },
  });
  setup({}).createMachine({});`;
  expect(breaches('every state carries a description', chart)).toEqual([
    'machines/a.machine.ts:5',
    'machines/a.machine.ts:7',
    'machines/a.machine.ts:10',
  ]);
});

test('every service that answers has onError', () => {
  const chart = `setup({ actors: { a: notProvided('a'), d: notProvided('d'), f: notProvided('f'), g: listen } }).createMachine({
    invoke: { src: 'a', onDone: 'b' },
    states: { c: { invoke: [{ src: 'd', onError: 'e' }, { src: 'f' }, { src: 'g' }] } },
  });`;
  expect(breaches('every service that answers has onError', chart)).toEqual([
    'machines/a.machine.ts:2',
    'machines/a.machine.ts:3',
  ]);
});
