import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Query } from '../database/database.ts';
import type { Migrations } from '../database/schema.ts';
import { inTime } from '../http/in-time.ts';
import type { ShareCounts } from './hourly-limit.ts';

/** The table of the counts. Unlogged: a count must not wait for the disk, and may be lost in a crash of the database. */
export const COUNT_MIGRATIONS: Migrations = [
  ({ long, afterTable }) => `
    create unlogged table hourly_count(key text primary key, points integer not null, expire ${long} not null);
    ${afterTable('hourly_count', [])}`,
];

const HOUR_S = 3600;

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
  return (keyPrefix, most, memory) => {
    const options = { points: most, duration: HOUR_S, keyPrefix, storeClient, storeType: 'client' };
    const limiter = new SecretKeys({ ...options, tableName: 'hourly_count', tableCreated: true });
    /** Asks the database, or counts in memory if it does not answer in time. */
    const orHere = <T>(shared: Promise<T>, here: () => Promise<T>) =>
      inTime(PATIENCE_MS, shared, () => undefined).catch(here);
    return {
      take: (client) => {
        const taken = limiter.penalty(client).then(async (counted) => {
          if (counted.consumedPoints <= most) return 0;
          await limiter.reward(client);
          return Math.max(1, secondsOf(counted));
        });
        return orHere(taken, () => memory.take(client));
      },
      giveBack: (client) =>
        orHere(
          limiter.reward(client).then(() => undefined),
          () => memory.giveBack(client),
        ),
      wait: (client) => {
        const waited = limiter
          .get(client)
          .then((counted) => (counted && counted.consumedPoints >= most ? secondsOf(counted) : 0));
        return orHere(waited, () => memory.wait(client));
      },
    };
  };
}

// More than an hour is left where the clock was set back.
function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return msBeforeNext > 0 ? Math.min(HOUR_S, Math.ceil(msBeforeNext / 1000)) : 0;
}
