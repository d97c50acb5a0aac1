import { createHmac } from 'node:crypto';
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

const HOUR_MS = 3_600_000;

/** A database that does not answer in this time delays no call: it is counted in memory. */
const PATIENCE_MS = 500;

const FORGET_EVERY_MS = 300_000;

// The clock of the database, in milliseconds since 1970: it is the only one that all processes share, and whoever sets that
// of a machine which answers visitors moves no hour. PostgreSQL has none that only runs forward.
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

// Where the clock of the database was set back, the end of an hour is further away than an hour.
const END = `least(hourly_count.expire, ${NOW} + ${HOUR_MS})`;

/** $1 key, $2 the most. No row: the hour is used up. */
const TAKE = `
insert into hourly_count(key, points, expire) values($1, 1, ${NOW} + ${HOUR_MS})
on conflict(key) do update set
  points = case when hourly_count.expire <= ${NOW} then 1 else hourly_count.points + 1 end,
  expire = case when hourly_count.expire <= ${NOW} then excluded.expire else ${END} end
where hourly_count.expire <= ${NOW} or hourly_count.points < $2
returning points`;

/** $1 key. */
const GIVE_BACK = `update hourly_count set points = points - 1 where key = $1 and expire > ${NOW}`;

/** $1 key, $2 the most. No row: the hour is not used up. */
const READ_WAIT = `
select ceil((${END} - ${NOW}) / 1000.0)::integer as seconds from hourly_count
where key = $1 and points >= $2 and expire > ${NOW}`;

const FORGET = `delete from hourly_count where expire <= ${NOW}`;

/**
 * Counts in a database, so that the processes that share it count together. The table holds no address of a client:
 * its keys are made with a secret that all of the processes know.
 */
export function countsIn(query: Query, secret: string): ShareCounts {
  const forget = () => void query(FORGET).catch(() => {});
  setInterval(forget, FORGET_EVERY_MS).unref();
  return (name, most, memory) => {
    const keyOf = (client: string) =>
      createHmac('sha256', secret).update(`${name}:${client}`).digest('base64url');
    /** Asks the database, or counts in memory if it does not answer in time. */
    const orHere = <T>(shared: Promise<T>, here: () => Promise<T>) =>
      inTime(PATIENCE_MS, shared, () => undefined).catch(here);
    const waitFor = async (client: string) =>
      Number((await query(READ_WAIT, keyOf(client), most))[0]?.seconds ?? 0);
    const take = async (client: string) =>
      (await query(TAKE, keyOf(client), most)).length > 0 ? 0 : Math.max(1, await waitFor(client));
    const giveBack = async (client: string) => {
      await query(GIVE_BACK, keyOf(client));
    };
    return {
      take: (client) => orHere(take(client), () => memory.take(client)),
      giveBack: (client) => orHere(giveBack(client), () => memory.giveBack(client)),
      wait: (client) => orHere(waitFor(client), () => memory.wait(client)),
    };
  };
}
