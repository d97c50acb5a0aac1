import { thisMachine } from '../host.ts';
import { ensurePostgres } from './find-postgres.ts';
import { startStandIn } from './pglite-server.ts';
import { type DatabaseServer, startPostgres } from './postgres-server.ts';

/** Starts a PostgreSQL server. Without one it warns and starts PGlite instead. */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  try {
    const programs = await ensurePostgres(thisMachine());
    if (programs !== undefined) return await startPostgres(programs);
    console.warn('PostgreSQL is not here, and INSTALL=yes is not set: PGlite stands in for it.');
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).trim().split('\n').slice(-1);
    console.warn(`PostgreSQL cannot be run here (${why}): PGlite stands in for it.`);
  }
  return startStandIn();
}
