import { createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ServerEvent } from '../../../server/operations/server-event.ts';
import type { ProcessSettings } from '../../../server/settings.ts';
import { deploy, deployRequest, newSecret, postToDeploy } from '../deploy/deploy-call.ts';
import { startTestServer } from '../test-server.ts';
import { startMailServer } from './mail-server.ts';
import { readMail, readOutbox } from './read-mail.ts';

/** Starts a server that sends mails. `reported` resolves with the first mail reports, in order. */
async function startMailing(port: number | undefined, settings: Partial<ProcessSettings> = {}) {
  const reports: Extract<ServerEvent, { mail: unknown }>[] = [];
  let wake = () => {};
  const server = await startTestServer({
    settings: {
      ...(port && { smtpUrl: `smtp://127.0.0.1:${port}` }),
      mailFrom: 'parley@parley.example',
      ...settings,
    },
    report: (event) => {
      if ('mail' in event) reports.push(event);
      wake();
    },
  });
  const reported = async (count: number) => {
    while (reports.length < count) await new Promise<void>((resolve) => (wake = resolve));
    return reports;
  };
  return { ...server, reported };
}

async function publishAs(address: string, userEmail: string, from = '203.0.113.1') {
  const body = JSON.stringify(deployRequest({ userEmail }));
  const { status } = await postToDeploy(address, body, { 'X-Forwarded-For': from });
  expect(status).toBe(200);
}

describe('a visitor who publishes', () => {
  test('gets the address of the website by mail', async () => {
    const { port, mails } = await startMailServer();
    const { address, reported } = await startMailing(port, { publicUrl: 'https://parley.example' });
    const request = deployRequest({ userEmail: 'visitor@example.test' });
    await deploy(address, request, newSecret());
    expect(await reported(1)).toEqual([{ mail: 'sent' }]);
    expect(mails).toEqual([
      { from: 'parley@parley.example', to: ['visitor@example.test'], text: expect.any(String) },
    ]);
    const [head = ''] = (mails[0]?.text ?? '').split('\r\n\r\n', 1);
    expect(head).toMatch(/^From: parley@parley\.example$/m);
    expect(head).toMatch(/^To: visitor@example\.test$/m);
    expect(head).toMatch(/^Subject: A page is published$/m);
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
    const { text } = readMail(mails[0]?.text ?? '');
    expect(text).toContain(`\n\nhttps://parley.example/s/${request.siteName}/\n\n`);
    expect(text).toMatch(/\n\nConfirm and open:\nhttps:\/\/parley\.example\/#open=[\w-]{32}\n\n/);
    expect(text).toContain(`\n\nReport this website:\nhttps://parley.example/s/${request.siteName}/report\n`);
    expect(mails[0]?.text).not.toContain(request.html);
  });

  test('without a mail server has the same mail in the outbox, and the operator is told where', async () => {
    const { address, dataDir, notice, reported } = await startMailing(undefined, {
      publicUrl: 'https://parley.example',
    });
    const request = deployRequest({ userEmail: 'visitor@example.test' });
    await deploy(address, request, newSecret());
    expect(await reported(1)).toEqual([{ mail: 'sent' }]);
    const [mail] = await readOutbox(dataDir);
    expect([mail?.to, mail?.subject]).toEqual(['visitor@example.test', 'A page is published']);
    expect(mail?.html).toMatch(/<a class="button" href="https:\/\/parley\.example\/#open=[\w-]{32}"/);
    expect(notice).toBe(
      `No mail leaves this server, because SMTP_URL is not set. Mails are files in ${dataDir}/outbox.`,
    );
  });

  test('gets the real address, whatever X-Forwarded-Host says', async () => {
    const { port, mails } = await startMailServer();
    const { address, reported } = await startMailing(port);
    const request = deployRequest();
    const { hostname, port: own } = new URL(address);
    await fetch(`${address}/api/deploy`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-Host': 'evil.example' },
      body: JSON.stringify(request),
    });
    await reported(1);
    expect(mails[0]?.text).toContain(`http://${hostname}:${own}/s/${request.siteName}/`);
  });

  test.each([
    'a@b.example\r\nBcc: victim@example.test',
    'a@b.example, victim@example.test',
    'a@b.example\nSubject: other',
    '"Name" <a@b.example>',
    'Name <a@b.example>',
    'group: a@b.example;',
    '<a@b.example>',
    'a b@example.test',
    'a@',
    '@',
    'ü@example.test',
    'root@localhost',
    'admin@internal',
    'root@127.0.0.1',
    `${'a'.repeat(300)}@example.test`,
  ])('with the address %j gets no mail', async (userEmail) => {
    const { port, mails } = await startMailServer();
    const { address, reported } = await startMailing(port);
    expect((await deploy(address, deployRequest({ userEmail }))).status).toBe(200);
    expect(await reported(1)).toEqual([{ mail: 'dropped' }]);
    expect((await deploy(address, deployRequest({ userEmail: 'good@example.test' }))).status).toBe(200);
    await reported(2);
    expect(mails.map(({ to }) => to)).toEqual([['good@example.test']]);
  });

  test('gets none once half of the mails of the hour went to people who never confirmed an address', async () => {
    const { port, mails } = await startMailServer();
    const { address, reported } = await startMailing(port, { mailsPerHour: 5 });
    for (let n = 0; n < 5; n += 1) await publishAs(address, `visitor-${n}@example.test`);
    const results = (await reported(5)).map(({ mail }) => mail).sort();
    expect(results).toEqual(['dropped', 'dropped', 'sent', 'sent', 'sent']);
    expect(mails).toHaveLength(3);
  });

  test('still gets a mail while another client floods', async () => {
    const { port, mails } = await startMailServer();
    const { address, reported } = await startMailing(port, { mailsPerHour: 60, trustedProxyHops: 1 });
    for (let n = 0; n < 60; n += 1) await publishAs(address, `victim-${n}@example.test`);
    await reported(60);
    await publishAs(address, 'visitor@example.test', '203.0.113.2');
    await reported(61);
    expect(mails).toHaveLength(21);
    expect(mails.at(-1)?.to).toEqual(['visitor@example.test']);
    expect(await (await fetch(`${address}/metrics`)).text()).toContain(
      'parley_mails_total{result="dropped"} 40',
    );
  });
});

