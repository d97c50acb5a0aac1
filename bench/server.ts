import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../server/build-app.ts';
import { buildWhenNeeded } from '../server/build-when-needed.ts';
import { loadSettings, PROJECT_ROOT } from '../server/settings.ts';
import { measureServer } from './server-figures.ts';
import { tableOf } from './table.ts';

const RESULTS = join(import.meta.dirname, 'results');
const PUBLISHES = 100_000;

const publishes = Number(process.argv[2] ?? PUBLISHES);
if (!Number.isInteger(publishes) || publishes < 1) {
  console.error('Usage: npm run bench:server -- [how many publishes]');
  process.exit(1);
}

loadSettings();
await buildWhenNeeded(PROJECT_ROOT, process.env, buildApp);
const at = new Date().toISOString();
const figures = await measureServer(publishes, (what) => console.error(`measuring: ${what}`));
console.log(tableOf(figures));
const machine = {
  node: process.version,
  platform: process.platform,
  cpu: cpus()[0]?.model,
  cores: cpus().length,
};
await mkdir(RESULTS, { recursive: true });
await writeFile(
  join(RESULTS, `server-${at.replaceAll(':', '-')}.json`),
  `${JSON.stringify({ at, machine, figures }, null, 2)}\n`,
);
