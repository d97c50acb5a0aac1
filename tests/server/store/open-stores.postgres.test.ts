import { Client } from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openPostgresDatabase, postgresConfig } from '../../../server/database/database.postgres.ts';
import { GUARD_MS } from '../../../server/store/access/link-tokens.ts';
import { KEPT_VERSIONS } from '../../../server/store/site-store.ts';
import { newSiteId } from '../deploy/deploy-call.ts';
import { describeAccess } from './access-contract.ts';
import { describeImageStore } from './image-store-contract.ts';
import { openLossyProxy } from './lossy-proxy.ts';
import { describeMessageStore } from './message-store-contract.ts';
import { describeOperatorRecords } from './operator-records-contract.ts';
import { describePictureOwners } from './picture-owners-contract.ts';
import { describeReportRecords } from './report-records-contract.ts';
import { describeSiteStore } from './site-store-contract.ts';
import { describeRaces } from './site-store-races-contract.ts';
import { describeVersions } from './site-store-versions-contract.ts';
import { actAt, currentHtml, htmlOf, newImage, open, publish } from './store-calls.ts';
import { LONGEST_INSTALL_MS, newDatabase, type TestDatabase } from './test-database.ts';
import { describeUpgrade, RELEASED } from './upgrade-contract.ts';

let shared: TestDatabase;

beforeAll(async () => {
  shared = await newDatabase();
}, LONGEST_INSTALL_MS);

const locationIn = ({ url }: TestDatabase) => ({ dataDir: '', databaseUrl: url });
const getLocation = () => locationIn(shared);

describeSiteStore('PostgreSQL', getLocation);
describeVersions('PostgreSQL', getLocation);
describeRaces('PostgreSQL', getLocation);
describeImageStore('PostgreSQL', getLocation);
describePictureOwners('PostgreSQL', getLocation);
describeOperatorRecords('PostgreSQL', getLocation);
describeAccess('PostgreSQL', getLocation);
describeReportRecords('PostgreSQL', getLocation);
describeMessageStore('PostgreSQL', getLocation);

describeUpgrade('PostgreSQL', async () => {
  const location = locationIn(await newDatabase());
  const database = await openPostgresDatabase(postgresConfig(location.databaseUrl), RELEASED, 2);
  return { location, sites: database, images: database };
});

