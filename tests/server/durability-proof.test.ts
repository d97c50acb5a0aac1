import { hash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { findLosses } from '../harness/durability/find-losses.ts';
import type { Ledger } from '../harness/durability/ledger.ts';
import { visitors } from '../harness/durability/load.ts';
import { ANON_KEY, startImageServer } from './images/image-server.ts';

const VISITS = 6;

async function startWithVisits() {
  const { address, dataDir } = await startImageServer();
  const ledger: Ledger = { sites: [], images: [] };
  const [visitor] = visitors(1, ledger, ANON_KEY);
  for (let n = 0; n < VISITS; n += 1) await visitor?.(address);
  const [site] = ledger.sites;
  const [image] = ledger.images;
  if (!site || !image) throw new Error('Nobody published.');
  const change = (of: 'site' | 'picture' | 'blob', statement: string) => {
    const file = of === 'blob' ? 'images.sqlite' : 'parley.sqlite';
    const database = new DatabaseSync(join(dataDir, file));
    const names = { site: site.siteId, picture: image.name, blob: hash('sha256', image.bytes) };
    database.prepare(statement).run(names[of]);
    database.close();
  };
  return { address, ledger, site, image, change };
}

test('finds no loss if everything is stored', async () => {
  const { address, ledger } = await startWithVisits();
  expect([ledger.sites.length, ledger.images.length]).toEqual([2, 2]);
  expect(await findLosses(address, ledger)).toEqual([]);
});

test.each<[string, 'site' | 'picture' | 'blob', RegExp[]]>([
  ['update site set current = 1 where id = ?', 'site', [/^site-\w+: 200, \d+ characters$/]],
  ['delete from version where site = ? and n = 1', 'site', [/^site-\w+: version 1 is not kept$/]],
  [
    `update version set (hash, br, gz) = (select hash, br, gz from version other
       where other.site = version.site and n = 2) where site = ? and n = 1`,
    'site',
    [/^site-\w+: version 1 is not what was sent$/],
  ],
  [`delete from site_right where site = ? and kind = 'device'`, 'site', [/^site-\w+: a right is lost, 403$/]],
  ['delete from picture where path = ?', 'picture', [/png: 400, \d+ bytes of \d+$/]],
  ['delete from blob where name = ?', 'blob', [/png: 500, \d+ bytes of \d+$/]],
  ['update blob set bytes = substr(bytes, 1, 100) where name = ?', 'blob', [/png: 500, \d+ bytes of \d+$/]],
])('finds the loss caused by: %s', async (statement, of, expected) => {
  const { address, ledger, change } = await startWithVisits();
  change(of, statement);
  expect(await findLosses(address, ledger)).toEqual(expected.map((words) => expect.stringMatching(words)));
});

test('an unacknowledged publish or upload may be missing, but not incomplete', async () => {
  const { address, ledger, site, image, change } = await startWithVisits();
  delete site.pages.at(-1)?.version;
  image.isAcknowledged = false;
  change('blob', 'update blob set bytes = substr(bytes, 1, 100) where name = ?');
  expect(await findLosses(address, ledger)).toHaveLength(1);
  change('picture', 'delete from picture where path = ?');
  expect(await findLosses(address, ledger)).toEqual([]);
});
