import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openOutbox } from '../../../server/mail/mail-transport.outbox.ts';
import { deploy, deployRequest, fetchPage, newSecret } from '../deploy/deploy-call.ts';
import { filled, sendReport } from '../forms/report-call.ts';
import { fileOf, put, startImageServer } from '../images/image-server.ts';
import { readOutbox } from '../mail/read-mail.ts';
import { makeTempDir } from '../test-server.ts';
import { admin, mailedTo, refused } from './admin-call.ts';

const WHO = `operator ${userInfo().username}`;
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

/** A server with a bakery of two versions and two pictures, and a café with a picture that the bakery shows too. */
async function startWithTwoSites() {
  const server = await startImageServer();
  const [bakery, cafe] = ['Baker@example.test', 'cafe@example.test'].map((userEmail) =>
    deployRequest({ userEmail }),
  );
  if (!bakery || !cafe) throw new Error('There are two requests.');
  const [secret, ofCafe] = [newSecret(), newSecret()];
  const own = (await put(server.address, 'uploads/own.png', fileOf('a loaf'), secret)).plain;
  const unused = (await put(server.address, 'uploads/later/own.png', fileOf('a roll'), secret)).plain;
  const cup = (await put(server.address, 'uploads/cup.png', fileOf('a cup'), ofCafe)).plain;
  await deploy(server.address, { ...bakery, html: 'first' }, secret);
  await deploy(server.address, { ...bakery, html: `<img src="${own}"><img src="${cup}">` }, secret);
  await deploy(server.address, { ...cafe, html: `<img src="${cup}">` }, ofCafe);
  return { ...server, secret, bakery: bakery.siteName, cafe: cafe.siteName, own, unused, cup };
}

const cellsOf = async (lines: Promise<readonly string[]>) => (await lines).map((line) => line.split('\t'));
const statusesOf = (...urls: readonly string[]) =>
  Promise.all(urls.map(async (url) => (await fetch(url)).status));
const pathOf = (url: string) => url.slice(url.indexOf('uploads/'));

test('a person’s websites are found by e-mail address, with that address', async () => {
  const { dataDir, bakery } = await startWithTwoSites();
  const line = [bakery, 'live', '2', 'landing_business', TIME, 'Baker@example.test'];
  expect(await cellsOf(admin(dataDir, 'find', 'baker@EXAMPLE.test'))).toEqual([line]);
  expect(await cellsOf(admin(dataDir, 'find', bakery))).toEqual([line]);
});

test('pictures are listed: all, those of a website or a person, and those that are named', async () => {
  const { dataDir, bakery, cafe, own, unused, cup } = await startWithTwoSites();
  const pathsOf = async (...args: string[]) =>
    (await cellsOf(admin(dataDir, 'pictures', ...args))).map(([path]) => path);
  const all = [own, unused, cup].map(pathOf);
  expect((await pathsOf()).sort()).toEqual(all.toSorted());
  expect(await pathsOf('baker@example.test')).toEqual(all.slice(0, 2));
  expect(await pathsOf(cafe)).toEqual([pathOf(cup)]);
  const [line = []] = await cellsOf(admin(dataDir, 'pictures', cup));
  const content = line.at(-1) ?? '';
  expect(line).toEqual([pathOf(cup), 'live', '5', 'application/octet-stream', TIME, cafe, content]);
  const resized = cup.replace('/object/', '/render/image/');
  for (const name of [content, pathOf(cup), `${resized}?width=1000`, cup.replace('/cup', '/./%63up')])
    expect(await pathsOf(name)).toEqual([pathOf(cup)]);
  expect(await pathsOf(bakery)).not.toContain(pathOf(cup));
});

