import { buildApp } from '../server/app-files/build.ts';
import { buildWhenNeeded } from '../server/app-files/build-when-needed.ts';
import { loadSettings, PROJECT_ROOT } from '../server/settings.ts';
import { report } from './report/report.ts';
import { measureServer } from './server/figures.ts';

const PUBLISHES = 100_000;

const publishes = Number(process.argv[2] ?? PUBLISHES);
if (!Number.isInteger(publishes) || publishes < 1) {
  console.error('Usage: npm run bench:server -- [how many publishes]');
  process.exit(1);
}

loadSettings();
await buildWhenNeeded(PROJECT_ROOT, process.env, buildApp);
const startedAt = new Date();
await report(
  'server',
  startedAt,
  await measureServer(publishes, (what) => console.error(`measuring: ${what}`)),
);
