import { buildApp } from '../server/app-files/build.ts';
import { buildWhenNeeded } from '../server/app-files/build-when-needed.ts';
import { loadSettings, PROJECT_ROOT } from '../server/settings.ts';
import { report } from './report/report.ts';
import { measureScale } from './scale/figures.ts';
import { sideBySide } from './scale/side-by-side.ts';

const COUNTS = [100, 10_000, 100_000];

const given = process.argv.slice(2).map(Number);
if (!given.every((count) => Number.isInteger(count) && count > 0)) {
  console.error('Usage: npm run bench:scale -- [how many sites, in ascending order …]');
  process.exit(1);
}

loadSettings();
await buildWhenNeeded(PROJECT_ROOT, process.env, buildApp);
const startedAt = new Date();
const measured = await measureScale(given.length > 0 ? given : COUNTS, (what) =>
  console.error(`measuring: ${what}`),
);
await report(
  'scale',
  startedAt,
  measured.flatMap(({ figures }) => figures),
);
console.log(`\n${sideBySide(measured)}`);
