import { inject } from 'vitest';

export interface TestDatabase {
  readonly url: string;
  /** False where PGlite stands in for PostgreSQL. */
  readonly isReal: boolean;
}

/** An empty PostgreSQL database, on a server that lasts as long as the run. */
export async function newDatabase(): Promise<TestDatabase> {
  const response = await fetch(inject('newDatabaseAt'), { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** For the hook or test that asks first: the server may have to be installed. */
export const LONGEST_INSTALL_MS = 600_000;
