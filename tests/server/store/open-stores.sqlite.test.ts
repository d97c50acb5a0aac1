import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqliteDatabase } from '../../../server/database/database.sqlite.ts';
import { SITE_MIGRATIONS } from '../../../server/database/schema.ts';
import { IS_CONFIRMED } from '../../../server/store/access/site-addresses.ts';
import { openSqliteStore } from '../../harness/sqlite-store.ts';
import { newSiteId } from '../deploy/deploy-call.ts';
import { makeTempDir } from '../test-server.ts';
import { describeAccess } from './access-contract.ts';
import { describeImageStore } from './image-store-contract.ts';
import { describeMessageStore } from './message-store-contract.ts';
import { describeOperatorRecords } from './operator-records-contract.ts';
import { describePictureOwners } from './picture-owners-contract.ts';
import { describeReportRecords } from './report-records-contract.ts';
import { describeSiteStore } from './site-store-contract.ts';
import { describeRaces } from './site-store-races-contract.ts';
import { describeVersions } from './site-store-versions-contract.ts';
import { actAt, currentHtml, open, publish } from './store-calls.ts';
import { describeUpgrade, RELEASED } from './upgrade-contract.ts';

const newFolder = async () => ({ dataDir: await makeTempDir() });

describeSiteStore('files', newFolder);
describeVersions('files', newFolder);
describeRaces('files', newFolder);
describeImageStore('files', newFolder);
describePictureOwners('files', newFolder);
describeOperatorRecords('files', newFolder);
describeAccess('files', newFolder);
describeReportRecords('files', newFolder);
describeMessageStore('files', newFolder);

test('the audit log is append-only', async () => {
  const { dataDir } = await newFolder();
  const { store, close } = await open({ dataDir });
  const siteId = newSiteId();
  await publish(store, siteId, 'page');
  await store.block(siteId, actAt(1));
  await close();
  const database = new DatabaseSync(join(dataDir, 'parley.sqlite'));
  const row = `audit(n, at, what, site, who, why) values(1, 1, 'put-back', '${siteId}', 'nobody', '')`;
  for (const change of [
    `update audit set why = ''`,
    'delete from audit',
    `insert or replace into ${row}`,
    `insert into ${row} on conflict(n) do update set why = ''`,
  ])
    expect(() => database.exec(change)).toThrow('The table audit is append-only.');
  database.close();
});

test('a file of the first release is migrated and keeps its version numbers', async () => {
  const folder = await makeTempDir();
  const siteId = newSiteId();
  const first = openSqliteDatabase(folder, 'parley.sqlite', SITE_MIGRATIONS.slice(0, 1));
  await first.change((query) =>
    query(`insert into site values($1, 'owner', 'a@example.test', 'basic', 3, 1, 1, null, null)`, siteId),
  );
  await first.close();
  const { store } = await open({ dataDir: folder });
  expect(await publish(store, siteId, 'page')).toEqual({ kind: 'published', version: 4 });
  expect(await currentHtml(store, siteId)).toBe('page');
});

describeUpgrade('files', async () => {
  const location = await newFolder();
  const { dataDir } = location;
  return {
    location,
    sites: openSqliteDatabase(dataDir, 'parley.sqlite', RELEASED.site),
    images: openSqliteDatabase(dataDir, 'images.sqlite', RELEASED.image),
  };
});

test('the file is in write-ahead mode, so that readers never wait for a publish', async () => {
  const folder = await makeTempDir();
  const store = openSqliteStore(folder);
  const database = new DatabaseSync(join(folder, 'parley.sqlite'));
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.close();
  await store.close();
});

// Strangers may publish thousands of websites in the name of one address, and each publish asks this.
test('whether an address is confirmed is read of an index of confirmed ones', async () => {
  const { dataDir } = await newFolder();
  await (await open({ dataDir })).close();
  const database = new DatabaseSync(join(dataDir, 'parley.sqlite'));
  const plan = database
    .prepare(`explain query plan ${IS_CONFIRMED.replaceAll('$1', '?1')}`)
    .all('a@b.example');
  database.close();
  expect(plan.map(({ detail }) => detail)).toEqual(['SEARCH site USING INDEX site_confirmed (<expr>=?)']);
});

test('a database of a newer release is refused and not changed', async () => {
  const folder = await makeTempDir();
  await openSqliteStore(folder).close();
  const database = new DatabaseSync(join(folder, 'parley.sqlite'));
  database.exec('pragma user_version = 1000');
  expect(() => openSqliteStore(folder)).toThrow('The data were written by a newer release of Parley.');
  expect(database.prepare('pragma user_version').get()).toEqual({ user_version: 1000 });
  database.close();
});
