import { request as ask } from 'node:http';
import { expect } from 'vitest';
import { chooseImage, openWith, uploadChosen } from '../../harness/builder/builder-actions.ts';
import { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { unhurriedHands } from '../../harness/builder/unhurried-hands.ts';
import { png } from '../../server/images/sample-images.ts';
import { serve } from '../../services/test-http.ts';

test('every deploy sends the browser’s one owner secret (§6.2)', async ({ builder }) => {
  const sent: Promise<string | null>[] = [];
  builder.page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/deploy') sent.push(request.headerValue('authorization'));
  });
  await builder.publish('owner@example.com');
  await builder.reload();
  await builder.publish('owner@example.com');
  const secret = await builder.stored('parley.owner');
  expect(secret).toMatch(/^[A-Za-z0-9_-]{22,128}$/);
  expect(await Promise.all(sent)).toEqual([`Bearer ${secret}`, `Bearer ${secret}`]);
});

test('another browser cannot update a site, and sees the reason (§7.1.3)', async ({ openBuilder }) => {
  const owner = await openBuilder();
  await owner.publish('owner@example.com');
  const stranger = await openWith(openBuilder, (await owner.stored('websiteConfig')) ?? '');
  stranger.problems.expect(/403 \(Forbidden\)/);
  await stranger.submitPublish('stranger@example.com');
  const dialog = stranger.deploymentStatus();
  await dialog.getByText('Deployment failed', { exact: true }).waitFor();
  expect(await dialog.getByRole('alert').innerText()).toBe(
    'Failed to deploy website: This website was published from another browser and can only be updated there.',
  );
  expect(await dialog.getByRole('button', { name: 'Publish as a new site', exact: true }).isVisible()).toBe(
    true,
  );
});

test('behind a proxy that asks for a login, a picture is sent and the website is published', async ({
  browser,
  url,
}) => {
  const login = `Basic ${Buffer.from('parley:secret').toString('base64')}`;
  const proxy = await serve((request, response) => {
    if (request.headers.authorization !== login)
      return response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="Parley"' }).end('Log in first.');
    const { method, headers, url: path = '/' } = request;
    const asked = ask(new URL(path, url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    return request.pipe(asked);
  });
  const profile = await browser.newContext({
    httpCredentials: { username: 'parley', password: 'secret' },
    serviceWorkers: 'block',
  });
  await profile.addInitScript(unhurriedHands);
  const builder = await BuilderPage.open(browser, proxy, { profile });
  builder.problems.expect(/401/);
  await chooseImage(builder, {
    name: 'dot.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await png(9, 9)),
  });
  await uploadChosen(builder, 'dot.png');
  await builder.second();
  const address = await builder.publish('owner@example.com');
  await builder.publish('owner@example.com');
  const page = await (await fetch(address, { headers: { Authorization: login } })).text();
  expect(page).toMatch(/<img src="[^"]*\/uploads\//);
  expect(builder.problems.unexpected()).toEqual([]);
  await profile.close();
});
