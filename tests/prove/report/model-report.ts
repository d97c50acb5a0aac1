import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { resultOf } from './run-result.ts';

const SHEETS = ['../../../src/ui/tokens.css', '../../../charts/chart.css', 'report.css'];

/** Writes a run of the model tests as one HTML file. */
export class ModelReport implements Reporter {
  private readonly folder: string;
  private vitest: Vitest | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const { vitest } = this;
    if (!vitest) return;
    const file = join(vitest.config.root, this.folder, 'index.html');
    // Node cannot read JSX. Vitest can.
    const page = fileURLToPath(new URL('report-page.tsx', import.meta.url));
    const { reportPage } = await vitest.import<typeof import('./report-page.tsx')>(page);
    const result = resultOf(modules, new Date().toISOString(), process.env.PARLEY_URL || undefined);
    await mkdir(join(vitest.config.root, this.folder), { recursive: true });
    await writeFile(file, await reportPage(result, await readSheets()));
    vitest.logger.log(`HTML report written to ${file}`);
  }
}

/** The style sheets of the report, as one text. */
export async function readSheets(): Promise<string> {
  const texts = SHEETS.map((path) => readFile(new URL(path, import.meta.url), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}
