import { expect, test, vi } from 'vitest';
import { admin, refused } from '../admin/admin-call.ts';
import { deploy, deployRequest, newSecret } from '../deploy/deploy-call.ts';
import { fileOf, put, startImageServer } from '../images/image-server.ts';

test('a take-down names each picture of the page that it does not withhold, whoever uploaded it', async () => {
  const { address, dataDir } = await startImageServer();
  const owner = newSecret();
  const own = await put(address, 'uploads/own.png', fileOf('own'), owner);
  const others = await put(address, 'uploads/others.png', fileOf('made up'), newSecret());
  const nobodys = await put(address, 'uploads/nobodys.png', fileOf('of nobody'));
  const { siteName } = deployRequest();
  const spelled = others.resized.replaceAll('&', '&amp;').replace('others', 'oth%65rs');
  const html = `<img src="${own.plain}"><img srcset="${spelled} 1x"><p style="background:url(${nobodys.plain})">`;
  await deploy(address, deployRequest({ siteName, html }), owner);
  const served = (name: string) =>
    `uploads/${name}.png is on its page and is still served: npm run admin -- take-down uploads/${name}.png`;
  const lines = await admin(dataDir, 'take-down', siteName);
  expect(lines.slice(0, -1)).toEqual([
    `${siteName} is taken down.`,
    'Pictures of its owner that are withheld: 1.',
    served('others'),
    served('nobodys'),
  ]);
  for (const name of ['others', 'nobodys']) await admin(dataDir, 'take-down', `uploads/${name}.png`);
  for (const { plain } of [own, others, nobodys]) expect((await fetch(plain)).status).toBe(400);
  await admin(dataDir, 'put-back', siteName);
  expect((await admin(dataDir, 'take-down', siteName, '--keep-pictures')).slice(1, -1)).toEqual([
    served('own'),
  ]);
});

test('an operator sees by kind, day and network who fills the store, and erases it after a list', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00Z') });
  const { address, dataDir } = await startImageServer();
  const old = newSecret();
  const before = deployRequest();
  await deploy(address, before, old);
  vi.setSystemTime(Date.parse('2026-11-29T12:00:00Z'));
  const spammer = newSecret();
  const site = deployRequest();
  await deploy(address, site, spammer);
  const pictures = [
    await put(address, 'uploads/old.png', fileOf('12345'), old),
    await put(address, 'uploads/new.png', fileOf('123'), spammer),
    await put(address, 'uploads/draft.png', fileOf('1234567'), newSecret()),
    await put(address, 'uploads/nobodys.png', fileOf('1')),
  ];
  vi.useRealTimers();
  const pages = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('page'));
  expect(pages(await admin(dataDir, 'storage'))).toEqual([
    'draft\t2026-11-29\t127.0.0.0/24\t1\t7',
    'nobody\t2026-11-29\t127.0.0.0/24\t1\t1',
    'picture\t2026-11-29\t\t1\t5',
    'picture\t2026-11-29\t127.0.0.0/24\t1\t3',
    'draft\tall\t\t1\t7',
    'nobody\tall\t\t1\t1',
    'picture\tall\t\t2\t8',
  ]);
  const statuses = () => Promise.all(pictures.map(async ({ plain }) => (await fetch(plain)).status));
  for (const wrong of [['--drafts-of'], ['--drafts-of', '%'], ['--new-since', 'yesterday'], ['--new-since']])
    expect(await refused(dataDir, 'erase', ...wrong)).toMatch(/^Name a /);
  const listed = await admin(dataDir, 'erase', '--drafts-of', '127.0.0.0/24');
  expect([listed.length, listed.at(-1)]).toEqual([
    3,
    '0 websites and 2 drafts. Nothing is erased yet: say it again with --yes.',
  ]);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await admin(dataDir, 'erase', '--drafts-of', '127.0.0.0/24', '--yes');
  expect(await statuses()).toEqual([200, 200, 400, 400]);
  const since = await admin(dataDir, 'erase', '--new-since', '2026-11-29');
  expect(since.map((line) => line.split('\t')[0])).toEqual([
    site.siteName,
    '1 websites and 0 drafts. Nothing is erased yet: say it again with --yes.',
  ]);
  await admin(dataDir, 'erase', '--new-since', '2026-11-29', '--yes');
  expect(await statuses()).toEqual([200, 400, 400, 400]);
  const live = (siteName: string) => fetch(`${address}/s/${siteName}/`).then(({ status }) => status);
  expect(await live(before.siteName)).toBe(200);
  await expect.poll(() => live(site.siteName)).toBe(410);
});
