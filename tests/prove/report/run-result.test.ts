import { expect, test } from 'vitest';
import { machinesOf, resultOf } from './run-result.ts';
import { SAMPLE_RUN } from './sample-run.ts';

const RED = `${String.fromCharCode(27)}[31m`;

function moduleWith(errors: readonly string[], tests: readonly object[]) {
  return {
    relativeModuleId: 'tests/prove/a.test.ts',
    errors: () => errors.map((message) => ({ message })),
    children: { allTests: () => tests.values() },
  } as never;
}

test('a run has what each test left, and what kept a file from loading', () => {
  const [first] = SAMPLE_RUN.tests;
  const modules = [
    moduleWith(
      ['no such file'],
      [
        {
          fullName: 'a',
          result: () => ({
            state: 'failed',
            errors: [{ message: `${RED}broken`, diff: '+ "[{\\"to\\":\\"a\\"}]"' }],
          }),
          meta: () => ({ printed: ['a: 1'], proof: first?.proof }),
        },
      ],
    ),
    moduleWith([], [{ fullName: 'b', result: () => ({ state: 'skipped' }), meta: () => ({}) }]),
  ];
  const none = { errors: [], printed: [], proof: undefined, paths: [] };
  expect(resultOf(modules, SAMPLE_RUN.at, undefined)).toEqual({
    at: SAMPLE_RUN.at,
    address: undefined,
    tests: [
      { ...none, name: 'tests/prove/a.test.ts', state: 'failed', errors: ['no such file'] },
      {
        ...none,
        name: 'a',
        state: 'failed',
        errors: ['broken\n\n+ "[{"to":"a"}]"'],
        printed: ['a: 1'],
        proof: first?.proof,
      },
      { ...none, name: 'b', state: 'skipped' },
    ],
  });
});

test('the lists of several tests of one machine are joined, layer by layer', () => {
  const [every, changes, app] = SAMPLE_RUN.tests;
  expect(machinesOf(SAMPLE_RUN)).toEqual([
    {
      machine: 'language',
      layers: [
        {
          layer: 'machines',
          isFailed: true,
          proof: { ...every?.proof, mutants: changes?.proof?.mutants },
          paths: [],
        },
        { layer: 'app', isFailed: true, proof: app?.proof, paths: app?.paths },
      ],
    },
  ]);
});
