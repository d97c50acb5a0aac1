import { hash } from 'node:crypto';
import { chown, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStores } from '../../../server/store/open-stores.ts';
import { call, publishSite, take } from '../access/access-call.ts';
import { deploy, deployRequest, newSecret } from '../deploy/deploy-call.ts';
import { fileOf, put, startImageServer } from '../images/image-server.ts';
import { makeReleasedData, RELEASED } from '../store/released-schema.ts';
import { makeTempDir } from '../test-server.ts';
import { admin, startWithSite } from './admin-call.ts';

const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/;

/** A server with five sites, and a backup of them. */
async function startWithBackup() {
  const server = await startImageServer();
  const secret = newSecret();
  const publish = async () => {
    const request = deployRequest();
    await deploy(server.address, request, secret);
    return request.siteName;
  };
  const [erased, takenDown, unpublished, putBack, other] = [
    await publish(),
    await publish(),
    await publish(),
    await publish(),
    await publish(),
  ];
  await admin(server.dataDir, 'take-down', putBack, 'phishing');
  const folder = join(await makeTempDir(), 'backup');
  await admin(server.dataDir, 'backup', folder);
  return { ...server, secret, publish, folder, erased, takenDown, unpublished, putBack, other };
}

async function statusesOf(dataDir: string, siteIds: readonly string[]): Promise<number[]> {
  const { address, stop } = await startImageServer(dataDir);
  const answers = await Promise.all(siteIds.map((siteId) => fetch(`${address}/s/${siteId}/`)));
  await stop();
  return answers.map(({ status }) => status);
}

test('what was erased, taken down or unpublished after the backup stays so, and so does the audit log', async () => {
  const { address, dataDir, secret, publish, folder, stop, ...sites } = await startWithBackup();
  const { erased, takenDown, unpublished, putBack, other } = sites;
  const later = await publish();
  await admin(dataDir, 'erase', erased, 'asked', 'by', 'mail');
  await admin(dataDir, 'take-down', takenDown, 'phishing');
  await admin(dataDir, 'take-down', later, 'phishing');
  await admin(dataDir, 'put-back', putBack, 'by', 'mistake');
  await admin(dataDir, 'export', other, join(folder, '..', 'export'));
  const headers = { Authorization: `Bearer ${secret}` };
  await fetch(`${address}/api/sites/${unpublished}`, { method: 'DELETE', headers });
  await stop();
  const audit = await admin(dataDir, 'audit');
  // The second time, what is replaced is what the first time restored.
  for (let times = 0; times < 2; times += 1) {
    const lines = await admin(dataDir, 'restore', folder);
    expect(
      lines.map((line) => line.replace(TIME, 'TIME').replace(/before-restore-.*?(?=\.?$)/, 'OLD')),
    ).toEqual([
      `What ${folder} holds is in place.`,
      `Done again: erase ${erased}, of TIME.`,
      `Done again: take-down ${takenDown}, of TIME.`,
      `Done again: put-back ${putBack}, of TIME.`,
      `Done again: unpublish ${unpublished}, of TIME.`,
      `What was there before is in ${join(dataDir, 'OLD')}.`,
      `Once all is well, remove it: rm -r ${join(dataDir, 'OLD')}`,
    ]);
    expect((await admin(dataDir, 'audit')).toSorted()).toEqual(audit.toSorted());
  }
  const all = [erased, takenDown, unpublished, putBack, other, later];
  expect(await statusesOf(dataDir, all)).toEqual([410, 451, 410, 200, 200, 404]);
  expect(await admin(dataDir, 'find', erased)).toEqual([expect.stringMatching(/\t$/)]);
});

test('what was done by mail or to a right after the backup is done again', async () => {
  const {
    address,
    dataDir,
    folder,
    stop,
    secret,
    erased: off,
    takenDown: back,
    unpublished: forgotten,
  } = await startWithBackup();
  const stores = await openStores({ dataDir });
  const act = { at: Date.now(), who: 'mail', why: '' };
  for (const siteId of [off, back]) await stores.store.takeOff(siteId, act);
  await stores.access.addresses.forget(forgotten, act);
  await stores.close();
  expect(await call(address, 'POST', `sites/${back}/put-back`, { secret })).toEqual([200, {}]);
  await stop();
  const lines = await admin(dataDir, 'restore', folder);
  expect(lines.filter((line) => line.startsWith('Done again')).map((line) => line.split(',')[0])).toEqual([
    `Done again: take-off ${off}`,
    `Done again: take-off ${back}`,
    `Done again: forget-address ${forgotten}`,
    `Done again: put-on ${back}`,
  ]);
  expect(await admin(dataDir, 'find', forgotten)).toEqual([expect.stringMatching(/\t$/)]);
  expect(await statusesOf(dataDir, [off, back, forgotten])).toEqual([410, 200, 200]);
});

