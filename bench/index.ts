import { startProgram } from '../tests/harness/program.ts';
import { measureLighthouse } from './browser/lighthouse.ts';
import { measureBundle } from './builder/bundle.ts';
import { measureEditCpu } from './builder/edit-cpu.ts';
import { measureInspector } from './builder/inspector.ts';
import { measureInteraction } from './builder/interaction.ts';
import { measureLoading } from './builder/loading.ts';
import { measurePreview } from './builder/preview.ts';
import { measureTemplates } from './builder/templates.ts';
import { measurePages } from './published-page/page.ts';
import type { Figure } from './report/figure.ts';
import { report } from './report/report.ts';
import { measureDeploys } from './server/deploys.ts';

const BENCHES: Readonly<Record<string, (url: string) => Promise<Figure[]>>> = {
  bundle: measureBundle,
  page: measurePages,
  preview: measurePreview,
  cpu: measureEditCpu,
  inspect: measureInspector,
  templates: measureTemplates,
  loading: measureLoading,
  interaction: measureInteraction,
  lighthouse: (url) => measureLighthouse('builder', url, { performance: 95, budgets: undefined }),
  deploys: measureDeploys,
};

/** Runs the named benches. One that fails does not stop the others. */
async function runBenches(names: readonly string[]): Promise<Figure[]> {
  // Starting it also builds the app, so that the current sources are measured.
  const program = await startProgram();
  const figures: Figure[] = [];
  try {
    for (const name of names) {
      console.error(`measuring: ${name}`);
      try {
        figures.push(...((await BENCHES[name]?.(program.url)) ?? []));
      } catch (error) {
        process.exitCode = 1;
        console.error(`${name} was not measured: ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    await program.stop();
  }
  return figures;
}

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}, only ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}

const startedAt = new Date();
await report('builder', startedAt, await runBenches(requested.length > 0 ? requested : Object.keys(BENCHES)));
