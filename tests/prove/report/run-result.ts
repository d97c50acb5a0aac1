import type { TestModule } from 'vitest/node';
import type { MachineProof } from '../proof.ts';
import type { TakenPath } from '../screen/drive.ts';

/** What a run of the model tests leaves, as a report needs it. */
export interface RunResult {
  /** When the run ended, as ISO 8601. */
  readonly at: string;
  /** The Parley that the app layer walked, if it was running already. */
  readonly address: string | undefined;
  readonly tests: readonly TestOutcome[];
}

/** One test of a run. */
interface TestOutcome {
  readonly name: string;
  readonly state: string;
  /** The messages of its errors, among them lists of events. */
  readonly errors: readonly string[];
  readonly printed: readonly string[];
  readonly proof: MachineProof | undefined;
  readonly paths: readonly TakenPath[];
}

/** A machine on one layer. */
export interface LayerResult {
  /** `machines`, `component` or `app`. */
  readonly layer: string;
  /** Whether a test failed that proves this layer. Then the lists may end too early. */
  readonly isFailed: boolean;
  readonly proof: MachineProof;
  readonly paths: readonly TakenPath[];
}

/** A machine, with what each layer proved of it. */
export interface MachineResult {
  readonly machine: string;
  readonly layers: readonly LayerResult[];
}

const COLOR_CODES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** Reads what the tests of these files left. */
export function resultOf(
  modules: readonly Pick<TestModule, 'children' | 'errors' | 'relativeModuleId'>[],
  at: string,
  address: string | undefined,
): RunResult {
  const tests = modules.flatMap((module) => {
    // An error outside of all tests, as when the file cannot be loaded.
    const errors = textsOf(module.errors());
    const own: TestOutcome[] =
      errors.length === 0 ? [] : [{ ...NOTHING, name: module.relativeModuleId, errors }];
    const others = [...module.children.allTests()].map((test): TestOutcome => {
      const { state, errors = [] } = test.result();
      const { printed = [], proof, paths = [] } = test.meta();
      return { name: test.fullName, state, errors: textsOf(errors), printed, proof, paths };
    });
    return [...own, ...others];
  });
  return { at, address, tests };
}

/** The texts of errors, with the difference of values: it may hold a list of events. */
function textsOf(errors: readonly { readonly message: string; readonly diff?: string }[]): string[] {
  return errors.map(({ message, diff }) => {
    // A difference shows a text with escaped quotes. The inspector replays a list of events without them.
    const difference = diff === undefined ? '' : `\n\n${diff.replace(/\\(["\\])/g, '$1')}`;
    return `${message}${difference}`.replace(COLOR_CODES, '');
  });
}

const NOTHING = { state: 'failed', printed: [], proof: undefined, paths: [] };

/** The machines of a run by name. Several tests prove one machine: their lists are joined. */
export function machinesOf({ tests }: RunResult): MachineResult[] {
  const machines = new Map<string, Map<string, LayerResult>>();
  for (const { proof, paths, state } of tests) {
    if (!proof) continue;
    const [, machine = '', layer = 'machines'] = /^(.+?)(?: \((.+)\))?$/.exec(proof.machine) ?? [];
    const layers = machines.get(machine) ?? new Map<string, LayerResult>();
    machines.set(machine, layers);
    const before = layers.get(layer);
    const found: LayerResult = { layer, isFailed: state === 'failed', proof, paths };
    layers.set(layer, before ? joined(before, found) : found);
  }
  return [...machines]
    .map(([machine, layers]) => ({ machine, layers: [...layers.values()].toSorted(inOrder) }))
    .toSorted((a, b) => a.machine.localeCompare(b.machine));
}

const ORDER = ['machines', 'component', 'app'];

function inOrder(a: LayerResult, b: LayerResult): number {
  return ORDER.indexOf(a.layer) - ORDER.indexOf(b.layer);
}

function joined(before: LayerResult, { isFailed, proof, paths }: LayerResult): LayerResult {
  return {
    layer: before.layer,
    isFailed: before.isFailed || isFailed,
    proof: {
      machine: proof.machine,
      states: [...before.proof.states, ...proof.states],
      transitions: [...before.proof.transitions, ...proof.transitions],
      guards: [...before.proof.guards, ...proof.guards],
      mutants: [...before.proof.mutants, ...proof.mutants],
    },
    paths: [...before.paths, ...paths],
  };
}
