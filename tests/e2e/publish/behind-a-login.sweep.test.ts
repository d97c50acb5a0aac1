import { request as ask } from 'node:http';
import { expect } from 'vitest';
import { chooseImage, uploadChosen } from '../../harness/builder/builder-actions.ts';
import { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { unhurriedHands } from '../../harness/builder/unhurried-hands.ts';
import { png } from '../../server/images/sample-images.ts';
import { serve } from '../../services/test-http.ts';

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
