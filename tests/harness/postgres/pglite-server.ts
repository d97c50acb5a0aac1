import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { DatabaseServer } from './postgres-server.ts';

const MOST_CONNECTIONS = 100;

/** PGlite behind sockets, for machines without PostgreSQL: it keeps nothing on disk, and runs one query at a time. */
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
        maxConnections: MOST_CONNECTIONS,
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
