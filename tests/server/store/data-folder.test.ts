import { readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStores } from '../../../server/store/open-stores.ts';
import { refused } from '../admin/admin-call.ts';
import { makeTempDir } from '../test-server.ts';

/** A folder that a server has used. */
async function usedFolder(): Promise<string> {
  const dataDir = await makeTempDir();
  const { checkWrites, close } = await openStores({ dataDir });
  await checkWrites();
  await close();
  return dataDir;
}

const whyNot = (dataDir: string) =>
  openStores({ dataDir }).then(
    () => 'opened',
    (error: Error) => error.message,
  );

const lost = (dataDir: string, beside: string) =>
  `${join(dataDir, 'parley.sqlite')} is lost: it is missing or empty, and ${beside} beside it not. Restore a backup; or, to begin anew, move what is there away.`;

test.each([
  ['an emptied file', truncate],
  ['a missing file', rm],
])('%s of sites is no new server: nobody gets the addresses of what was there', async (_, lose) => {
  const dataDir = await usedFolder();
  await lose(join(dataDir, 'parley.sqlite'));
  const before = await readdir(dataDir);
  expect(await whyNot(dataDir)).toBe(lost(dataDir, 'images.sqlite, reserve'));
  expect(await refused(dataDir, 'list')).toBe(lost(dataDir, 'images.sqlite, reserve'));
  expect(await readdir(dataDir)).toEqual(before);
});

test.each(['parley.sqlite-wal', 'reserve'])('a lone %s tells that the sites were lost', async (name) => {
  const dataDir = await makeTempDir();
  await writeFile(join(dataDir, name), 'x');
  expect(await whyNot(dataDir)).toBe(lost(dataDir, name));
});

test('a start that was killed before the sites were made begins anew', async () => {
  const dataDir = await makeTempDir();
  await writeFile(join(dataDir, 'parley.sqlite'), '');
  const { close } = await openStores({ dataDir });
  await close();
});

test('a command makes no data where there are none', async () => {
  const dataDir = await makeTempDir();
  const none = join(dataDir, 'none');
  expect(await refused(none, 'list')).toBe(`There are no data at ${none}; is DATA_DIR right?`);
  expect(await readdir(dataDir)).toEqual([]);
});
