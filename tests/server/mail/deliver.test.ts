import { describe, expect, onTestFinished, test } from 'vitest';
import { messageQueue } from '../../../server/forms/message-queue.ts';
import { deliverMails } from '../../../server/mail/deliver.ts';
import { openSmtpTransport } from '../../../server/mail/mail-transport.smtp.ts';
import { openMailer } from '../../../server/mail/mailer.ts';
import type { NewMessage } from '../../../server/store/messages/message-store.ts';
import type { Stores } from '../../../server/store/open-stores.ts';
import { startProgram } from '../../harness/program.ts';
import { deploy, deployRequest, newSecret, newSiteId } from '../deploy/deploy-call.ts';
import { confirmAddress } from '../forms/confirmed-site.ts';
import { EMAIL, pageOffering } from '../forms/writable-site.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { readMail } from '../mail/read-mail.ts';
import { open, publish } from '../store/store-calls.ts';
import { makeProject } from '../temp-project.ts';
import { makeTempDir } from '../test-server.ts';

const MINUTE_MS = 60_000;

/** A mail server that refuses so many mails, and a mailer that sends to it. */
async function mailing(refusals = 0) {
  let left = refusals;
  const { port, mails } = await startMailServer({
    onMailFrom: (_, __, done) => {
      left -= 1;
      done(left >= 0 ? Object.assign(new Error('Later, please.'), { responseCode: 451 }) : undefined);
    },
  });
  const transport = openSmtpTransport(`smtp://127.0.0.1:${port}`);
  const mailer = openMailer({ transport, from: 'parley@parley.example', perHour: 0, report: () => {} });
  onTestFinished(mailer.close);
  return { mailer, received: () => mails.map(({ text }) => readMail(text)) };
}

/** Messages to a site that can be written to, the first at the time 0. */
async function stored(
  stores: Stores,
  messages: readonly Partial<NewMessage>[],
  email = EMAIL,
): Promise<string> {
  const siteId = newSiteId();
  await publish(stores.store, siteId, pageOffering(), 'owner', email);
  await confirmAddress(stores, siteId, email);
  const usual = {
    name: 'Ben Writer',
    contact: 'ben@example.test',
    text: 'Hello',
    title: 'Crumb',
    language: 'en',
  };
  for (const [at, message] of messages.entries())
    await stores.messages.add({ id: crypto.randomUUID(), siteId, ...usual, at, ...message });
  return siteId;
}

/** Delivers what is due on a clock that the test drives. */
function delivering(stores: Stores, { mailer }: Pick<Awaited<ReturnType<typeof mailing>>, 'mailer'>) {
  const clock = { now: 0 };
  const fail = (error: unknown) => {
    throw error;
  };
  const delivery = deliverMails([messageQueue(stores.messages, mailer)], fail, () => clock.now);
  onTestFinished(delivery.stop);
  return { clock, look: delivery.look };
}