test('all that is stored of a person is exported into a new folder for this account only', async () => {
  const { address, dataDir, bakery, own, unused } = await startWithTwoSites();
  await sendReport(`${address}/s/${bakery}/report`, filled({ email: 'guest@example.test' }));
  const folder = join(await makeTempDir(), 'export');
  expect(await admin(dataDir, 'export', 'baker@example.test', folder)).toEqual([
    `${bakery}: everything is in ${folder}.`,
  ]);
  const into = join(folder, bakery);
  expect((await readdir(into)).sort()).toEqual([
    'messages.json',
    'pictures',
    'site.json',
    'version-1.html',
    'version-2.html',
  ]);
  expect(await readFile(join(into, 'version-1.html'), 'utf8')).toBe('first');
  expect(await readFile(join(into, 'version-2.html'), 'utf8')).toContain(own);
  const pictures = await Promise.all(
    [own, unused].map((url) => readFile(join(into, 'pictures', pathOf(url)), 'utf8')),
  );
  expect(pictures).toEqual(['a loaf', 'a roll']);
  expect(JSON.parse(await readFile(join(into, 'site.json'), 'utf8'))).toEqual({
    siteId: bakery,
    state: 'live',
    email: 'Baker@example.test',
    templateId: 'landing_business',
    current: 2,
    createdAt: TIME,
    updatedAt: TIME,
    rights: [{ kind: 'browser', madeAt: TIME, usedAt: TIME }],
    versions: [
      { n: 1, publishedAt: TIME },
      { n: 2, publishedAt: TIME },
    ],
    pictures: [own, unused].map(pathOf),
    reports: [{ reportedAt: TIME, kind: 'deceit', why: 'It asks for\nmy password.', isDone: false }],
  });
  const modes = await Promise.all([folder, into, join(into, 'site.json')].map((path) => stat(path)));
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o700, 0o600]);
  expect(await refused(dataDir, 'export', bakery, folder)).toMatch(/^EEXIST/);
  await mkdir(join(folder, 'other'));
  expect(await readdir(join(folder, 'other'))).toEqual([]);
});

test('what is erased is gone for ever, with every picture of its owner, and with nobody else’s', async () => {
  const { address, dataDir, secret, bakery, cafe, own, unused, cup } = await startWithTwoSites();
  const mail = { from: 'parley@localhost', replyTo: undefined, subject: '', html: '', headers: {} };
  const outbox = openOutbox(dataDir);
  await outbox.deliver({ ...mail, to: 'guest@example.test', text: `${address}/s/${bakery}/` });
  await outbox.deliver({ ...mail, to: 'friend@example.test', text: `${address}/s/${cafe}/` });
  await sendReport(`${address}/s/${bakery}/report`, filled());
  await sendReport(`${address}/s/${cafe}/report`, filled({ email: 'BAKER@example.test' }));
  expect(await admin(dataDir, 'erase', 'baker@example.test', 'asked', 'by', 'mail')).toEqual([
    'Reports that no longer name baker@example.test: 1.',
    `${bakery} is erased, with 2 pictures. Older backups still have it.`,
  ]);
  const versions = ['', 'v/1/'].map((path) => `${address}/s/${bakery}/${path}`);
  expect(await statusesOf(...versions, own, unused, cup)).toEqual([410, 410, 400, 400, 200]);
  expect(await fetchPage(address, cafe)).toContain(cup);
  expect(await refused(dataDir, 'find', 'baker@example.test')).toBe(
    'There is no site of baker@example.test.',
  );
  expect((await deploy(address, deployRequest({ siteName: bakery }), secret)).status).toBe(410);
  expect(await cellsOf(admin(dataDir, 'audit'))).toEqual([[TIME, 'erase', bakery, WHO, 'asked by mail']]);
  const files = await Promise.all(
    ['parley.sqlite', 'parley.sqlite-wal', 'images.sqlite', 'images.sqlite-wal'].map((name) =>
      readFile(join(dataDir, name), 'latin1'),
    ),
  );
  expect(files.join('')).not.toMatch(/a loaf|a roll|Baker@example/);
  const reports = await cellsOf(admin(dataDir, 'reports'));
  expect(reports.map(([, , site, , , email]) => [site, email])).toEqual([[cafe, '']]);
  const mailed = (await readOutbox(dataDir)).map(({ to }) => to);
  expect(mailed).toContain('friend@example.test');
  expect(mailed).not.toContain('guest@example.test');
});

