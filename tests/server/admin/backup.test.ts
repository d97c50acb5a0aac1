import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compressPage } from '../../../server/store/compressed-page.ts';
import { deploy, deployRequest, fetchPage } from '../deploy/deploy-call.ts';
import { startImageServer } from '../images/image-server.ts';
import { makeTempDir } from '../test-server.ts';
import { admin, refused, startWithSite } from './admin-call.ts';

const newBackup = async () => join(await makeTempDir(), 'backup');
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

describe('an operator', () => {
  test('backs up a running server and restores everything', async () => {
    const { address, dataDir, siteId, imagePath, stop } = await startWithSite();
    const folder = await newBackup();
    expect(await admin(dataDir, 'backup', folder)).toEqual([`Everything is in ${folder}.`]);
    expect((await readdir(folder)).sort()).toEqual(['images.sqlite', 'parley.sqlite']);
    expect([await modeOf(folder), await modeOf(join(folder, 'parley.sqlite'))]).toEqual([0o700, 0o600]);
    const later = deployRequest();
    await deploy(address, later);
    await stop();
    const lines = await admin(dataDir, 'restore', folder);
    const replaced = /^What was there before is in (.*)\.$/.exec(lines[1] ?? '')?.[1] ?? '';
    expect((await readdir(replaced)).sort()).toEqual(['images.sqlite', 'parley.sqlite']);
    const again = await startImageServer(dataDir);
    expect(await fetchPage(again.address, siteId)).toBe('the page');
    expect(await (await fetch(again.address + imagePath)).text()).toBe('the picture');
    expect((await fetch(`${again.address}/s/${later.siteName}/`)).status).toBe(404);
    const before = await startImageServer(replaced);
    expect(await fetchPage(before.address, later.siteName)).toBe(later.html);
  });

  test('restores a backup into an empty folder, more than once', async () => {
    const { dataDir, siteId } = await startWithSite();
    const folder = await newBackup();
    await admin(dataDir, 'backup', folder);
    for (const name of ['one', 'other']) {
      const restored = join(folder, '..', name);
      expect(await admin(restored, 'restore', folder)).toEqual([`What ${folder} holds is in place.`]);
      const { address } = await startImageServer(restored);
      expect(await fetchPage(address, siteId)).toBe('the page');
    }
  });
});

describe('a failed command', () => {
  test('a backup overwrites no folder, and leaves no files if it fails', async () => {
    const { dataDir } = await startWithSite();
    const folder = await newBackup();
    await mkdir(folder);
    await writeFile(join(folder, 'mine'), 'mine');
    expect(await refused(dataDir, 'backup', folder)).toBe(`There is a file or folder ${folder} already.`);
    await rm(join(dataDir, 'images.sqlite'));
    expect(await refused(dataDir, 'backup', `${folder}-2`)).toMatch(/^There are no data at /);
    expect([await readdir(join(folder, '..')), await readdir(folder)]).toEqual([['backup'], ['mine']]);
  });

  test('a restore is refused while the server runs', async () => {
    const { address, dataDir, siteId } = await startWithSite();
    const folder = await newBackup();
    await admin(dataDir, 'backup', folder);
    expect(await refused(dataDir, 'restore', folder)).toBe('The data are in use: stop the server first.');
    expect(await fetchPage(address, siteId)).toBe('the page');
    expect((await deploy(address, deployRequest())).status).toBe(200);
  });

  test('a restore from an incomplete or damaged backup changes nothing', async () => {
    const { address, dataDir, siteId, stop } = await startWithSite();
    const folder = await newBackup();
    const file = join(folder, 'parley.sqlite');
    await admin(dataDir, 'backup', folder);
    const not = (why: string) => `${folder} is no backup of Parley: ${why}.`;
    expect(await refused(dataDir, 'restore', join(folder, 'none'))).toMatch(/: it has no parley\.sqlite\.$/);
    await writeFile(`${file}-wal`, '');
    expect(await refused(dataDir, 'restore', folder)).toBe(not('its parley.sqlite has a write-ahead log'));
    await rm(`${file}-wal`);
    await stop();
    const whole = await readFile(file);
    await truncate(file, whole.byteLength / 2);
    expect(await refused(dataDir, 'restore', folder)).toMatch(/ is no backup of Parley: [^\n]+\.$/);
    await writeFile(file, 'words '.repeat(1000));
    expect(await refused(dataDir, 'restore', folder)).toBe(not('parley.sqlite: file is not a database'));
    await writeFile(file, whole.fill(0xff, 4096, 12_288));
    expect(await refused(dataDir, 'restore', folder)).toMatch(/ is no backup of Parley: [^\n]+\.$/);
    await rm(join(folder, 'images.sqlite'));
    expect(await refused(dataDir, 'restore', folder)).toBe(not('it has no images.sqlite'));
    expect((await readdir(dataDir)).filter((name) => name.includes('restore'))).toEqual([]);
    const again = await startImageServer(dataDir);
    expect(again.address).not.toBe(address);
    expect(await fetchPage(again.address, siteId)).toBe('the page');
  });

  test('a restore from a backup with one wrong byte in a page or image changes nothing', async () => {
    const { dataDir, siteId, stop } = await startWithSite();
    const folder = await newBackup();
    await admin(dataDir, 'backup', folder);
    await stop();
    const { br, gz } = await compressPage('the page');
    const stored = await admin(dataDir, 'list');
    for (const [name, bytes, what] of [
      ['parley.sqlite', br, `version 1 of ${siteId}`],
      ['parley.sqlite', gz, `version 1 of ${siteId}`],
      [
        'images.sqlite',
        Buffer.from('the picture'),
        `the picture with the SHA-256 ${hash('sha256', 'the picture')}`,
      ],
    ] as const) {
      const file = join(folder, name);
      const whole = await readFile(file);
      const damaged = Buffer.from(whole);
      const at = damaged.indexOf(bytes) + bytes.byteLength - 5;
      damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
      await writeFile(file, damaged);
      expect(await refused(dataDir, 'restore', folder)).toBe(
        `${folder} is no backup of Parley: ${name}: ${what} is damaged.`,
      );
      await writeFile(file, whole);
    }
    expect((await readdir(dataDir)).filter((name) => name.includes('restore'))).toEqual([]);
    expect(await admin(dataDir, 'list')).toEqual(stored);
  });
});
