import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Durability,
  killUnderLoad,
  restartUnderLoad,
} from '../tests/harness/durability/kill-under-load.ts';
import { withPowerCuts } from '../tests/harness/durability/power-cut.ts';
import { thisMachine } from '../tests/harness/host.ts';
import { ensurePostgres } from '../tests/harness/postgres/find-postgres.ts';
import { type PostgresServer, startPostgres } from '../tests/harness/postgres/postgres-server.ts';
import { startProgram } from '../tests/harness/program.ts';

const KILLS = 50;
const POWER_CUTS = 20;
const RESTARTS = 20;

const kills = Number(process.argv[2] ?? KILLS);
const anonKey = thisMachine().variables.VITE_SUPABASE_ANON_KEY ?? '';

/** Kills the started program repeatedly under load, with a new data folder. */
async function measure(variables: Record<string, string>): Promise<Durability> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-durability-'));
  try {
    return await killUnderLoad({ kills, anonKey, start: () => startProgram({ dataDir, variables }) });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Cuts the power of a server under load repeatedly, as far as strace can tell what its disk would have kept. */
async function measurePowerCuts(): Promise<Durability> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-durability-'));
  try {
    const unlimited = {
      LIMIT_PUBLISHES_PER_HOUR: '0',
      LIMIT_NEW_SITES_PER_HOUR: '0',
      LIMIT_UPLOADS_PER_HOUR: '0',
      LIMIT_LINKS_PER_HOUR: '0',
    };
    const start = withPowerCuts(dataDir, unlimited, Math.random);
    return await killUnderLoad({ kills: POWER_CUTS, anonKey, start });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Restarts the database of a server under load repeatedly. */
async function measureRestarts({ newDatabase, halt, resume }: PostgresServer): Promise<Durability> {
  const program = await startProgram({ variables: { DATABASE_URL: await newDatabase() } });
  const restartDatabase = async () => {
    await halt();
    await resume();
  };
  try {
    return await restartUnderLoad({ restarts: RESTARTS, anonKey, address: program.url, restartDatabase });
  } finally {
    await program.stop();
  }
}

function report(
  store: string,
  what: string,
  { kills: times, publishes, uploads, rights, cutOff, losses }: Durability,
): void {
  const acknowledged = `${publishes} publishes, ${uploads} uploads and ${rights} rights acknowledged, ${cutOff} cut off`;
  console.log(`${store}: ${what} ${times} times, ${acknowledged}, ${losses.length} lost or not whole`);
  for (const loss of losses) console.error(loss);
  if (losses.length > 0) process.exitCode = 1;
}

report('files', 'power cut', await measurePowerCuts());
report('files', 'killed', await measure({}));
const programs = await ensurePostgres(thisMachine());
if (programs === undefined) throw new Error('PostgreSQL is not here and cannot be installed.');
const server = await startPostgres(programs);
try {
  report('PostgreSQL', 'killed', await measure({ DATABASE_URL: await server.newDatabase() }));
  report('PostgreSQL', 'database restarted', await measureRestarts(server));
} finally {
  await server.stop();
}
