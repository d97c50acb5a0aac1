import { expect, onTestFinished, test } from 'vitest';
import { messageMail } from '../../../server/forms/message-mail.ts';
import { openSmtpTransport } from '../../../server/mail/mail-transport.smtp.ts';
import { openMailer } from '../../../server/mail/mailer.ts';
import { deploy, deployRequest } from '../deploy/deploy-call.ts';
import { filled } from '../forms/report-call.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { readMail } from '../mail/read-mail.ts';
import { sendRaw } from '../raw-request.ts';
import { open } from '../store/store-calls.ts';
import { startTestServer } from '../test-server.ts';

test.each([
  [
    'an encoded word',
    '=?utf-8?B?QmNjOiB2aWN0aW1AZXhhbXBsZS50ZXN0?=',
    '= ?utf-8?B?QmNjOiB2aWN0aW1AZXhhbXBsZS50ZXN0?=',
  ],
  ['an encoded word beside other letters', 'Zoë =?utf-8?Q?=0D=0ABcc:_v?=', 'Zoë = ?utf-8?Q?=0D=0ABcc:_v?='],
  ['marks that turn the direction', '\u202eknab ruoY\u2066\u200f', 'knab ruoY'],
  ['control characters', 'Ann\r\nBcc: victim@example.test\u0000\u2028', 'Ann Bcc: victim@example.test'],
])('%s in a name reaches no header of a mail', async (_, name, shown) => {
  const { port, mails } = await startMailServer();
  const transport = openSmtpTransport(`smtp://127.0.0.1:${port}`);
  const mailer = openMailer({ transport, from: 'parley@parley.example', perHour: 0, report: () => {} });
  onTestFinished(mailer.close);
  const message = {
    id: '1',
    siteId: 'site-abc1234',
    name,
    contact: 'ben@example.test',
    text: 'Hello',
    title: 'Crumb',
    language: 'en',
    at: 0,
    to: 'ann@example.test',
  };
  expect(await mailer.send(messageMail(message), undefined)).toBe('sent');
  const { subject, headers } = readMail(mails[0]?.text ?? '');
  expect(subject.replace(/ +/g, ' ')).toBe(`${shown} wrote to you`);
  expect(Object.keys(headers)).not.toContain('bcc');
});

test('a report names the website as this server is reached, whatever host its request names', async () => {
  const { port, mails } = await startMailServer();
  const { address, dataDir } = await startTestServer({
    settings: { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'operator@parley.example' },
  });
  const { siteName } = deployRequest();
  await deploy(address, deployRequest({ siteName, userEmail: 'root@localhost' }));
  const headers = { Host: 'evil.example', 'Content-Type': 'application/x-www-form-urlencoded' };
  const sent = await sendRaw(`${address}/s/${siteName}/report`, 'POST', headers, String(filled()));
  expect(sent.status).toBe(303);
  const { reports } = await open({ dataDir });
  const stored = [];
  for await (const report of reports.open()) stored.push(report.address);
  expect(stored).toEqual([`${address}/s/${siteName}/`]);
  await expect.poll(() => mails.length).toBe(1);
  expect(readMail(mails[0]?.text ?? '').text).toContain(`${address}/s/${siteName}/`);
  expect(mails[0]?.text).not.toContain('evil.example');
});
