import { hash } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openAccessMails } from '../../../server/access/access-mails.ts';
import { chooseLanguage } from '../../../server/http/visitor-language.ts';
import { openSmtpTransport } from '../../../server/mail/mail-transport.smtp.ts';
import { openMailer } from '../../../server/mail/mailer.ts';
import type { ProcessSettings } from '../../../server/settings.ts';
import { call, take } from '../access/access-call.ts';
import { deployRequest, newSecret, newSiteId, postToDeploy } from '../deploy/deploy-call.ts';
import { confirmAddress } from '../forms/confirmed-site.ts';
import { pageOffering } from '../forms/writable-site.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { readMail } from '../mail/read-mail.ts';
import { type GetLocation, open, publish } from '../store/store-calls.ts';
import { startTestServer } from '../test-server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The SMTP codes by which a mail server turns addresses away. */
type Answers = Readonly<Record<string, number>>;

/** A server of ours beside a mail server. */
export async function startMailing(
  getLocation: GetLocation,
  settings: Partial<ProcessSettings> = {},
  answers: Answers = {},
) {
  const mailServer = await startMailServer({
    onRcptTo: ({ address }, _, done) => {
      const responseCode = answers[address];
      done(responseCode === undefined ? undefined : Object.assign(new Error('Not here.'), { responseCode }));
    },
  });
  const location = await getLocation();
  const server = await startTestServer({
    ...(location.dataDir !== '' && { dataDir: location.dataDir }),
    settings: {
      databaseUrl: location.databaseUrl,
      smtpUrl: `smtp://127.0.0.1:${mailServer.port}`,
      mailFrom: 'parley@parley.example',
      trustedProxyHops: 1,
      ...settings,
    },
  });
  const stores = await open({ ...location, dataDir: server.dataDir });
  /** The mails to an address, once there are so many. */
  const mailsTo = (address: string, count: number) =>
    vi.waitFor(
      () => {
        const mails = mailServer.mails.filter(({ to }) => to.includes(address));
        expect(mails).toHaveLength(count);
        return mails.map(({ text }) => readMail(text));
      },
      { timeout: 20_000, interval: 20 },
    );
  return { ...server, stores, mails: mailServer.mails, mailsTo };
}

/** Publishes a new site, and resolves with what is said of its mail. */
async function publishFrom(address: string, userEmail: string, from = '203.0.113.1') {
  const [request, secret] = [deployRequest({ userEmail, html: pageOffering() }), newSecret()];
  const headers = { 'X-Forwarded-For': from, Authorization: `Bearer ${secret}` };
  const answer = await postToDeploy(address, JSON.stringify(request), headers);
  expect(answer.status).toBe(200);
  const said = (name: string) => answer.headers.get(`x-parley-mail${name}`);
  return { siteId: request.siteName, secret, mail: said(''), why: said('-why'), next: said('-next') };
}

const LINK = /#open=([\w-]{32})/;
const NOT_ME = /This was not me:\nhttp:\/\/[^/]+(\/mail\/[\w-]{32})/;

