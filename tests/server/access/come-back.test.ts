import { expect, test, vi } from 'vitest';
import { deploy, deployRequest, fetchPage, newSecret } from '../deploy/deploy-call.ts';
import { readOutbox } from '../mail/read-mail.ts';
import { startTestServer } from '../test-server.ts';
import { call, publishSite, take } from './access-call.ts';

const EMAIL = 'ann@example.test';

/** A server with an outbox. `mail` resolves with the nth mail, from 1, once it is there. */
async function startWithOutbox() {
  const { address, dataDir } = await startTestServer();
  const mail = (n: number) =>
    vi.waitFor(
      async () => {
        const found = (await readOutbox(dataDir))[n - 1];
        if (!found) throw new Error(`There is no mail ${n} yet.`);
        return found;
      },
      { timeout: 30_000, interval: 50 },
    );
  return { address, dataDir, mail };
}

const tokensIn = (text: string) => [...text.matchAll(/#open=([\w-]{32})$/gm)].map(([, token]) => token ?? '');

test('who lost the browser comes back by mail, and publishes at the same address', async () => {
  const { address, dataDir, mail } = await startWithOutbox();
  const sites: Awaited<ReturnType<typeof publishSite>>[] = [];
  for (const n of [1, 2]) {
    const site = await publishSite(address, EMAIL);
    const [token = ''] = tokensIn((await mail(n)).text);
    expect((await take(address, token, site.secret))[0]).toBe(200);
    sites.push(site);
  }
  const [one, other] = sites;
  if (!one || !other) throw new Error('There are no two sites.');
  // Once it is confirmed, a publish sends no mail: the next one is the list.
  const update = deployRequest({ siteName: one.siteId, html: 'second', userEmail: EMAIL, isUpdate: true });
  expect((await deploy(address, update, one.secret)).status).toBe(200);
  expect(await call(address, 'POST', 'links', { body: { email: 'Ann@example.test' } })).toEqual([
    202,
    { mail: 'kept' },
  ]);
  const { to, subject, text, html } = await mail(3);
  expect([to, subject]).toEqual(['Ann@example.test', 'The way back to your website']);
  const tokens = tokensIn(text);
  expect(tokens).toHaveLength(2);
  expect(html.match(/<a class="button" href="[^"]*#open=/g)).toHaveLength(2);
  // What is said quietly is one page for all of them.
  expect([...text.matchAll(/^(.*):\n.*\/mail\/[\w-]{32}$/gm)].map(([, label]) => label)).toEqual([
    'Take a website off the web, or have your address forgotten',
  ]);
  // The latest published first.
  expect(text.indexOf(one.siteId)).toBeLessThan(text.indexOf(other.siteId));

  const phone = newSecret();
  expect(await take(address, tokens[0] ?? '', phone)).toEqual([
    200,
    {
      siteId: one.siteId,
      url: `${address}/s/${one.siteId}/`,
      templateId: 'landing_business',
      email: EMAIL,
    },
  ]);
  expect((await deploy(address, { ...update, html: 'by phone' }, phone)).status).toBe(200);
  expect(await fetchPage(address, one.siteId)).toBe('by phone');
  expect(await readOutbox(dataDir)).toHaveLength(3);
});
