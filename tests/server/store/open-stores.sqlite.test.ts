import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqliteDatabase } from '../../../server/database/database.sqlite.ts';
import { IMAGE_MIGRATIONS, SITE_MIGRATIONS } from '../../../server/database/schema.ts';
import { removeUnused } from '../../../server/images/remove-unused.ts';
import { compressPage } from '../../../server/store/compressed-page.ts';
import { openSqliteStore } from '../../../server/store/open-stores.ts';
import { newSiteId } from '../deploy/deploy-call.ts';
import { makeTempDir } from '../test-server.ts';
import { describeImageStore } from './image-store-contract.ts';
import { describeOperatorRecords } from './operator-records-contract.ts';
import { describePictureUses } from './picture-uses-contract.ts';
import { describeSiteStore } from './site-store-contract.ts';
import { describeRaces } from './site-store-races-contract.ts';
import { describeVersions } from './site-store-versions-contract.ts';
import { actAt, currentHtml, open, publish } from './store-calls.ts';

const newFolder = async () => ({ dataDir: await makeTempDir() });

describeSiteStore('files', newFolder);
describeVersions('files', newFolder);
describeRaces('files', newFolder);
describeImageStore('files', newFolder);
describePictureUses('files', newFolder);
describeOperatorRecords('files', newFolder);

test('the audit log is append-only', async () => {
  const { dataDir } = await newFolder();
  const { store, close } = await open({ dataDir });
  const siteId = newSiteId();
  await publish(store, siteId, 'page');
  await store.block(siteId, actAt(1));
  await close();
  const database = new DatabaseSync(join(dataDir, 'parley.sqlite'));
  for (const change of [`update audit set why = ''`, 'delete from audit'])
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

test('the pictures of pages and uploads of an earlier release are learned, so that none of them is removed', async () => {
  const folder = await makeTempDir();
  const siteId = newSiteId();
  const sites = openSqliteDatabase(folder, 'parley.sqlite', SITE_MIGRATIONS.slice(0, 2));
  const images = openSqliteDatabase(folder, 'images.sqlite', IMAGE_MIGRATIONS.slice(0, 1));
  const { hash, br, gz } = await compressPage('<img src="/storage/v1/object/public/images/uploads/a.png">');
  await sites.change(async (query) => {
    await query(
      `insert into site values($1, 'owner', 'a@example.test', 'basic', 1, 1, 1, null, null, 1)`,
      siteId,
    );
    await query('insert into version values($1, 1, $2, $3, $4, 1)', siteId, hash, br, gz);
  });
  for (const path of ['uploads/a.png', 'uploads/b.png'])
    await images.change((query) =>
      query(`insert into image values($1, 'id', 'image/png', '', 'hash', 1, $2)`, path, new Uint8Array(3)),
    );
  await Promise.all([sites.close(), images.close()]);
  const stores = await open({ dataDir: folder });
  expect(await removeUnused(stores.images, stores.uses, 179 * 86_400_000)).toBe(0);
  expect(await removeUnused(stores.images, stores.uses, 181 * 86_400_000)).toBe(1);
  expect([
    await stores.uses.picturesOf(siteId),
    await stores.images.find('uploads/a.png'),
    await stores.images.find('uploads/b.png'),
  ]).toEqual([['uploads/a.png'], expect.objectContaining({ size: 3 }), undefined]);
});

test('the file is in write-ahead mode, so that readers never wait for a publish', async () => {
  const folder = await makeTempDir();
  const store = openSqliteStore(folder);
  const database = new DatabaseSync(join(folder, 'parley.sqlite'));
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.close();
  await store.close();
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
