import { once } from 'node:events';
import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import type { DatabaseServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a POST makes an empty database and answers, as JSON, its `url` and whether it `isReal`. */
    newDatabaseAt: string;
  }
}

/** One PostgreSQL server for all tests of a run, started when the first of them asks. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<DatabaseServer> | undefined;
  const start = async () => {
    // Not loaded where no test asks: a run of the architecture rules alone stays quick.
    const { startDatabaseServer } = await import('./database-server.ts');
    return startDatabaseServer();
  };
  const door = createServer(async (_, response) => {
    try {
      started ??= start();
      const server = await started;
      response.end(JSON.stringify({ url: await server.newDatabase(), isReal: server.isReal }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const address = door.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  project.provide('newDatabaseAt', `http://127.0.0.1:${port}`);
  return async () => {
    door.closeAllConnections();
    door.close();
    await (await started)?.stop();
  };
}
