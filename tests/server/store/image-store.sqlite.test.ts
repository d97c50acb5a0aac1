import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createServerApp } from '../../../server/app.ts';
import { clientReader } from '../../../server/http/client.ts';
import { imagesRoute } from '../../../server/images/images-route.ts';

import { ANON_KEY } from '../images/image-server.ts';
import { makeTempDir } from '../test-server.ts';
import { open } from './store-calls.ts';

test('exactly one of 20 uploads that all found the path free is accepted', async () => {
  const { images } = await open({ dataDir: await makeTempDir() });
  let [waiting, letGo] = [0, () => {}];
  const everyoneAsked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const find = async (path: string) => {
    const found = await images.find(path);
    waiting += 1;
    if (waiting === 20) letGo();
    await everyoneAsked;
    return found;
  };
  const readClient = clientReader(1);
  const route = imagesRoute({ store: { ...images, find }, anonKey: ANON_KEY, readClient });
  const headers = { Authorization: `Bearer ${ANON_KEY}`, 'Content-Type': 'image/png' };
  // From different clients, as the concurrent uploads of each client are limited.
  const from = (n: number) => ({ ...headers, 'X-Forwarded-For': `192.0.2.${n}` });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      route.request('/object/images/uploads/a.png', { method: 'POST', headers: from(n), body: `file ${n}` }),
    ),
  );
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)]);
  expect(new TextDecoder().decode(await images.read('uploads/a.png'))).toBe(`file ${winner}`);
});

test('with a closed image store the server is not ready, and its errors reveal no details', async () => {
  const folder = await makeTempDir();
  const { store, images, close } = await open({ dataDir: folder });
  await close();
  const assets = { answer: async () => undefined };
  const parts = { store: images, anonKey: ANON_KEY };
  const app = createServerApp({ store, images: parts, assets, publicUrl: undefined, log: () => {} });
  expect((await app.request('/readyz')).status).toBe(503);
  const failed = await app.request('/storage/v1/object/public/images/uploads/a.png');
  expect([failed.status, await failed.json()]).toEqual([
    500,
    {
      statusCode: '500',
      error: 'InternalError',
      message: expect.stringMatching(
        /^Something went wrong on the server\. Please try again\. \(Request [0-9a-f]{8}\)$/,
      ),
      code: 'InternalError',
    },
  ]);
});

test('a database of a newer release is refused', async () => {
  const folder = await makeTempDir();
  await (await open({ dataDir: folder })).close();
  const database = new DatabaseSync(join(folder, 'images.sqlite'));
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.exec('pragma user_version = 1000');
  await expect(open({ dataDir: folder })).rejects.toThrow(
    'The data were written by a newer release of Parley.',
  );
  database.close();
});