/** What strangers do to people and to the server by the mails it sends; the same on every store. */
export function describeMailAttacks(name: string, getLocation: GetLocation): void {
  describe(`mails as a weapon, with ${name}`, () => {
    test('one IPv6 /48 that publishes with the addresses of many takes no mails of those who confirmed theirs', async () => {
      const { address, stores, mailsTo, mails } = await startMailing(getLocation, { mailsPerHour: 10 });
      const ann = await publishFrom(address, 'ann@example.test', '2001:db8:aaaa::1');
      await confirmAddress(stores, ann.siteId, 'ann@example.test');
      const said = [];
      for (let n = 0; n < 12; n += 1)
        said.push(await publishFrom(address, `victim-${n}@example.test`, `2001:db8:1:${n}00::1`));
      expect(said.map(({ mail }) => mail)).toEqual([...Array(4).fill('sent'), ...Array(8).fill('none')]);
      expect(said.at(-1)).toMatchObject({ why: 'busy', next: expect.stringMatching(/^\d{4}-.*Z$/) });
      await call(address, 'POST', 'links', { body: { email: 'ann@example.test' } });
      const [, back] = await mailsTo('ann@example.test', 2);
      expect(back?.subject).toBe('The way back to your website');
      expect(mails).toHaveLength(6);
    });

    test('the networks of one IPv6 /48 cause as many mails as four', async () => {
      const { address, mails } = await startMailing(getLocation, { mailsPerHour: 1000 });
      const said = [];
      for (let n = 0; n < 85; n += 1)
        said.push(
          await publishFrom(address, `many-${n}@example.test`, `2001:db8:2:${(n % 16).toString(16)}00::1`),
        );
      expect(said.filter(({ mail }) => mail === 'sent')).toHaveLength(80);
      expect(mails).toHaveLength(80);
    });

    test('a mailbox that confirmed nothing gets one mail a day, from all visitors, in any spelling', async () => {
      const { address, mails } = await startMailing(getLocation);
      const spellings = [
        'v.ictim@gmail.com',
        'victim@gmail.com',
        'Vic.tim@googlemail.com',
        'victim+1@gmail.com',
      ];
      const said = [];
      for (const [n, each] of spellings.entries())
        said.push(await publishFrom(address, each, `203.0.113.${n}`));
      expect(said.map(({ mail, why }) => [mail, why])).toEqual([
        ['sent', null],
        ...Array(3).fill(['none', 'later']),
      ]);
      const [{ siteId = '', secret = '' } = {}] = said;
      const asked = await fetch(`${address}/api/sites/${siteId}/email/confirm`, {
        method: 'POST',
        headers: { 'X-Parley-Owner': secret },
      });
      expect([asked.status, await asked.json()]).toEqual([
        429,
        { error: expect.stringMatching(/^So many emails .* Please try again in 24 hours\.$/) },
      ]);
      expect(Number(asked.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
      expect(Date.parse(said.at(-1)?.next ?? '') - Date.now()).toBeLessThanOrEqual(DAY_MS);
      expect(mails).toHaveLength(1);
    });

    test('who says “This was not me” gets no mail about any website', async () => {
      const { address, mailsTo, mails } = await startMailing(getLocation);
      await publishFrom(address, 'bystander@example.test');
      const [mail] = await mailsTo('bystander@example.test', 1);
      const [, page = ''] = NOT_ME.exec(mail?.text ?? '') ?? [];
      expect((await fetch(address + page, { method: 'POST' })).status).toBe(200);
      for (const email of ['bystander@example.test', 'Bystander+2@example.test'])
        expect(await publishFrom(address, email)).toMatchObject({
          mail: 'none',
          why: 'unwanted',
          next: null,
        });
      expect(mails).toHaveLength(1);
    });

    test('whoever has it confirms by the mail, and then gets those that were asked for', async () => {
      const { address, mailsTo } = await startMailing(getLocation);
      const { siteId } = await publishFrom(address, 'owner@example.test');
      const [mail] = await mailsTo('owner@example.test', 1);
      const [, token = ''] = LINK.exec(mail?.text ?? '') ?? [];
      expect(await take(address, token, newSecret())).toMatchObject([200, { siteId }]);
      for (let n = 0; n < 3; n += 1)
        expect(await publishFrom(address, 'owner@example.test')).toMatchObject({ mail: 'sent' });
      await mailsTo('owner@example.test', 4);
    });
  });

  describe(`a mail with a key, with ${name}`, () => {
    test.each([
      [550, 'refused'],
      [450, 'trying'],
      [421, 'trying'],
    ])('that the mail server answers %d is said to be %s', async (code, state) => {
      const { address } = await startMailing(getLocation, {}, { [`to${code}@example.test`]: code });
      const { siteId, secret, mail } = await publishFrom(address, `to${code}@example.test`);
      expect(mail).toBe(state);
      expect(await call(address, 'GET', `sites/${siteId}/rights`, { secret })).toMatchObject([
        200,
        { mail: state },
      ]);
      // Asked for again, it is still that one.
      expect(await call(address, 'POST', `sites/${siteId}/email/confirm`, { secret })).toEqual([
        200,
        { mail: state },
      ]);
    });

    test('that is greylisted goes out later, with a link of its own that works', async () => {
      let refusals = 2;
      const { port, mails } = await startMailServer({
        onRcptTo: (_, __, done) => {
          refusals -= 1;
          done(refusals < 0 ? undefined : Object.assign(new Error('Later.'), { responseCode: 450 }));
        },
      });
      const { store, access } = await open(await getLocation());
      const transport = openSmtpTransport(`smtp://127.0.0.1:${port}`);
      const mailer = openMailer({ transport, from: 'parley@parley.example', perHour: 0, report: () => {} });
      onTestFinished(mailer.close);
      const urlSettings = { publicUrl: 'https://parley.example', sitesDomain: undefined };
      const queue = openAccessMails({
        access,
        mailer,
        urlSettings,
        titleOf: async () => '',
        report: () => {},
      });
      const siteId = newSiteId();
      await publish(store, siteId, 'page', 'owner', 'grey@example.test');
      expect(await queue.confirm(siteId, '203.0.113.1', chooseLanguage('de'), '')).toEqual({
        mail: 'trying',
      });
      const asked = Date.now();
      const said: unknown[] = [];
      for (const minutes of [0, 2, 3, 8, 9])
        said.push([
          await queue.sendNext(asked + minutes * 60_000),
          (await queue.stateOf(siteId, 'grey@example.test')).mail,
        ]);
      expect(said).toEqual([
        [undefined, 'trying'],
        ['later', 'trying'],
        [undefined, 'trying'],
        ['sent', 'sent'],
        [undefined, 'sent'],
      ]);
      const [arrived, ...more] = mails.map(({ text }) => readMail(text));
      expect([arrived?.subject, more]).toEqual([`parley.example/s/${siteId} ist veröffentlicht`, []]);
      const [, token = ''] = LINK.exec(arrived?.text ?? '') ?? [];
      expect(await access.tokens.take(hash('sha256', token), 'phone', asked)).toMatchObject({
        kind: 'offer',
      });
    });

    test('holds up a publish for a second at most, and the stop of the server not for ever', async () => {
      const sockets = new Set<Socket>();
      const silent = createServer((socket) => sockets.add(socket.on('error', () => {})));
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => {
        for (const socket of sockets) socket.destroy();
        silent.close();
      });
      const { port } = silent.address() as AddressInfo;
      const { address, stores, stop } = await startMailing(getLocation, {
        smtpUrl: `smtp://127.0.0.1:${port}`,
      });
      const { siteId, mail } = await publishFrom(address, 'slow@example.test');
      expect(mail).toBe('trying');
      const again = performance.now();
      expect((await publishFrom(address, 'slow-too@example.test')).mail).toBe('trying');
      // The one before it has waited already.
      expect(performance.now() - again).toBeLessThan(1000);
      // An error that nobody catches would fail the run.
      await stop();
      const due = await stores.access.mails.claim(Date.now() + HOUR_MS);
      expect([siteId, due?.purpose]).toEqual([expect.any(String), 'confirm']);
    });
  });
}