test('an erasure deletes the page of a publish that it waited for', async ({ skip }) => {
  skip(!shared.isReal, 'PGlite has one connection');
  const { store } = await open(getLocation());
  const siteId = newSiteId();
  await publish(store, siteId, 'page');
  const client = new Client(shared.url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query('update site set current = 2, newest = 2 where id = $1', [siteId]);
  await client.query(
    'insert into version(site, n, hash, br, gz, at) select site, 2, hash, br, gz, at from version where site = $1',
    [siteId],
  );
  const erased = store.erase(siteId, actAt(2));
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(() => query(shared.url, waiting)).toHaveLength(1);
  await client.query('commit');
  expect(await erased).toBe(true);
  expect(await query(shared.url, `select n from version where site = '${siteId}'`)).toEqual([]);
});

test('the audit log is append-only', async () => {
  const { store } = await open(getLocation());
  const siteId = newSiteId();
  await publish(store, siteId, 'page');
  await store.block(siteId, actAt(1));
  for (const change of [`update audit set why = ''`, 'delete from audit', 'truncate audit'])
    await expect(query(shared.url, change)).rejects.toThrow('The table audit is append-only.');
});

async function query(url: string, ...statements: string[]) {
  const client = new Client(url);
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/**
 * Begins a change that waits for the row that a transaction of somebody else holds, then another change, and ends that
 * transaction once the other is through or waits too; resolves with what the first answered.
 */
async function overtaken<T>(
  hold: string,
  first: () => Promise<T>,
  other: () => Promise<unknown>,
): Promise<T> {
  const client = new Client(shared.url);
  await client.connect();
  const waiting = async () => {
    const rows = await query(
      shared.url,
      `select 1 from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  try {
    await client.query('begin');
    await client.query(hold);
    const answered = first();
    await expect.poll(waiting).toBe(1);
    let isThrough = false;
    const done = other().finally(() => {
      isThrough = true;
    });
    await expect.poll(async () => isThrough || (await waiting()) > 1).toBe(true);
    await client.query('rollback');
    await done;
    return await answered;
  } finally {
    await client.end();
  }
}

test('a right that is removed while its holder makes a link for another device leaves no link', async ({
  skip,
}) => {
  skip(!shared.isReal, 'PGlite has one connection');
  const { store, access } = await open(getLocation());
  const { rights, tokens } = access;
  const siteId = newSiteId();
  await publish(store, siteId, 'page');
  const token = { hash: newSiteId(), at: 10, endsAt: 1000 };
  await tokens.addForDevice(siteId, 'owner', token);
  await tokens.take(token.hash, 'tablet', 11);
  const link = newSiteId();
  const hold = `insert into link_token(hash, site, purpose, address, made_at, ends_at)
    values('${link}', '${siteId}', 'device', '', 1, 1)`;
  const late = 11 + GUARD_MS;
  await overtaken(
    hold,
    () => tokens.addForDevice(siteId, 'tablet', { hash: link, at: late, endsAt: late + 1000 }),
    () => rights.remove(siteId, 'owner', 'tablet', late + 1),
  );
  expect(await tokens.take(link, 'tablet', late + 2)).toEqual({ kind: 'refused', why: 'unknown' });
});

test('an address that is changed while a link to the one before is used is not confirmed', async ({
  skip,
}) => {
  skip(!shared.isReal, 'PGlite has one connection');
  const { store, access } = await open(getLocation());
  const { addresses, tokens } = access;
  const siteId = newSiteId();
  await publish(store, siteId, 'page', 'owner', 'own@example.test');
  const hash = newSiteId();
  const token = {
    hash,
    siteId,
    purpose: 'confirm',
    address: 'own@example.test',
    at: 10,
    endsAt: 1000,
  } as const;
  await tokens.add([token]);
  await overtaken(
    `select 1 from link_token where hash = '${hash}' for update`,
    () => tokens.take(hash, 'owner', 11),
    () => addresses.change(siteId, 'owner', 'victim@example.test', 20),
  );
  expect(await addresses.of(siteId)).toMatchObject({ email: 'victim@example.test', isConfirmed: false });
});

test('an address that is given while its site is erased is not kept', async ({ skip }) => {
  skip(!shared.isReal, 'PGlite has one connection');
  const { store, records, access } = await open(getLocation());
  const siteId = newSiteId();
  await publish(store, siteId, 'page');
  await overtaken(
    `select 1 from site where id = '${siteId}' for update`,
    () => store.erase(siteId, actAt(10)),
    () => access.addresses.change(siteId, 'owner', 'own@example.test', 20),
  );
  expect(await records.siteOf(siteId)).toMatchObject([{ email: '' }]);
});

test('a stranger’s calls change no row of a site, so that no process reads its page anew', async ({
  skip,
}) => {
  skip(!shared.isReal, 'PGlite has one connection');
  const { store, access, changes } = await open(getLocation());
  const { rights, addresses, tokens } = access;
  const [siteId, next, last] = [newSiteId(), newSiteId(), newSiteId()];
  await expect.poll(() => changes?.period()).toBeDefined();
  const changed: string[] = [];
  changes?.onChange((each) => changed.push(each));
  await publish(store, siteId, 'page');
  // What is told of the publish itself has come before what is told of the next one.
  await publish(store, next, 'page');
  await expect.poll(() => changed).toContain(next);
  changed.length = 0;
  await rights.remove(siteId, 'stranger', 'owner', 10);
  await addresses.change(siteId, 'stranger', 'own@example.test', 20);
  await tokens.addForDevice(siteId, 'stranger', { hash: newSiteId(), at: 10, endsAt: 1000 });
  await publish(store, last, 'page');
  await expect.poll(() => changed).toContain(last);
  expect(changed).not.toContain(siteId);
});

test('several processes can open an empty database at the same time', { timeout: 30_000 }, async () => {
  const location = locationIn(await newDatabase());
  const all = await Promise.all(Array.from({ length: 4 }, () => open(location)));
  const outcomes = await Promise.all(all.map(({ store }) => publish(store, newSiteId(), 'page')));
  expect(outcomes).toEqual(Array(4).fill({ kind: 'published', version: 1 }));
});

test('a database of a newer release is refused and not changed', { timeout: 30_000 }, async () => {
  const location = locationIn(await newDatabase());
  await (await open(location)).close();
  await query(location.databaseUrl, `update parley_schema set steps = 1000 where part = 'site'`);
  await expect(open(location)).rejects.toThrow('The data were written by a newer release of Parley.');
  expect(await query(location.databaseUrl, 'select part, steps from parley_schema order by part')).toEqual([
    { part: 'count', steps: 1 },
    { part: 'image', steps: 3 },
    { part: 'site', steps: 1000 },
  ]);
});

test('a database that takes no writes serves what it has, and says why a publish is refused', async ({
  skip,
}) => {
  skip(!shared.isReal, 'PGlite takes no options of a connection');
  const location = locationIn(await newDatabase());
  const { store: writable } = await open(location);
  const siteId = newSiteId();
  await publish(writable, siteId, 'page');
  const databaseUrl = `${location.databaseUrl}?options=-c%20default_transaction_read_only%3Don`;
  const { store, checkWrites } = await open({ ...location, databaseUrl });
  expect(await currentHtml(store, siteId)).toBe('page');
  const refusal = { name: 'WritesRefused', why: 'read-only' };
  await expect(publish(store, siteId, 'other')).rejects.toMatchObject(refusal);
  await expect(checkWrites()).rejects.toMatchObject(refusal);
});

test('a role that may read every table, such as Supabase’s public role, sees no rows', async ({ skip }) => {
  skip(!shared.isReal, 'PGlite has one role only');
  const { store, images } = await open(getLocation());
  await publish(store, newSiteId(), 'page');
  await images.add(newImage());
  const seen = await query(
    shared.url,
    'create role visitor',
    'grant all on all tables in schema public to visitor',
    'set role visitor',
    `select (select count(*)::int from site) sites, (select count(*)::int from version) versions,
       (select count(*)::int from picture) images, (select count(*)::int from blob) blobs,
       (select count(*)::int from site_right) rights, (select count(*)::int from link_token) tokens, (select count(*)::int from parley_schema) parts`,
  );
  expect(seen).toEqual([{ sites: 0, versions: 0, images: 0, blobs: 0, rights: 0, tokens: 0, parts: 0 }]);
});

test('connections that the server closes are reopened, and nothing acknowledged is lost', async ({
  skip,
}) => {
  skip(!shared.isReal, 'PGlite ends no connections');
  const { store } = await open(getLocation());
  const siteId = newSiteId();
  const endOthers = () =>
    query(
      shared.url,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
  for (let round = 0; round < 20; round += 1) {
    const htmls = Array.from({ length: 4 }, (_, n) => `${round} ${n}`);
    const [, ...outcomes] = await Promise.all([
      endOthers(),
      // If the connection ends during the commit, the outcome is unknown.
      ...htmls.map((html) => publish(store, siteId, html).catch(() => undefined)),
    ]);
    await endOthers();
    const newest = await store.currentOf(siteId);
    expect(newest?.kind === 'live' && newest.version).toBeLessThanOrEqual(4 * (round + 1));
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome === undefined) continue;
      const version = outcome.kind === 'published' ? outcome.version : 0;
      const found = await htmlOf(await store.findVersion(siteId, version));
      const isDropped = newest?.kind === 'live' && version <= newest.version - KEPT_VERSIONS;
      expect(found).toBe(isDropped ? undefined : htmls[at]);
    }
  }
});

test('a publish whose commit is not answered is reported as unknown, and its owner can retry it', async ({
  skip,
}) => {
  skip(!shared.isReal, 'PGlite keeps a broken connection’s transaction open');
  const proxy = await openLossyProxy(shared.url);
  const { store } = await open({ dataDir: '', databaseUrl: proxy.url });
  const direct = (await open(getLocation())).store;
  for (const owner of ['owner', null]) {
    const siteId = newSiteId();
    proxy.loseCommits(true);
    await expect(publish(store, siteId, 'first', owner)).rejects.toThrow(
      'Whether it was committed is not known: Error: Connection terminated unexpectedly',
    );
    proxy.loseCommits(false);
    expect(await direct.currentOf(siteId)).toMatchObject({ kind: 'live', version: 1 });
    expect(await publish(store, siteId, 'again', owner)).toEqual(
      owner === null ? { kind: 'refused', why: 'not-owned' } : { kind: 'published', version: 2 },
    );
  }
});

test('where the server has no connection left, calls wait for one', async ({ skip }) => {
  skip(!shared.isReal, 'PGlite has one connection only');
  await (await open(getLocation())).close();
  const url = new URL(shared.url);
  await query(
    shared.url,
    `create role narrow login password '${url.password}' bypassrls connection limit 2`,
    'grant all on all tables in schema public to narrow',
  );
  url.username = 'narrow';
  // One of the two connections hears the news, so that the calls share the other.
  const { store } = await open({ dataDir: '', databaseUrl: url.href, databaseConnections: 5 });
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => publish(store, newSiteId(), 'page')));
  expect(outcomes).toEqual(Array(20).fill({ kind: 'published', version: 1 }));
});

test.each([
  ['no server', 'postgres://me:hidden@127.0.0.1:1/parley', /^connect ECONNREFUSED 127\.0\.0\.1:1$/],
  ['no server at any address', 'postgres://me:hidden@localhost:1/parley', /^connect ECONNREFUSED \S+:1$/],
  ['no host', 'postgres://me:hidden@parley.invalid/parley', /parley\.invalid/],
])('%s is reported without the password', async (_, databaseUrl, words) => {
  const failed = await open({ dataDir: '', databaseUrl }).catch((error: unknown) => error);
  expect(failed).toMatchObject({ message: expect.stringMatching(words) });
  expect(String(failed)).not.toContain('hidden');
});
