import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { limitPerHour } from '../../../server/limits/hourly-limit.ts';
import { PROJECT_ROOT } from '../../../server/settings.ts';
import { newSiteId } from '../deploy/deploy-call.ts';
import { newImage, open, publish } from './store-calls.ts';
import { LONGEST_INSTALL_MS, newDatabase } from './test-database.ts';

// The parts of a Supabase project's own database that the documented SQL and an upload use.
const PROJECT = `
  do $$ begin create role anon; exception when duplicate_object then null; end $$;
  create schema storage;
  create table storage.buckets(
    id text primary key, name text not null unique, public boolean default false,
    file_size_limit bigint, allowed_mime_types text[]
  );
  create table storage.objects(
    id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets, name text, version text,
    unique(bucket_id, name)
  );
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  create function storage.foldername(name text) returns text[] language sql immutable
    return trim_array(string_to_array(name, '/'), 1);
  grant usage on schema storage, public to anon;
  grant all on all tables in schema storage, public to anon;`;

async function documentedSql(): Promise<string> {
  const text = await readFile(join(PROJECT_ROOT, 'docs/production.md'), 'utf8');
  return /```sql\n(.*?)```/s.exec(text)?.[1] ?? '';
}

test('with the documented SQL a visitor can add images to the uploads folder and do nothing else', {
  timeout: LONGEST_INSTALL_MS,
}, async ({ skip }) => {
  const { url, isReal } = await newDatabase();
  skip(!isReal, 'PGlite has one role only');
  const { store, images, shareCounts: share } = await open({ dataDir: '', databaseUrl: url });
  await limitPerHour('a', 1, { share }).take('a');
  await publish(store, newSiteId(), 'page');
  await images.add(newImage());
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(PROJECT);
  await client.query(await documentedSql());
  const buckets = await client.query('select * from storage.buckets');
  expect(buckets.rows).toEqual([
    {
      id: 'images',
      name: 'images',
      public: true,
      file_size_limit: '5242880',
      allowed_mime_types: ['image/*'],
    },
  ]);
  await client.query(`insert into storage.buckets(id, name) values('others', 'others')`);

  await client.query('set role anon');
  const outcome = async (statement: string) => {
    try {
      const { rowCount } = await client.query(statement);
      return rowCount;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  const add = (bucket: string, name: string) =>
    outcome(`insert into storage.objects(bucket_id, name) values('${bucket}', '${name}')`);
  const refused = 'new row violates row-level security policy for table "objects"';
  expect(await add('images', 'uploads/a.png')).toBe(1);
  expect(await add('images', 'uploads/deeper/a.png')).toBe(1);
  expect(await add('images', 'uploads/a.png')).toMatch(/^duplicate key/);
  expect(await add('images', 'a.png')).toBe(refused);
  expect(await add('images', 'others/uploads/a.png')).toBe(refused);
  expect(await add('others', 'uploads/b.png')).toBe(refused);
  expect(await outcome('select * from storage.objects')).toBe(0);
  expect(await outcome(`update storage.objects set version = '2'`)).toBe(0);
  expect(await outcome('delete from storage.objects')).toBe(0);
  for (const table of [
    'site',
    'version',
    'picture',
    'blob',
    'hourly_count',
    'parley_schema',
    'storage.buckets',
  ]) {
    expect([table, await outcome(`select * from ${table}`)]).toEqual([table, 0]);
  }
  await client.query('reset role');
  const objects = await client.query('select bucket_id, name, version from storage.objects order by name');
  expect(objects.rows).toEqual([
    { bucket_id: 'images', name: 'uploads/a.png', version: null },
    { bucket_id: 'images', name: 'uploads/deeper/a.png', version: null },
  ]);
});
