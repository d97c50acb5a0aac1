import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Durability, killUnderLoad } from '../tests/harness/durability/kill-under-load.ts';
import { thisMachine } from '../tests/harness/host.ts';
import { startDatabaseServer } from '../tests/harness/postgres/database-server.ts';
import { startProgram } from '../tests/harness/program.ts';

const KILLS = 50;

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

function report(store: string, { publishes, uploads, cutOff, losses }: Durability): void {
  const acknowledged = `${publishes} publishes and ${uploads} uploads acknowledged, ${cutOff} cut off`;
  console.log(`${store}: killed ${kills} times, ${acknowledged}, ${losses.length} lost or not whole`);
  for (const loss of losses) console.error(loss);
  if (losses.length > 0) process.exitCode = 1;
}

report('files', await measure({}));
const server = await startDatabaseServer();
try {
  report('PostgreSQL', await measure({ DATABASE_URL: await server.newDatabase() }));
} finally {
  await server.stop();
}
