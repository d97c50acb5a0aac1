import { inject } from 'vitest';

export interface TestDatabase {
  readonly url: string;
  /** False if PGlite is used in place of PostgreSQL. */
  readonly isReal: boolean;
}

/** Creates an empty PostgreSQL database, on a server that all tests share. */
export async function newDatabase(): Promise<TestDatabase> {
  const response = await fetch(inject('newDatabaseAt'), { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** The timeout of a hook or test that creates a database: the first one may have to install the server. */
export const LONGEST_INSTALL_MS = 600_000;
