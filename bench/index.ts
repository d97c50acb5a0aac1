import { startProgram } from '../tests/harness/program.ts';
import { measureLighthouse } from './browser/lighthouse.ts';
import { measureBundle } from './builder/bundle.ts';
import { measureEditCpu } from './builder/edit-cpu.ts';
import { measureGallery } from './builder/gallery.ts';
import { measureInspector } from './builder/inspector.ts';
import { measureInteraction } from './builder/interaction.ts';
import { measurePreview } from './builder/preview.ts';
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
  gallery: measureGallery,
  interaction: measureInteraction,
  lighthouse: (url) => measureLighthouse('builder', url, { performance: 95, budgets: undefined }),
  deploys: measureDeploys,
};

/** Measures what is named on the command line, or everything; what cannot be measured does not stop the rest. */
async function runBenches(names: readonly string[]): Promise<Figure[]> {
  // It also builds, so that what is measured is what would be served.
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

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}, only ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}

const startedAt = new Date();
await report('builder', startedAt, await runBenches(asked.length > 0 ? asked : Object.keys(BENCHES)));