describe('a stored message', () => {
  test('is mailed to the owner, and an answer goes to its writer', async () => {
    const stores = await open({ dataDir: await makeTempDir() });
    const mail = await mailing();
    await stored(stores, [{ text: 'Two loaves,\n\nplease <b>&</b> thank you.' }]);
    await delivering(stores, mail).look();
    const [received] = mail.received();
    expect(received).toMatchObject({
      to: EMAIL,
      subject: 'Ben Writer wrote to you',
      headers: { 'reply-to': 'ben@example.test', from: 'parley@parley.example' },
      text: `Ben Writer wrote to you

Two loaves,

please <b>&</b> thank you.

Answer this email: it goes to ben@example.test.

This came through “Write to us” on your website “Crumb”. Nobody has checked
who wrote it.

It is stored on the server for 30 days, then deleted.
`,
    });
    expect(received?.html).toContain('please &lt;b&gt;&amp;&lt;/b&gt; thank you.');
    expect(await stores.messages.waiting()).toBe(0);
  });

  test.each([
    ['a telephone number', '030 123456'],
    ['an address with a name', 'Ben <ben@example.test>'],
    ['two addresses', 'ben@example.test, victim@example.test'],
    ['another header', 'ben@example.test Bcc: victim@example.test'],
  ])('with %s names it in the text and nowhere else', async (_, contact) => {
    const stores = await open({ dataDir: await makeTempDir() });
    const mail = await mailing();
    await stored(stores, [{ contact, name: 'Bcc: victim@example.test', language: 'de' }]);
    await delivering(stores, mail).look();
    const [received] = mail.received();
    expect(Object.keys(received?.headers ?? {}).filter((name) => /reply-to|cc/.test(name))).toEqual([]);
    expect(received?.to).toBe(EMAIL);
    expect(received?.subject).toBe('Bcc: victim@example.test hat Ihnen geschrieben');
    expect(received?.text).toContain(`So können Sie antworten: ${contact}`);
  });

  test('is mailed again after growing pauses while the mail server refuses it, and then once', async () => {
    const stores = await open({ dataDir: await makeTempDir() });
    const mail = await mailing(4);
    await stored(stores, [{ text: 'first' }, { text: 'second' }]);
    const { clock, look } = delivering(stores, mail);
    const waiting: number[] = [];
    // Each look ends at the first refusal, so the other message waits for the next one.
    for (const at of [0, 0, 1, 6]) {
      clock.now = at * MINUTE_MS + 1;
      await look();
      waiting.push(await stores.messages.waiting());
    }
    expect([waiting, mail.received().length]).toEqual([[2, 2, 2, 2], 0]);
    clock.now = 60 * MINUTE_MS;
    await look();
    await look();
    expect(
      mail
        .received()
        .map(({ text }) => text.split('\n')[2])
        .sort(),
    ).toEqual(['first', 'second']);
    expect(await stores.messages.waiting()).toBe(0);
  });

  test.each(['RCPT TO', 'DATA'])('is mailed though others are refused at %s', async (command) => {
    const stores = await open({ dataDir: await makeTempDir() });
    const refusal = Object.assign(new Error('Never.'), { code: 'EENVELOPE', responseCode: 550, command });
    const sent: string[] = [];
    const transport = {
      deliver: async ({ text }: { text: string }) => {
        if (text.includes('refused')) throw refusal;
        sent.push(text);
      },
      close: () => {},
    };
    const mailer = openMailer({ transport, from: 'parley@parley.example', perHour: 0, report: () => {} });
    await stored(stores, [...Array(20).fill({ text: 'refused' }), { text: 'taken' }]);
    const { clock, look } = delivering(stores, { mailer });
    clock.now = 100;
    await look();
    expect(sent).toHaveLength(1);
    expect(await stores.messages.waiting()).toBe(20);
  });

  test.each([
    ['RCPT TO', 450],
    ['DATA', 451],
  ])('is mailed though a mailbox takes none for now, at %s', async (command, responseCode) => {
    const stores = await open({ dataDir: await makeTempDir() });
    const later = Object.assign(new Error('Later.'), { code: 'EENVELOPE', responseCode, command });
    const [sent, tried] = [[] as string[], [] as string[]];
    const transport = {
      deliver: async ({ to }: { to: string }) => {
        tried.push(to);
        if (to !== EMAIL) throw later;
        sent.push(to);
      },
      close: () => {},
    };
    const mailer = openMailer({ transport, from: 'parley@parley.example', perHour: 0, report: () => {} });
    // As many as one stranger sends in an hour, to four owners whose mail server takes none.
    for (const owner of ['a', 'b', 'c', 'd'])
      await stored(stores, Array(15).fill({}), `${owner}@full.example.test`);
    await stored(stores, [{ at: 20 }]);
    const { clock, look } = delivering(stores, { mailer });
    clock.now = 100;
    await look();
    expect([sent, tried.length, await stores.messages.waiting()]).toEqual([[EMAIL], 61, 60]);
    // Each has a pause of its own.
    await look();
    expect(tried).toHaveLength(61);
  });

  test('is mailed at the next look though a mail server hangs for the mailbox before it', async () => {
    const stores = await open({ dataDir: await makeTempDir() });
    const sent: string[] = [];
    const transport = {
      deliver: async ({ to }: { to: string }) => {
        if (to !== EMAIL) throw Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT', command: 'CONN' });
        sent.push(to);
      },
      close: () => {},
    };
    const mailer = openMailer({ transport, from: 'parley@parley.example', perHour: 0, report: () => {} });
    await stored(stores, Array(60).fill({}), 'slow@hangs.example.test');
    await stored(stores, [{ at: 70 }]);
    const { clock, look } = delivering(stores, { mailer });
    for (const now of [100, 200]) {
      clock.now = now;
      await look();
    }
    expect(sent).toEqual([EMAIL]);
  });

  test('is mailed by one of two processes', async () => {
    const dataDir = await makeTempDir();
    const [one, other] = [await open({ dataDir }), await open({ dataDir })];
    const mail = await mailing();
    await stored(
      one,
      Array.from({ length: 10 }, (_, at) => ({ text: `message ${at}` })),
    );
    const both = [delivering(one, mail), delivering(other, mail)];
    for (const { clock } of both) clock.now = 10;
    while ((await one.messages.waiting()) > 0) await Promise.all(both.map(({ look }) => look()));
    const texts = mail.received().map(({ text }) => text.split('\n')[2]);
    expect(texts.sort()).toEqual(Array.from({ length: 10 }, (_, at) => `message ${at}`));
  });

  test('is mailed by the next process where one was killed while it mailed', async () => {
    const dataDir = await makeTempDir();
    const killed = await open({ dataDir });
    await stored(killed, [{}]);
    // Its claim is all that a killed process leaves behind.
    expect(await killed.messages.claim(0)).toBeDefined();
    await killed.close();
    const stores = await open({ dataDir });
    const mail = await mailing();
    const { clock, look } = delivering(stores, mail);
    await look();
    expect(mail.received()).toEqual([]);
    clock.now = MINUTE_MS;
    await look();
    expect(mail.received()).toHaveLength(1);
  });
});

