import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { tableOf } from './table.ts';

const RESULTS = join(import.meta.dirname, '..', 'results');

/** Prints figures as a table and writes them to `bench/results/`, in a file named after the bench and the time. */
export async function report(what: string, startedAt: Date, figures: readonly Figure[]): Promise<void> {
  console.log(tableOf(figures));
  const at = startedAt.toISOString();
  const machine = {
    node: process.version,
    platform: process.platform,
    cpu: cpus()[0]?.model,
    cores: cpus().length,
  };
  await mkdir(RESULTS, { recursive: true });
  await writeFile(
    join(RESULTS, `${what}-${at.replaceAll(':', '-')}.json`),
    `${JSON.stringify({ at, machine, figures }, null, 2)}\n`,
  );
}
