import type { ClientBase } from 'pg';
import {
  type Dialect,
  EARLIER_SCHEMA,
  type Migrations,
  pendingMigrations,
  takeOverUploads,
} from './schema.ts';

/** The channel on which the database names each site that changes. */
export const SITE_CHANGED = 'parley_site_changed';

const POSTGRES: Dialect = {
  bytes: 'bytea',
  long: 'bigint',
  counter: 'bigint generated always as identity primary key',
  tableEnd: '',
  // Without row level security a Supabase project exposes its tables to everyone who has its public key. External
  // storage keeps PostgreSQL from compressing bytes that are compressed already.
  afterTable: (name, files) =>
    [
      `alter table ${name} enable row level security;`,
      ...files.map((file) => `alter table ${name} alter column ${file} set storage external;`),
    ].join(' '),
  siteNotices: `
    create function parley_tell_site_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('${SITE_CHANGED}', coalesce(new.id, old.id));
      return null;
    end $$;
    create trigger site_changed after insert or update or delete on site
      for each row execute function parley_tell_site_changed();`,
  appendOnly: (table) => `
    create function parley_refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The table ${table} is append-only.';
    end $$;
    create trigger ${table}_append_only before update or delete or truncate on ${table}
      for each statement execute function parley_refuse_change();`,
  // Locked first: an upload by a process of that release is taken over too, or refused.
  earlierUploads: `
    lock table upload in access exclusive mode;
    ${takeOverUploads('')};
    drop table site_picture;`,
  refuseReplacing: () => '',
};

// The number is arbitrary, but all releases must use the same.
const LOCK = 7_272_539_101;

const PREPARE = `
begin;
set local lock_timeout = '60s';
select pg_advisory_xact_lock(${LOCK});
create table if not exists parley_schema(part text primary key, steps integer not null);
alter table parley_schema enable row level security;`;

/** Brings a database to the newest schema, one process at a time, and never for a command; rejects if a newer release wrote it. */
export async function migratePostgres(
  client: ClientBase,
  parts: Readonly<Record<string, Migrations>>,
  isCommand = false,
): Promise<void> {
  // Nothing is written where the schema is current: a server must start on a database that takes no writes.
  if (await isCurrent(client, parts)) return;
  if (isCommand) throw new Error(EARLIER_SCHEMA);
  await client.query(PREPARE);
  for (const [part, migrations] of Object.entries(parts)) {
    const { rows } = await client.query('select steps from parley_schema where part = $1', [part]);
    const missing = pendingMigrations(Number(rows[0]?.steps ?? 0), migrations, POSTGRES);
    for (const statements of missing) await client.query(statements);
    await client.query(
      'insert into parley_schema values($1, $2) on conflict(part) do update set steps = excluded.steps',
      [part, migrations.length],
    );
  }
  await client.query('commit');
}

async function isCurrent(client: ClientBase, parts: Readonly<Record<string, Migrations>>): Promise<boolean> {
  const { rows: found } = await client.query(`select to_regclass('parley_schema') is not null as found`);
  if (!found[0]?.found) return false;
  const { rows } = await client.query('select part, steps from parley_schema');
  const steps = new Map(rows.map(({ part, steps: done }) => [part, done]));
  return Object.entries(parts).every(([part, migrations]) => steps.get(part) === migrations.length);
}
