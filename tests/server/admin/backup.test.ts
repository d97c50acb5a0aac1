import { execFileSync } from 'node:child_process';
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { compressPage } from '../../../server/store/compressed-page.ts';
import { deploy, deployRequest, fetchPage } from '../deploy/deploy-call.ts';
import { startImageServer } from '../images/image-server.ts';
import { makeTempDir } from '../test-server.ts';
import { admin, refused, startWithSite } from './admin-call.ts';

describe('an operator', () => {
  test('backs up while the server runs, and gets all of it back', async () => {
    const { address, dataDir, siteId, imagePath, stop } = await startWithSite();
    const file = join(await makeTempDir(), 'parley.tar');
    expect(await admin(dataDir, 'backup', file)).toEqual([`Everything is in ${file}.`]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const later = deployRequest();
    await deploy(address, later);
    await stop();
    const lines = await admin(dataDir, 'restore', file);
    const kept = /^What was there before is in (.*)\.$/.exec(lines[1] ?? '')?.[1] ?? '';
    expect((await readdir(kept)).sort()).toEqual(['images.sqlite', 'parley.sqlite']);
    const again = await startImageServer(dataDir);
    expect(await fetchPage(again.address, siteId)).toBe('the page');
    expect(await (await fetch(again.address + imagePath)).text()).toBe('the picture');
    expect((await fetch(`${again.address}/s/${later.siteName}/`)).status).toBe(404);
    const before = await startImageServer(kept);
    expect(await fetchPage(before.address, later.siteName)).toBe(later.html);
  });

  test('restores into a folder where nothing is yet', async () => {
    const { dataDir, siteId } = await startWithSite();
    const folder = await makeTempDir();
    await admin(dataDir, 'backup', join(folder, 'parley.tar'));
    const lines = await admin(join(folder, 'data'), 'restore', join(folder, 'parley.tar'));
    expect(lines).toEqual([`What ${join(folder, 'parley.tar')} holds is in place.`]);
    const { address } = await startImageServer(join(folder, 'data'));
    expect(await fetchPage(address, siteId)).toBe('the page');
  });

  test('can open a backup with tar', async () => {
    const { dataDir, siteId } = await startWithSite();
    const folder = await makeTempDir();
    await admin(dataDir, 'backup', join(folder, 'parley.tar'));
    execFileSync('tar', ['-xf', 'parley.tar'], { cwd: folder });
    const database = new DatabaseSync(join(folder, 'parley.sqlite'));
    expect(database.prepare('select id from site').get()).toEqual({ id: siteId });
    database.close();
  });
});

describe('a command that cannot be done', () => {
  test('a backup replaces no file and leaves nothing behind', async () => {
    const { dataDir } = await startWithSite();
    const folder = await makeTempDir();
    const file = join(folder, 'parley.tar');
    await writeFile(file, 'mine');
    expect(await refused(dataDir, 'backup', file)).toBe(`There is a file ${file} already.`);
    expect([await readdir(folder), await readFile(file, 'utf8')]).toEqual([['parley.tar'], 'mine']);
  });

  test('a restore under a running server changes nothing', async () => {
    const { address, dataDir, siteId } = await startWithSite();
    const file = join(await makeTempDir(), 'parley.tar');
    await admin(dataDir, 'backup', file);
    expect(await refused(dataDir, 'restore', file)).toBe('The data are in use: stop the server first.');
    expect(await fetchPage(address, siteId)).toBe('the page');
    expect((await deploy(address, deployRequest())).status).toBe(200);
  });

  test('a restore of anything but a whole backup changes nothing', async () => {
    const { address, dataDir, siteId, stop } = await startWithSite();
    const folder = await makeTempDir();
    const file = join(folder, 'parley.tar');
    await admin(dataDir, 'backup', file);
    await stop();
    const whole = await readFile(file);
    const not = (why: string) => `The file ${file} is no backup of Parley: ${why}.`;
    await truncate(file, whole.byteLength - 2048);
    expect(await refused(dataDir, 'restore', file)).toBe(not('it is not whole'));
    await truncate(file, 100);
    expect(await refused(dataDir, 'restore', file)).toBe(not('it is not whole'));
    await writeFile(file, 'words '.repeat(1000));
    expect(await refused(dataDir, 'restore', file)).toBe(not('it is no archive'));
    await writeFile(file, Buffer.alloc(1024));
    expect(await refused(dataDir, 'restore', file)).toBe(not('it has no parley.sqlite'));
    await writeFile(file, whole.fill(0xff, 4096, 12_288));
    expect(await refused(dataDir, 'restore', file)).toMatch(/is no backup of Parley: [^\n]+\.$/);
    expect(await refused(dataDir, 'restore', join(folder, 'none'))).toMatch(/cannot be read\.$/);
    expect((await readdir(dataDir)).filter((name) => name.includes('restore'))).toEqual([]);
    const again = await startImageServer(dataDir);
    expect(again.address).not.toBe(address);
    expect(await fetchPage(again.address, siteId)).toBe('the page');
  });

  test('a restore of a backup with one wrong byte in a page or picture changes nothing', async () => {
    const { dataDir, siteId, stop } = await startWithSite();
    const file = join(await makeTempDir(), 'parley.tar');
    await admin(dataDir, 'backup', file);
    await stop();
    const whole = await readFile(file);
    const { br, gz } = await compressPage('the page');
    const stored = await admin(dataDir, 'list');
    for (const [bytes, what] of [
      [br, `version 1 of ${siteId}`],
      [gz, `version 1 of ${siteId}`],
      [Buffer.from('the picture'), 'the picture uploads/a.png'],
    ] as const) {
      const damaged = Buffer.from(whole);
      const at = damaged.indexOf(bytes) + bytes.byteLength - 5;
      damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
      await writeFile(file, damaged);
      expect(await refused(dataDir, 'restore', file)).toBe(
        `The file ${file} is no backup of Parley: ${what} in it is damaged.`,
      );
    }
    expect((await readdir(dataDir)).filter((name) => name.includes('restore'))).toEqual([]);
    expect(await admin(dataDir, 'list')).toEqual(stored);
  });
});