describe('a mail that fails', () => {
  test('does not fail the publish, and is reported without its address', async () => {
    const { port } = await startMailServer({
      onRcptTo: ({ address }, _, done) => {
        done(Object.assign(new Error(`nobody is ${address}`), { responseCode: 550 }));
      },
    });
    const { address, reported } = await startMailing(port);
    expect((await deploy(address, deployRequest())).status).toBe(200);
    expect(await reported(1)).toEqual([{ mail: 'failed', code: 'EENVELOPE 550' }]);
    expect(await (await fetch(`${address}/metrics`)).text()).toContain(
      'parley_mails_total{result="failed"} 1',
    );
  });

  test('is reported if the mail server is down', async () => {
    const { address, reported } = await startMailing(9);
    expect((await deploy(address, deployRequest())).status).toBe(200);
    expect(await reported(1)).toEqual([{ mail: 'failed', code: expect.stringMatching(/^E[A-Z]+$/) }]);
  });

  test('delays no publish if the mail server never answers', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => sockets.add(socket.on('error', () => {})));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void silent.close());
    const bound = silent.address();
    const { address } = await startMailing(bound !== null && typeof bound === 'object' ? bound.port : 0);
    const replies = await Promise.all(Array.from({ length: 20 }, () => deploy(address, deployRequest())));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    // Else the server's stop would wait for its mails.
    silent.close();
    for (const socket of sockets) socket.destroy();
  });
});
