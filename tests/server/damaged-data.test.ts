import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../server/listen/serve.ts';
import type { ServerEvent } from '../../server/operations/server-event.ts';
import { compressPage } from '../../server/store/compressed-page.ts';
import { damageIn } from '../../server/store/stored-damage.ts';
import { admin, refused } from './admin/admin-call.ts';
import { deploy, deployRequest, newSecret } from './deploy/deploy-call.ts';
import { makeTempDir, startTestServer } from './test-server.ts';

/** A folder with two pages, the first of which is damaged by `damage`. */
async function damagedFolder(damage: (file: Buffer, page: Uint8Array) => void) {
  const { address, dataDir, stop } = await startTestServer();
  for (const siteName of ['site-aaaaaaa', 'site-bbbbbbb']) {
    const request = deployRequest({ siteName, html: htmlOf(siteName) });
    expect((await deploy(address, request, newSecret())).status).toBe(200);
  }
  await stop();
  const path = join(dataDir, 'parley.sqlite');
  const file = await readFile(path);
  damage(file, (await compressPage(htmlOf('site-aaaaaaa'))).br);
  await writeFile(path, file);
  return dataDir;
}

// Compressed it is still longer than a page of the database, so it has pages of its own.
const htmlOf = (siteName: string) =>
  Array.from({ length: 5000 }, (_, at) => Math.imul(at + siteName.charCodeAt(5), 2654435761)).join();

/** A server that checks its data; `found` are its reports so far. */
async function startChecking(dataDir: string) {
  const found: ServerEvent[] = [];
  const server = await serve({
    settings: { host: '127.0.0.1', port: 0, dataDir, publicUrl: undefined },
    log: () => {},
    report: (event) => found.push(event),
    openFront: async () => ({ assets: { answer: async () => undefined } }),
  });
  onTestFinished(server.stop);
  const get = async (path: string) => {
    const response = await fetch(server.address + path);
    return { status: response.status, text: await response.text() };
  };
  return { found, get };
}

test('a damaged page is found in the background: readiness, metrics and log name it, other pages are served', async () => {
  const dataDir = await damagedFolder((file, page) => {
    const at = file.indexOf(page.subarray(-500)) + 400;
    file.writeUInt8(file.readUInt8(at) ^ 1, at);
  });
  const { found, get } = await startChecking(dataDir);
  await expect
    .poll(() => found)
    .toEqual([{ damaged: 'parley.sqlite', what: 'version 1 of site-aaaaaaa is damaged' }]);
  const ready = await get('/readyz');
  expect([ready.status, JSON.parse(ready.text)]).toEqual([
    200,
    { status: 'ok', writes: 'ok', damaged: ['parley.sqlite'] },
  ]);
  expect((await get('/metrics')).text).toContain('\nparley_damaged_files 1\n');
  expect(await get('/s/site-bbbbbbb/')).toEqual({ status: 200, text: htmlOf('site-bbbbbbb') });
});

test('a check that is to end reads no more', async () => {
  const dataDir = await damagedFolder((file, page) => {
    const at = file.indexOf(page.subarray(-500)) + 400;
    file.writeUInt8(file.readUInt8(at) ^ 1, at);
  });
  const what = 'version 1 of site-aaaaaaa is damaged';
  expect(damageIn(dataDir)).toEqual([{ file: 'parley.sqlite', what }]);
  let rows = 0;
  // Asked once for each file and once for each row: the second time is before the first row.
  expect(damageIn(dataDir, () => ++rows > 1)).toEqual([]);
});

test('no backup is made of damaged data, and its command says what is damaged', async () => {
  const why = (what: string) =>
    `The data are damaged, so no backup was made. parley.sqlite: ${what}. Copy the files themselves.`;
  const folder = join(await makeTempDir(), 'backup');
  const oneBit = await damagedFolder((file, page) => {
    const at = file.indexOf(page.subarray(-500)) + 400;
    file.writeUInt8(file.readUInt8(at) ^ 1, at);
  });
  expect(await refused(oneBit, 'backup', folder)).toBe(why('version 1 of site-aaaaaaa is damaged'));
  const structure = await damagedFolder((file, page) => {
    // The page of the database that holds the end of the page begins with the number of the next one.
    const at = file.indexOf(page.subarray(-500));
    file.fill(0xff, at - (at % 4096), at - (at % 4096) + 4);
  });
  expect(await refused(structure, 'backup', folder)).toMatch(
    /^The data are damaged, so no backup was made\. .*parley\.sqlite: .*\. Copy the files themselves\.$/,
  );
  await rm(folder, { recursive: true, force: true });
  const whole = await damagedFolder(() => {});
  expect(await admin(whole, 'backup', folder)).toEqual([`Everything is in ${folder}.`]);
});
