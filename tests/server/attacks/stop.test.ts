import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deploy, deployRequest, newSecret } from '../deploy/deploy-call.ts';
import { runNode } from '../run-node.ts';
import { open } from '../store/store-calls.ts';
import { makeProject } from '../temp-project.ts';

test.each([
  ['says nothing', ''],
  ['hangs at the recipient', '250 Yes.\r\n'],
])('a server is stopped well while a mail server %s, and the mail is tried again', async (_, answer) => {
  const silent = createServer((socket) => {
    socket.on('error', () => {});
    if (answer === '') return;
    socket.write('220 Hello.\r\n');
    socket.on('data', (line) => /^(?:EHLO|MAIL)/.test(String(line)) && socket.write(answer));
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const root = await makeProject();
  const dataDir = join(root, 'data');
  const run = runNode(join(root, 'server/start.ts'), {
    PORT: '0',
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'parley@parley.example',
  });
  const [, address = ''] = await run.printed(/^Parley is ready at (http:\/\/127\.0\.0\.1:\d+)$/m);
  for (let n = 0; n < 2; n += 1)
    expect(
      (await deploy(address, deployRequest({ userEmail: `${n}@example.test` }), newSecret())).status,
    ).toBe(200);
  run.kill('SIGTERM');
  expect([await run.ended, run.output.stderr]).toEqual([0, '']);
  const { mails } = (await open({ dataDir })).access;
  const later = Date.now() + 3_600_000;
  expect([await mails.claim(later), await mails.claim(later)].map((due) => due?.purpose)).toEqual([
    'confirm',
    'confirm',
  ]);
});
