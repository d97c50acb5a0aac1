import { expect, test } from 'vitest';
import { runAdmin } from '../../../server/admin/commands.ts';
import { deploy, deployRequest, newSecret } from '../deploy/deploy-call.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { readMail, readOutbox } from '../mail/read-mail.ts';
import { startTestServer } from '../test-server.ts';
import { admin, mailedTo } from './admin-call.ts';

/** A server with a German bakery. Its own mails do not leave. */
async function startWithBakery() {
  const { address, dataDir } = await startTestServer();
  const html = '<!doctype html><html lang="de" dir="ltr"><title>Bäckerei</title>';
  const request = deployRequest({ html, userEmail: 'baker@example.test' });
  const secret = newSecret();
  await deploy(address, request, secret);
  await expect.poll(() => readOutbox(dataDir)).toHaveLength(1);
  return { address, dataDir, siteId: request.siteName, secret };
}

test('a take-down is mailed to the publisher with its reason, in the language of the page, once', async () => {
  const { dataDir, siteId } = await startWithBakery();
  const { port, mails } = await startMailServer();
  const location = {
    dataDir,
    publicUrl: 'https://parley.example',
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'abuse@parley.example',
  };
  const lines: string[] = [];
  const takeDown = () =>
    runAdmin(['take-down', siteId, '--keep-pictures', 'copied', 'photographs'], location, (line) =>
      lines.push(line),
    );
  await takeDown();
  await takeDown();
  expect(lines.filter((line) => /publisher/.test(line))).toEqual(['Its publisher is told why by mail.']);
  expect(mails.map(({ from, to }) => [from, to])).toEqual([['abuse@parley.example', ['baker@example.test']]]);
  const { subject, text } = readMail(mails[0]?.text ?? '');
  expect([subject, text]).toEqual([
    'Ihre Website wurde gesperrt',
    `Ihre Website wurde gesperrt

Der Betreiber dieses Servers hat Ihre Website gesperrt. Besucher sehen sie
nicht mehr:

https://parley.example/s/${siteId}/

Der Grund:
copied photographs

Wenn Sie das für einen Irrtum halten, antworten Sie auf diese E-Mail, und
schreiben Sie, warum.
`,
  ]);
});

test('where nobody reads answers, the objection goes into the form, and the mail into the outbox', async () => {
  const { dataDir, siteId, address, secret } = await startWithBakery();
  const second = deployRequest({ html: '<p>no language', userEmail: 'other@example.test' });
  await deploy(address, second, secret);
  await expect.poll(() => readOutbox(dataDir)).toHaveLength(2);
  const told = mailedTo(dataDir);
  expect((await admin(dataDir, 'take-down-all', siteId)).filter((line) => line === told)).toHaveLength(2);
  const texts = (await readOutbox(dataDir)).slice(2).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  const [german = '', english = ''] = texts[0]?.includes('gesperrt') ? texts : [...texts].reverse();
  expect(german).toContain(`\n\nWidersprechen:\nhttp://localhost:3000/s/${siteId}/report\n`);
  expect(german).not.toContain('Grund');
  expect(english).toContain(`\n\nObject:\nhttp://localhost:3000/s/${second.siteName}/report\n`);
});

test('the operator reads that a publisher has no address, or that no mail was taken', async () => {
  const { dataDir, siteId, address } = await startWithBakery();
  const lines: string[] = [];
  const location = { dataDir, smtpUrl: 'smtp://127.0.0.1:9' };
  await runAdmin(['take-down', siteId], location, (line) => lines.push(line));
  expect(lines.at(-1)).toBe('Its publisher could not be told by mail (ESOCKET).');
  const local = deployRequest({ userEmail: 'root@localhost' });
  await deploy(address, local, newSecret());
  expect((await admin(dataDir, 'take-down', local.siteName)).at(-1)).toBe(
    'Its publisher could not be told by mail (dropped).',
  );
});