test('an erasure says what it leaves and why, and a picture can be erased alone', async () => {
  const { address, dataDir, secret, bakery, own, unused } = await startWithTwoSites();
  const other = deployRequest();
  await deploy(address, other, secret);
  const why = `${other.siteName} of the same owner may show it.`;
  expect(await admin(dataDir, 'erase', bakery)).toEqual([
    `${bakery} is erased, with 0 pictures. Older backups still have it.`,
    ...[own, unused].map((url) => `Left: ${pathOf(url)}: ${why}`),
  ]);
  expect(await admin(dataDir, 'erase', own)).toEqual(['Erased pictures: 1. Older backups still have them.']);
  expect(await statusesOf(own, unused)).toEqual([400, 200]);
  expect(await refused(dataDir, 'erase', own)).toBe(`There is no picture ${pathOf(own)}.`);
  expect(await admin(dataDir, 'erase', other.siteName)).toEqual([
    `${other.siteName} is erased, with 1 pictures. Older backups still have it.`,
  ]);
  const nobodys = deployRequest();
  await deploy(address, nobodys);
  expect(await admin(dataDir, 'erase', nobodys.siteName)).toEqual([
    `${nobodys.siteName} is erased, with 0 pictures. Older backups still have it.`,
    expect.stringMatching(/^Left: It is not known which pictures are its own/),
  ]);
});

/** What a take-down says of a picture on the page that it does not withhold. */
const servedLine = (address: string) =>
  `${pathOf(address)} is on its page and is still served: npm run admin -- take-down ${pathOf(address)}`;

test('a take-down withholds the pictures of the owner, however the page names them, and a put-back shows them', async () => {
  const { address, dataDir, bakery, own, unused, cup } = await startWithTwoSites();
  const spellings = [
    own,
    own.replace('/object/', '/./object/'),
    own.replace('/object/public/', '/object/'),
    own.replace('/storage/', '/%73torage/'),
    own.replace('own.png', '%6Fwn.png'),
    own.replace('/object/', '/render/image/'),
    unused,
  ];
  expect(await admin(dataDir, 'take-down', bakery, 'phishing')).toEqual([
    `${bakery} is taken down.`,
    'Pictures of its owner that are withheld: 2.',
    servedLine(cup),
    mailedTo(dataDir),
  ]);
  // Where the router takes a spelling, the picture is withheld.
  const statuses = await statusesOf(...spellings);
  expect(statuses.filter((status) => status < 400)).toEqual([]);
  expect(await statusesOf(cup, `${address}/s/${bakery}/`)).toEqual([200, 451]);
  await admin(dataDir, 'put-back', bakery);
  expect(await statusesOf(own, unused)).toEqual([200, 200]);
});

test('where its owner has other live websites, a take-down lists them and asks for the pictures', async () => {
  const { address, dataDir, secret, bakery, own, unused, cup } = await startWithTwoSites();
  const other = deployRequest();
  await deploy(address, other, secret);
  const lines = await admin(dataDir, 'take-down', bakery, 'phishing');
  expect(lines.map((line) => line.split('\t')[0])).toEqual([
    `${bakery} is taken down.`,
    `None of its owner's pictures is withheld, because ${other.siteName} may show them too:`,
    pathOf(own),
    pathOf(unused),
    'Say which: take-down again with --all-pictures, --keep-pictures, or the paths of some.',
    servedLine(own),
    servedLine(cup),
    mailedTo(dataDir),
  ]);
  expect(await statusesOf(own, unused, `${address}/s/${other.siteName}/`)).toEqual([200, 200, 200]);
  const withheld = (count: number) => `Pictures of its owner that are withheld: ${count}.`;
  expect(await admin(dataDir, 'take-down', bakery, own, 'phishing')).toEqual([
    `${bakery} is taken down.`,
    withheld(1),
    servedLine(cup),
  ]);
  expect(await statusesOf(own, unused)).toEqual([400, 200]);
  expect(await admin(dataDir, 'take-down', bakery, '--keep-pictures')).toEqual([
    `${bakery} is taken down.`,
    servedLine(cup),
  ]);
  expect(await admin(dataDir, 'take-down', bakery, '--all-pictures')).toEqual([
    `${bakery} is taken down.`,
    withheld(1),
    servedLine(cup),
  ]);
  expect(await statusesOf(own, unused)).toEqual([400, 400]);
  expect(await admin(dataDir, 'take-down', bakery, cup)).toEqual([
    `${pathOf(cup)} is no picture of its owner: take it down by itself.`,
    `${bakery} is taken down.`,
    servedLine(cup),
  ]);
  expect(await refused(dataDir, 'take-down', bakery, '--some-pictures')).toMatch(/^Usage/);
  expect(await cellsOf(admin(dataDir, 'audit'))).toEqual([
    [TIME, 'take-down', bakery, WHO, 'phishing'],
    [TIME, 'withhold', bakery, WHO, pathOf(own)],
    [TIME, 'withhold', bakery, WHO, 'all pictures'],
  ]);
});

