import { readdir, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deploy, deployRequest, fetchPage, newSecret } from '../deploy/deploy-call.ts';
import { fileOf, put, startImageServer } from '../images/image-server.ts';
import { makeTempDir } from '../test-server.ts';
import { admin, refused } from './admin-call.ts';

const WHO = `operator ${userInfo().username}`;
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

/** A server with a bakery of two versions that shows two pictures, and a café that shows one of them too. */
async function startWithTwoSites() {
  const server = await startImageServer();
  const [bakery, cafe] = ['Baker@example.test', 'cafe@example.test'].map((userEmail) =>
    deployRequest({ userEmail }),
  );
  if (!bakery || !cafe) throw new Error('There are two requests.');
  const own = (await put(server.address, 'uploads/own.png', fileOf('a loaf'))).plain;
  const shared = (await put(server.address, 'uploads/shared.png', fileOf('a cup'))).plain;
  const secret = newSecret();
  await deploy(server.address, { ...bakery, html: 'first' }, secret);
  await deploy(server.address, { ...bakery, html: `<img src="${own}"><img src="${shared}">` }, secret);
  await deploy(server.address, { ...cafe, html: `<img src="${shared}">` }, newSecret());
  return { ...server, secret, bakery: bakery.siteName, cafe: cafe.siteName, own, shared };
}

const cellsOf = async (lines: Promise<readonly string[]>) => (await lines).map((line) => line.split('\t'));

test('a person’s websites are found by e-mail address, with that address', async () => {
  const { dataDir, bakery } = await startWithTwoSites();
  const line = [bakery, 'live', '2', 'landing_business', TIME, 'Baker@example.test'];
  expect(await cellsOf(admin(dataDir, 'find', 'baker@EXAMPLE.test'))).toEqual([line]);
  expect(await cellsOf(admin(dataDir, 'find', bakery))).toEqual([line]);
});

test('all that is stored of a person is exported into a folder for this account only', async () => {
  const { dataDir, bakery, own, shared } = await startWithTwoSites();
  const folder = join(await makeTempDir(), 'export');
  expect(await admin(dataDir, 'export', 'baker@example.test', folder)).toEqual([
    `${bakery}: everything is in ${folder}.`,
  ]);
  const into = join(folder, bakery);
  expect((await readdir(into)).sort()).toEqual(['pictures', 'site.json', 'version-1.html', 'version-2.html']);
  expect(await readFile(join(into, 'version-1.html'), 'utf8')).toBe('first');
  expect(await readFile(join(into, 'version-2.html'), 'utf8')).toContain(own);
  expect(await readFile(join(into, 'pictures', 'own.png'), 'utf8')).toBe('a loaf');
  expect(JSON.parse(await readFile(join(into, 'site.json'), 'utf8'))).toEqual({
    siteId: bakery,
    state: 'live',
    email: 'Baker@example.test',
    templateId: 'landing_business',
    current: 2,
    createdAt: TIME,
    updatedAt: TIME,
    versions: [
      { n: 1, publishedAt: TIME },
      { n: 2, publishedAt: TIME },
    ],
    pictures: [own, shared].map((url) => `uploads/${url.split('/').at(-1)}`),
  });
  const modes = await Promise.all([folder, into, join(into, 'site.json')].map((path) => stat(path)));
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o700, 0o600]);
});

test('what is erased is gone for ever, but not a picture that another website shows', async () => {
  const { address, dataDir, secret, bakery, cafe, own, shared } = await startWithTwoSites();
  expect(await admin(dataDir, 'erase', 'baker@example.test', 'asked', 'by', 'mail')).toEqual([
    `${bakery} is erased. Older backups still have it.`,
  ]);
  expect((await fetch(`${address}/s/${bakery}/`)).status).toBe(410);
  expect((await fetch(`${address}/s/${bakery}/v/1/`)).status).toBe(410);
  expect([(await fetch(own)).status, (await fetch(shared)).status]).toEqual([400, 200]);
  expect(await fetchPage(address, cafe)).toContain(shared);
  expect(await refused(dataDir, 'find', 'baker@example.test')).toBe(
    'There is no site of baker@example.test.',
  );
  expect((await deploy(address, deployRequest({ siteName: bakery }), secret)).status).toBe(410);
  expect(await cellsOf(admin(dataDir, 'audit'))).toEqual([[TIME, 'erase', bakery, WHO, 'asked by mail']]);
});

test('all websites of an owner are taken down at once, and the log says when, what, who and why', async () => {
  const { address, dataDir, secret, bakery, cafe } = await startWithTwoSites();
  const other = deployRequest();
  await deploy(address, other, secret);
  const both = [bakery, other.siteName].sort();
  expect(await admin(dataDir, 'take-down-all', bakery, 'phishing')).toEqual(
    both.map((siteId) => `${siteId} is taken down.`),
  );
  const statusOf = async (siteId: string) => (await fetch(`${address}/s/${siteId}/`)).status;
  expect(await Promise.all([...both, cafe].map(statusOf))).toEqual([451, 451, 200]);
  await admin(dataDir, 'put-back', bakery, 'by', 'mistake');
  expect(await cellsOf(admin(dataDir, 'audit'))).toEqual([
    ...both.map((siteId) => [TIME, 'take-down', siteId, WHO, 'phishing']),
    [TIME, 'put-back', bakery, WHO, 'by mistake'],
  ]);
  const nobodys = deployRequest();
  await deploy(address, nobodys);
  expect(await refused(dataDir, 'take-down-all', nobodys.siteName)).toBe(`${nobodys.siteName} has no owner.`);
});
