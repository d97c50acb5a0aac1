import { expect, onTestFinished, test } from 'vitest';
import { startCaddy } from '../harness/web-servers/caddy.ts';
import { deployRequest, newSecret, newSiteId } from '../server/deploy/deploy-call.ts';
import { LONGEST_INSTALL_MS } from '../server/store/test-database.ts';
import { makeTempDir, startTestServer } from '../server/test-server.ts';
import { ask } from './ask.ts';

test('behind Caddy a website is published and gets its own name and certificate; others get none', {
  timeout: LONGEST_INSTALL_MS,
}, async ({ skip }) => {
  const { address, stop } = await startTestServer({
    publicUrl: 'https://parley.example',
    settings: {
      sitesDomain: 'https://sites.example',
      trustedProxyHops: 1,
      limits: { publishes: 1, newSites: 0, uploads: 0, links: 0, messages: 0 },
    },
  });
  const caddy = await startCaddy(await makeTempDir(), new URL(address));
  skip(!caddy, 'no caddy');
  if (!caddy) return;
  onTestFinished(caddy.stop);
  // Caddy listens before it has signed its first certificate.
  await expect.poll(async () => (await ask(caddy, 'parley.example', '/readyz')).status).toBe(200);
  const publish = (request: ReturnType<typeof deployRequest>, forged: string) =>
    ask(caddy, 'parley.example', '/api/deploy', {
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${newSecret()}`,
        'X-Forwarded-For': forged,
      },
      body: JSON.stringify(request),
    });
  const request = deployRequest({ html: 'the page' });
  const site = `${request.siteName}.sites.example`;
  const published = await publish(request, '203.0.113.1');
  expect([published.status, JSON.parse(String(published.body)).url]).toEqual([200, `https://${site}/`]);
  expect((await publish(deployRequest(), '203.0.113.2')).status).toBe(429);
  const page = await ask(caddy, site, '/');
  expect([page.status, String(page.body)]).toEqual([200, 'the page']);
  expect((await ask(caddy, `${newSiteId()}.sites.example`, '/')).status).toBe('closed');
  expect((await ask(caddy, 'elsewhere.example', '/')).status).toBe('closed');
  expect((await ask(caddy, 'parley.example', '/metrics')).status).toBe(404);
  await stop();
  const down = await ask(caddy, 'parley.example', '/api/deploy');
  expect([down.status, down.headers['content-type'], String(down.body)]).toEqual([
    502,
    'application/json',
    '{"error":"The server does not answer. Please try again in a moment."}',
  ]);
});
