import { once } from 'node:events';
import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import type { DatabaseServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address at which a POST creates an empty database and returns its `url` and `isReal` as JSON. */
    newDatabaseAt: string;
  }
}

/** One PostgreSQL server for all tests of a run, started at the first request. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<DatabaseServer> | undefined;
  const start = async () => {
    // Imported on demand, so that a run of the architecture rules alone stays quick.
    const { startDatabaseServer } = await import('./database-server.ts');
    return startDatabaseServer();
  };
  const control = createServer(async (_, response) => {
    try {
      started ??= start();
      const server = await started;
      response.end(JSON.stringify({ url: await server.newDatabase(), isReal: server.isReal }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  control.listen(0, '127.0.0.1');
  await once(control, 'listening');
  const address = control.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  project.provide('newDatabaseAt', `http://127.0.0.1:${port}`);
  return async () => {
    control.closeAllConnections();
    control.close();
    await (await started)?.stop();
  };
}
