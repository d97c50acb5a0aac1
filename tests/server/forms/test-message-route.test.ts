import { expect, test } from 'vitest';
import { deploy, deployRequest, newSecret } from '../deploy/deploy-call.ts';
import { open } from '../store/store-calls.ts';
import { startTestServer } from '../test-server.ts';
import { confirmAddress } from './confirmed-site.ts';
import { EMAIL, pageOffering } from './writable-site.ts';

/** A server with a published page; `send` asks it for a test message. */
async function withPage(
  html: string,
  limits = { publishes: 0, newSites: 0, uploads: 0, links: 0, messages: 0 },
) {
  const { address, dataDir } = await startTestServer({ settings: { limits } });
  const stores = await open({ dataDir });
  const [secret, request] = [newSecret(), deployRequest({ userEmail: EMAIL, html })];
  await deploy(address, request, secret);
  const siteId = request.siteName;
  const send = async (owner?: string) => {
    const response = await fetch(`${address}/api/sites/${siteId}/test-message`, {
      method: 'POST',
      headers: owner === undefined ? {} : { 'X-Parley-Owner': owner },
    });
    return [response.status, await response.json()];
  };
  return { address, siteId, secret, stores, send };
}

test('an owner gets a test message on the way of every other', async () => {
  const { siteId, secret, stores, send } = await withPage(pageOffering('de'));
  await confirmAddress(stores, siteId, EMAIL);
  expect(await send(secret)).toEqual([200, {}]);
  expect(await stores.messages.ofSite(siteId)).toMatchObject([
    {
      name: 'Parley',
      contact: '',
      title: 'Crust & Crumb',
      language: 'de',
      text: expect.stringMatching(/^Das ist die Testnachricht/),
    },
  ]);
});

test('nobody else does, nor an owner whom it would not reach, nor too often', async () => {
  const limits = { publishes: 0, newSites: 0, uploads: 0, links: 0, messages: 1 };
  const { siteId, secret, stores, send } = await withPage(pageOffering(), limits);
  expect(await send()).toEqual([401, { error: 'This call needs the owner secret of the website.' }]);
  expect(await send(newSecret())).toEqual([
    403,
    { error: 'This website was published from another browser and can only be changed there.' },
  ]);
  expect(await send(secret)).toEqual([
    409,
    { error: 'Confirm your email address first: nobody can write to this website until then.' },
  ]);
  await confirmAddress(stores, siteId, EMAIL);
  expect((await send(secret))[0]).toBe(200);
  expect((await send(secret))[0]).toBe(429);
  const without = await withPage('<!doctype html><title>Crumb</title>');
  expect(await without.send(without.secret)).toEqual([
    409,
    { error: 'The published page has no “Write to us” yet. Switch it on under “Page”, then publish.' },
  ]);
});