test('a server killed under load loses no message that it acknowledged, and the next delivers them', {
  timeout: 120_000,
}, async () => {
  const [root, dataDir] = [await makeProject(), await makeTempDir()];
  // Nobody listens there: no mail leaves the server.
  const variables = { SMTP_URL: 'smtp://127.0.0.1:9' };
  const [secret, request] = [newSecret(), deployRequest({ userEmail: EMAIL, html: pageOffering() })];
  let acknowledged = 0;
  for (const isFirst of [true, false]) {
    const program = await startProgram({ root, dataDir, variables });
    onTestFinished(program.stop);
    if (isFirst) {
      await deploy(program.url, request, secret);
      const stores = await open({ dataDir });
      await confirmAddress(stores, request.siteName, EMAIL);
      await stores.close();
    }
    const enough = acknowledged + 15;
    const writer = async () => {
      for (;;) {
        const answer = await fetch(`${program.url}/api/sites/${request.siteName}/test-message`, {
          method: 'POST',
          headers: { 'X-Parley-Owner': secret },
        }).catch(() => undefined);
        if (answer?.status !== 200) return;
        acknowledged += 1;
        if (acknowledged === enough) await program.kill();
      }
    };
    await Promise.all(Array.from({ length: 4 }, writer));
  }
  const stores = await open({ dataDir });
  const kept = await stores.messages.ofSite(request.siteName);
  expect(acknowledged).toBeGreaterThanOrEqual(30);
  expect(kept.length).toBeGreaterThanOrEqual(acknowledged);
  const delivered: string[] = [];
  const mailer = {
    send: async ({ to }: { to: string }) => {
      delivered.push(to);
      return 'sent' as const;
    },
  };
  const delivery = deliverMails(
    [messageQueue(stores.messages, mailer)],
    () => {},
    () => Date.now() + 60 * MINUTE_MS,
  );
  await delivery.look();
  await delivery.stop();
  expect(delivered).toEqual(Array(kept.length).fill(EMAIL));
  expect(await stores.messages.waiting()).toBe(0);
});
