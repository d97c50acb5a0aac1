import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { Query } from '../database/database.ts';
import type { Migrations } from '../database/schema.ts';
import type { ShareCounts } from './hourly-limit.ts';

/** The table of the counts. Unlogged: a count must not wait for the disk, and may be lost in a crash of the database. */
export const COUNT_MIGRATIONS: Migrations = [
  ({ long, afterTable }) => `
    create unlogged table hourly_count(key text primary key, points integer not null, expire ${long} not null);
    ${afterTable('hourly_count', [])}`,
];

/** A database that does not answer in this time delays no call: it is counted in memory. */
const PATIENCE_MS = 500;

/**
 * Counts in a database, so that the processes that share it count together. The table holds no address of a client:
 * its keys are made with a secret that all of the processes know.
 */
export function countsIn(query: Query, secret: string): ShareCounts {
  class SecretKeys extends RateLimiterPostgres {
    override getKey(key: string): string {
      return createHmac('sha256', secret).update(super.getKey(key)).digest('base64url');
    }
  }
  // The client of the library names its statements, which a pooler forgets.
  const storeClient = {
    query: async ({ text, values }: { text: string; values: (string | number)[] }) => {
      const rows = await query(text, ...values);
      return { rows, rowCount: rows.length };
    },
  };
  return (keyPrefix, memory) => {
    const { points, duration } = memory;
    const options = { points, duration, keyPrefix, storeClient, storeType: 'client' };
    const limiter = new SecretKeys({ ...options, tableName: 'hourly_count', tableCreated: true });
    return new RLWrapperTimeouts({ limiter, timeoutMs: PATIENCE_MS, insuranceLimiter: memory });
  };
}
