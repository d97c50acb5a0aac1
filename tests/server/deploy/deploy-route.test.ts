import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../test-server.ts';
import { deploy, deployRequest, fetchPage, newSecret, newSiteId } from './deploy-call.ts';

const OWNER = newSecret();
const STRANGER = newSecret();

const UPDATE_REFUSED = 'This website was published from another browser and can only be updated there.';
const TAKEN = 'This website address is already taken.';
const UNPUBLISHED = 'This website is no longer published.';

type Site = 'new' | 'live' | 'live without owner' | 'unpublished' | 'blocked';

const who = { owner: OWNER, stranger: STRANGER, nobody: undefined };

const table: [Site, boolean, keyof typeof who, number, string?][] = [
  ['new', false, 'owner', 200],
  ['new', true, 'owner', 200],
  ['new', false, 'nobody', 200],
  ['new', true, 'nobody', 200],
  ['live', true, 'owner', 200],
  ['live', false, 'owner', 200],
  ['live', true, 'stranger', 403, UPDATE_REFUSED],
  ['live', true, 'nobody', 403, UPDATE_REFUSED],
  ['live', false, 'stranger', 409, TAKEN],
  ['live', false, 'nobody', 409, TAKEN],
  ['live without owner', true, 'stranger', 403, UPDATE_REFUSED],
  ['live without owner', true, 'nobody', 403, UPDATE_REFUSED],
  ['live without owner', false, 'stranger', 409, TAKEN],
  ['live without owner', false, 'nobody', 409, TAKEN],
  ['unpublished', true, 'owner', 410, UNPUBLISHED],
  ['unpublished', false, 'owner', 410, UNPUBLISHED],
  ['unpublished', true, 'stranger', 410, UNPUBLISHED],
  ['unpublished', false, 'nobody', 410, UNPUBLISHED],
  ['blocked', true, 'owner', 451, 'This website was taken down.'],
];

function withdraw(dataDir: string, siteId: string, column: 'unpublished_at' | 'blocked_at'): void {
  const database = new DatabaseSync(join(dataDir, 'parley.sqlite'));
  database.prepare(`update site set ${column} = 1 where id = ?`).run(siteId);
  database.close();
}

describe('who may deploy what', () => {
  test.each(table)('a %s site, isUpdate %s, by %s: %i', async (site, isUpdate, caller, status, error) => {
    const { address, dataDir } = await startTestServer();
    const siteName = newSiteId();
    if (site !== 'new') {
      const first = deployRequest({ siteName, html: 'first' });
      await deploy(address, first, site === 'live without owner' ? undefined : OWNER);
    }
    if (site === 'unpublished') withdraw(dataDir, siteName, 'unpublished_at');
    if (site === 'blocked') withdraw(dataDir, siteName, 'blocked_at');

    const reply = await deploy(address, deployRequest({ siteName, isUpdate, html: 'second' }), who[caller]);

    const version = site === 'new' ? 1 : 2;
    expect(reply).toEqual({
      status,
      body: error ? { error } : { url: `${address}/s/${siteName}/`, id: `${siteName}.${version}` },
    });
    const served = { unpublished: 410, blocked: 451, live: 200, new: 200, 'live without owner': 200 }[site];
    expect((await fetch(`${address}/s/${siteName}/`)).status).toBe(served);
    if (served === 200) {
      expect(await fetchPage(address, siteName)).toBe(status === 200 ? 'second' : 'first');
    }
  });

  test('exactly one of 20 concurrent owners gets a site id', async () => {
    const { address } = await startTestServer();
    const siteName = newSiteId();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        deploy(address, deployRequest({ siteName, html: `page ${at}` }), newSecret()),
      ),
    );
    const winners = replies.flatMap(({ status }, at) => (status === 200 ? [at] : []));
    expect(winners).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await fetchPage(address, siteName)).toBe(`page ${winners[0]}`);
  });

  test('the same request sent twice creates one site with two versions', async () => {
    const { address, dataDir } = await startTestServer();
    const request = deployRequest();
    expect((await deploy(address, request, OWNER)).body.id).toBe(`${request.siteName}.1`);
    expect((await deploy(address, request, OWNER)).body.id).toBe(`${request.siteName}.2`);
    const database = new DatabaseSync(join(dataDir, 'parley.sqlite'));
    expect(database.prepare('select count(*) as sites from site').get()).toEqual({ sites: 1 });
    database.close();
  });

  test('stores the digest of the owner secret, not the secret', async () => {
    const { address, dataDir, stop } = await startTestServer();
    const request = deployRequest();
    await deploy(address, request, OWNER);
    await stop();
    const database = new DatabaseSync(join(dataDir, 'parley.sqlite'));
    const site = database.prepare('select owner, email, template from site').get();
    database.close();
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(OWNER));
    expect(site).toEqual({
      owner: Buffer.from(digest).toString('hex'),
      email: request.userEmail,
      template: request.templateId,
    });
  });
});

test('the address of a site begins with PUBLIC_URL if it is set', async () => {
  const { address } = await startTestServer({ publicUrl: 'https://parley.example' });
  const request = deployRequest();
  const { body } = await deploy(address, request);
  expect(body.url).toBe(`https://parley.example/s/${request.siteName}/`);
});