test('a right that was removed after the backup stays so', async () => {
  const { address, dataDir, stop } = await startImageServer();
  const { siteId, secret } = await publishSite(address);
  const tablet = newSecret();
  const [, made] = await call(address, 'POST', `sites/${siteId}/links`, { secret });
  expect((await take(address, Object(made).token, tablet))[0]).toBe(200);
  const folder = join(await makeTempDir(), 'backup');
  await admin(dataDir, 'backup', folder);
  const id = hash('sha256', tablet).slice(0, 16);
  expect(await call(address, 'DELETE', `sites/${siteId}/rights/${id}`, { secret })).toEqual([200, {}]);
  await stop();
  await admin(dataDir, 'restore', folder);
  const again = await startImageServer(dataDir);
  const answers = [tablet, secret].map((each) =>
    call(again.address, 'GET', `sites/${siteId}/rights`, { secret: each }),
  );
  expect((await Promise.all(answers)).map(([status]) => status)).toEqual([403, 200]);
});

test('pictures that were taken down, withheld or erased after the backup stay so, and no others', async () => {
  const { address, dataDir, publish, folder: _, stop, secret } = await startWithBackup();
  const names = ['loaf', 'cup', 'copy', 'roll'] as const;
  const texts = { loaf: 'a loaf', cup: 'a cup', copy: 'a cup', roll: 'a roll' };
  const urls: string[] = [];
  for (const name of names)
    urls.push((await put(address, `uploads/${name}.png`, fileOf(texts[name]), secret)).plain);
  const [loaf = '', cup = '', , roll = ''] = urls;
  const siteId = await publish();
  const folder = join(await makeTempDir(), 'backup');
  await admin(dataDir, 'backup', folder);
  await admin(dataDir, 'take-down', loaf, 'unlawful');
  await admin(dataDir, 'take-down', siteId, roll, 'phishing');
  await admin(dataDir, 'erase', cup);
  await stop();
  const lines = await admin(dataDir, 'restore', folder);
  expect(lines.filter((line) => line.startsWith('Done again')).map((line) => line.split(' ')[2])).toEqual([
    'take-down',
    'take-down',
    'withhold',
    'erase',
  ]);
  const again = await startImageServer(dataDir);
  const statuses = urls.map(async (url) => (await fetch(again.address + new URL(url).pathname)).status);
  expect(await Promise.all(statuses)).toEqual([400, 400, 200, 400]);
});

test('a backup of the last release is restored, and data of it are backed up before an upgrade', async () => {
  const released = join(await makeTempDir(), 'released');
  makeReleasedData(released);
  const folder = join(await makeTempDir(), 'backup');
  expect(await admin(released, 'backup', folder)).toEqual([`Everything is in ${folder}.`]);
  const dataDir = join(await makeTempDir(), 'data');
  expect(await admin(dataDir, 'restore', folder)).toEqual([`What ${folder} holds is in place.`]);
  const { address } = await startImageServer(dataDir);
  const picture = await fetch(`${address}/storage/v1/object/public/images/${RELEASED.picturePath}`);
  expect(await picture.text()).toBe(RELEASED.pictureBytes);
});

test('if the replaced data cannot be read, the operator is told what to do', async () => {
  const { dataDir, folder, stop, other } = await startWithBackup();
  await stop();
  await writeFile(join(dataDir, 'parley.sqlite'), 'words '.repeat(1000));
  const lines = await admin(dataDir, 'restore', folder);
  expect(lines.slice(0, 3)).toEqual([
    `What ${folder} holds is in place.`,
    'The audit log of what was there before cannot be read (file is not a database).',
    'Whatever was taken down, erased or unpublished since the backup is published again: take it down or erase it anew.',
  ]);
  expect(await statusesOf(dataDir, [other])).toEqual([200]);
});

test.runIf(process.getuid?.() === 0)(
  'a restore by root gives the files to the account of the folder',
  async () => {
    const { dataDir, stop } = await startWithSite();
    const folder = join(await makeTempDir(), 'backup');
    await admin(dataDir, 'backup', folder);
    await stop();
    await chown(dataDir, 65_534, 65_533);
    await admin(dataDir, 'restore', folder);
    const names = (await readdir(dataDir)).filter((name) => !['reserve', 'outbox'].includes(name));
    expect(names).toHaveLength(3);
    for (const name of names) {
      const { uid, gid } = await stat(join(dataDir, name));
      expect([name, uid, gid]).toEqual([name, 65_534, 65_533]);
    }
  },
);