test('a picture that no page shows is taken down and restored, by address and by bytes', async () => {
  const { address, dataDir } = await startImageServer();
  const { plain } = await put(address, 'uploads/a.png', fileOf('the picture'));
  const copy = (await put(address, 'uploads/b.png', fileOf('the picture'), newSecret())).plain;
  expect(await admin(dataDir, 'take-down', plain, 'unlawful')).toEqual([
    'uploads/a.png is taken down.',
    'uploads/b.png is taken down.',
    'Its bytes are refused from now on.',
  ]);
  expect(await statusesOf(plain, copy)).toEqual([400, 400]);
  const [[, state, , , , , content = ''] = []] = await cellsOf(admin(dataDir, 'pictures', copy));
  expect(state).toBe('taken-down');
  expect(await admin(dataDir, 'restore-picture', content, 'an', 'appeal')).toEqual([
    'uploads/a.png is back: draft.',
    'uploads/b.png is back: draft.',
  ]);
  expect(await statusesOf(plain, copy)).toEqual([200, 200]);
  expect(await refused(dataDir, 'restore-picture', plain)).toBe('uploads/a.png was not taken down.');
  expect(await refused(dataDir, 'restore-picture', 'a.png')).toMatch(/^Name a picture/);
  expect(await refused(dataDir, 'take-down', 'uploads/none.png')).toBe(
    'There is no picture uploads/none.png.',
  );
  expect(await cellsOf(admin(dataDir, 'audit'))).toEqual([
    [TIME, 'take-down', content, WHO, 'uploads/a.png unlawful'],
    [TIME, 'restore-picture', content, WHO, 'an appeal'],
  ]);
});

test('all websites of an owner are taken down at once, and the log says when, what, who and why', async () => {
  const { address, dataDir, secret, bakery, cafe, own, cup } = await startWithTwoSites();
  const other = deployRequest();
  await deploy(address, other, secret);
  const both = [bakery, other.siteName].sort();
  expect(await admin(dataDir, 'take-down-all', bakery, 'phishing')).toEqual(
    both.flatMap((siteId) => [
      `${siteId} is taken down.`,
      ...(siteId === bakery ? [servedLine(cup)] : []),
      mailedTo(dataDir),
    ]),
  );
  const pages = [...both, cafe].map((siteId) => `${address}/s/${siteId}/`);
  expect(await statusesOf(...pages, own)).toEqual([451, 451, 200, 400]);
  await admin(dataDir, 'put-back', bakery, 'by', 'mistake');
  expect(await cellsOf(admin(dataDir, 'audit'))).toEqual([
    [TIME, 'take-down', both[0], WHO, 'phishing'],
    [TIME, 'withhold', both[0], WHO, 'all pictures'],
    [TIME, 'take-down', both[1], WHO, 'phishing'],
    [TIME, 'put-back', bakery, WHO, 'by mistake'],
  ]);
  const nobodys = deployRequest();
  await deploy(address, nobodys);
  expect(await refused(dataDir, 'take-down-all', nobodys.siteName)).toBe(`${nobodys.siteName} has no owner.`);
});
