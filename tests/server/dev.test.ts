import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deploy, deployRequest, fetchPage } from './deploy/deploy-call.ts';
import { runNode } from './run-node.ts';
import { makeProject } from './temp-project.ts';

test('dev serves the sources with hot reload, and all routes of the server, on one port', {
  timeout: 60_000,
}, async () => {
  const root = await makeProject();
  const run = runNode(join(root, 'server/dev.ts'), { PORT: '0', DATA_DIR: join(root, 'data') });
  const [, address = ''] = await run.printed(/^Parley is ready at (http:\/\/127\.0\.0\.1:\d+)$/m);

  const app = await fetch(address);
  expect(app.headers.get('content-security-policy')).toBeNull();
  expect(await app.text()).toContain('src="/@vite/client"');
  expect(await (await fetch(`${address}/src/main.ts`)).text()).toContain('document.title');

  const worker = await fetch(`${address}/service-worker.js`);
  expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await worker.text()).toContain('self.registration.unregister()');

  const request = deployRequest();
  expect((await deploy(address, request)).status).toBe(200);
  expect(await fetchPage(address, request.siteName)).toBe(request.html);
  expect((await fetch(`${address}/nothing`)).status).toBe(404);
  for (const path of ['/.env', '/data/parley.sqlite']) expect((await fetch(address + path)).status).toBe(403);

  const client = await (await fetch(`${address}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
  const socket = new WebSocket(`${address.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  await once(socket, 'open');
  const reloaded = new Promise<string>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const { type } = JSON.parse(String(data));
      if (type === 'full-reload' || type === 'update') resolve(type);
    });
  });
  await writeFile(join(root, 'src/main.ts'), 'document.title = "changed";');
  expect(await reloaded).toBe('full-reload');

  run.kill('SIGTERM');
  expect(await run.ended).toBe(0);
});
