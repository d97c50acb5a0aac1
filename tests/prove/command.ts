import { parseCLI, startVitest } from 'vitest/node';
import { runningProgram } from '../harness/running-program.ts';
import { ModelReport } from './report/model-report.ts';
import { walkSettings } from './system/walk-settings.ts';

/** The options that restrict a run to layers, and the folder of each. */
const LAYERS: Readonly<Record<string, string>> = {
  '--machines': 'tests/models/',
  '--component': 'tests/prove/component/',
  '--app': 'tests/prove/app/',
  '--system': 'tests/prove/system/',
};
const REPORTS = 'tests/.artifacts/model';

// Runs the model tests, or some of their layers, and writes the reports. All other options go to Vitest.
const given = process.argv.slice(2);
const folders = given.flatMap((option) => LAYERS[option] ?? []);
const rest = given.filter((option) => !(option in LAYERS));
try {
  walkSettings(process.env);
  if (process.env.PARLEY_URL) await runningProgram(process.env.PARLEY_URL);
} catch (error) {
  // One line, in place of Vitest's report of a failed setup.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.env.EVERY_LAYER = 'yes';
const { filter, options } = parseCLI(['vitest', 'run', ...rest]);
const named = [...folders, ...filter];
await startVitest(
  named.length > 0 ? named : ['tests/models/', 'tests/prove/'],
  { ...options, run: true },
  { test: { reporters: [['junit', { outputFile: `${REPORTS}/junit.xml` }], new ModelReport(REPORTS)] } },
);
