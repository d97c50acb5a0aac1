import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { DatabaseServer } from './postgres-server.ts';

const MAX_CONNECTIONS = 100;

/** Serves PGlite over sockets, for machines without PostgreSQL. It stores nothing on disk and runs one query at a time. */
export function startStandIn(): DatabaseServer {
  const stops: (() => Promise<void>)[] = [];
  return {
    isReal: false,
    newDatabase: async () => {
      const db = await PGlite.create();
      const server = new PGLiteSocketServer({
        db,
        host: '127.0.0.1',
        port: 0,
        maxConnections: MAX_CONNECTIONS,
      });
      await server.start();
      stops.push(async () => {
        await server.stop();
        await db.close();
      });
      return `postgres://postgres@${server.getServerConn()}/postgres`;
    },
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
