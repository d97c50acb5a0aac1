import type { MachineProof } from '../proof.ts';
import type { RunResult } from './run-result.ts';

type Mutant = MachineProof['mutants'][number];

const mutant = (place: string, what: string, outcome: Mutant['outcome']) => ({ place, what, outcome });
const STATES = ['language', 'language.spoken', 'language.switching', 'language.notKept', 'language.leaving'];
const TRANSITIONS = [
  'language language.choose',
  'language.switching xstate.done.actor.switching',
  'language.switching xstate.error.actor.switching',
];

/** A run in which one state and one transition of a machine were missed, a mutant survived, and a test failed. */
export const SAMPLE_RUN: RunResult = {
  at: '2025-06-01T09:30:00.000Z',
  address: 'https://staging.example',
  tests: [
    {
      name: 'language: every sentence holds on every path, and the paths cover the chart',
      state: 'passed',
      errors: [],
      printed: ['language: states 5/5, transitions 3/3'],
      proof: {
        machine: 'language',
        states: STATES.map((id) => ({ id, seen: true })),
        transitions: TRANSITIONS.map((name) => ({ name, seen: true })),
        guards: [
          { name: 'language.switching isKept', whenTrue: true, whenFalse: true },
          { name: 'language isOther', whenTrue: true, whenFalse: false },
        ],
        mutants: [],
      },
      paths: [],
    },
    {
      name: 'language: every change of the chart breaks a sentence',
      state: 'failed',
      errors: ['expected [ Array(1) ] to deeply equal []'],
      printed: ['language: changes of the chart caught 1/2'],
      proof: {
        machine: 'language',
        states: [],
        transitions: [],
        guards: [],
        mutants: [
          mutant('language language.choose', 'language language.choose is deleted', 'caught'),
          mutant('language.notKept', 'language.notKept lacks reset on entry (1)', 'survived'),
          mutant('language.notKept', 'language.notKept lacks tell on entry (2)', 'equivalent'),
          mutant('keepChoice', 'keepChoice does nothing', 'same'),
          mutant('keepChoice', 'keepChoice is never called', 'unmet'),
        ],
      },
      paths: [],
    },
    {
      name: 'the app follows the paths of language',
      state: 'failed',
      errors: ['english:\n[\n  {"to":"language","event":{"type":"language.choose","code":"de"}}\n]'],
      printed: ['language (app): states 4/5, transitions 2/3'],
      proof: {
        machine: 'language (app)',
        states: STATES.map((id) => ({ id, seen: id !== 'language.notKept' })),
        transitions: TRANSITIONS.map((name) => ({ name, seen: !name.includes('error') })),
        guards: [],
        mutants: [],
      },
      paths: [{ start: 'english', events: ['language.choose', 'xstate.done.actor.switching'] }],
    },
  ],
};
