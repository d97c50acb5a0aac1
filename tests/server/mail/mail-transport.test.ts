import { readlinkSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { mailBody } from '../../../server/mail/mail-body.ts';
import { openOutbox } from '../../../server/mail/mail-transport.outbox.ts';
import { openSmtpTransport } from '../../../server/mail/mail-transport.smtp.ts';
import type { MailTransport } from '../../../server/mail/mail-transport.ts';
import { type Mail, openMailer } from '../../../server/mail/mailer.ts';
import { eraseMails, removeOldMails } from '../../../server/mail/outbox.ts';
import { makeTempDir } from '../test-server.ts';
import { startMailServer } from './mail-server.ts';
import { type ReadMail, readMail, readOutbox } from './read-mail.ts';

const MAIL: Mail = {
  to: 'visitor@example.test',
  subject: 'Ihre Website ist veröffentlicht',
  ...mailBody({
    language: { code: 'de', direction: 'ltr' },
    heading: 'Größe',
    paragraphs: ['Hier: صفحة'],
    button: { label: 'Ansehen', url: 'https://parley.example/s/site-abc1234/' },
  }),
};

interface Place {
  readonly transport: MailTransport;
  readonly arrived: () => Promise<readonly ReadMail[]>;
}

const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  'a mail server': async () => {
    const { port, mails } = await startMailServer();
    const transport = openSmtpTransport(`smtp://127.0.0.1:${port}`);
    return { transport, arrived: async () => mails.map(({ text }) => readMail(text)) };
  },
  'the outbox': async () => {
    const dataDir = await makeTempDir();
    return { transport: openOutbox(dataDir), arrived: () => readOutbox(dataDir) };
  },
};

async function openAt(place: string) {
  const { transport, arrived } = await (PLACES[place]?.() ?? Promise.reject(new Error(place)));
  const reports: string[] = [];
  const report = (result: string, code = '') => reports.push(`${result} ${code}`.trim());
  const mailer = openMailer({ transport, from: 'parley@parley.example', perHour: 0, report });
  return { mailer, arrived, reports };
}

describe.each(Object.keys(PLACES))('at %s', (place) => {
  test('a mail arrives whole, in every script, with the writer as the one who is answered', async () => {
    const { mailer, arrived, reports } = await openAt(place);
    expect(await mailer.send({ ...MAIL, replyTo: 'writer@example.test' }, undefined)).toBe('sent');
    await mailer.close();
    const [mail, ...more] = await arrived();
    expect([mail?.to, mail?.subject, mail?.text, mail?.html, more, reports]).toEqual([
      MAIL.to,
      MAIL.subject,
      MAIL.text,
      MAIL.html,
      [],
      ['sent'],
    ]);
    expect(mail?.headers).toMatchObject({
      from: 'parley@parley.example',
      'reply-to': 'writer@example.test',
      'auto-submitted': 'auto-generated',
    });
  });

  test.each<Partial<Mail>>([
    { replyTo: 'a@b.example\r\nBcc: victim@example.test' },
    { replyTo: 'a@b.example, victim@example.test' },
    { to: 'a@b.example\r\nBcc: victim@example.test' },
    { to: 'a@b.example, victim@example.test' },
    { to: 'root@localhost' },
  ])('a mail with %j is dropped', async (part) => {
    const { mailer, arrived, reports } = await openAt(place);
    expect(await mailer.send({ ...MAIL, ...part }, 'client')).toBe('dropped');
    await mailer.close();
    expect([await arrived(), reports]).toEqual([[], ['dropped']]);
  });

  test('one client causes twenty mails, and one mailbox gets five; of what nobody caused it gets thirty beside them', async () => {
    const { mailer, arrived } = await openAt(place);
    const to = (n: number) => ({ ...MAIL, to: `visitor-${n % 5}+${n}@example.test` });
    for (let n = 0; n < 20; n += 1) expect(await mailer.send(to(n), 'client')).toBe('sent');
    const other = (n: number) => ({ ...MAIL, to: `other-${n}@example.test` });
    expect(await mailer.send(other(0), 'client')).toBe('dropped');
    for (let n = 20; n < 25; n += 1) expect(await mailer.send(to(n), 'other')).toBe('sent');
    expect(await mailer.send(to(25), 'other')).toBe('dropped');
    for (let n = 0; n < 30; n += 1) expect(await mailer.send(to(0), undefined)).toBe('sent');
    expect(await mailer.send(to(0), undefined)).toBe('dropped');
    await mailer.close();
    expect(await arrived()).toHaveLength(55);
  });
});

test('a mail counts for its hour unless the mail server takes none', async () => {
  const deliver = vi.fn<MailTransport['deliver']>();
  const transport = { deliver, close: () => {} };
  const mailer = openMailer({ transport, from: 'parley@parley.example', perHour: 0, report: () => {} });
  const send = async (times: number) => {
    const results = [];
    for (let n = 0; n < times; n += 1) results.push(await mailer.send(MAIL, 'client'));
    return results;
  };
  deliver.mockRejectedValue(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }));
  expect(await send(20)).toEqual(Array(20).fill('failed'));
  deliver.mockRejectedValue(Object.assign(new Error('no'), { command: 'RCPT TO', responseCode: 550 }));
  expect(await send(3)).toEqual(Array(3).fill('refused'));
  deliver.mockResolvedValue(undefined);
  expect(await send(3)).toEqual(['sent', 'sent', 'dropped']);
});

describe('the outbox', () => {
  test('is for this account only, and its names sort by time', async () => {
    const dataDir = await makeTempDir();
    const outbox = openMailer({
      transport: openOutbox(dataDir),
      from: 'parley@localhost',
      perHour: 0,
      report: () => {},
    });
    for (const subject of ['One', 'Two', 'Three']) await outbox.send({ ...MAIL, subject }, undefined);
    const folder = join(dataDir, 'outbox');
    const names = await readdir(folder);
    const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await Promise.all([folder, ...names.map((name) => join(folder, name))].map(mode))).toEqual([
      '700',
      '600',
      '600',
      '600',
    ]);
    expect((await readOutbox(dataDir)).map(({ subject }) => subject)).toEqual(['One', 'Two', 'Three']);
  });

  test('keeps a mail that it has taken through a power cut', async () => {
    const dataDir = await makeTempDir();
    const folder = join(dataDir, 'outbox');
    await using handle = await open(dataDir);
    const synced: unknown[] = [];
    const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync');
    onTestFinished(() => sync.mockRestore());
    sync.mockImplementation(async function (this: FileHandle) {
      const path = readlinkSync(`/proc/self/fd/${this.fd}`);
      synced.push([relative(dataDir, path), await readdir(folder)]);
    });
    await openOutbox(dataDir).deliver({ ...MAIL, from: 'a@b.example', replyTo: undefined, headers: {} });
    const [name = ''] = await readdir(folder);
    expect(synced).toEqual([
      [`outbox/${name}.part`, [`${name}.part`]],
      ['outbox', [name]],
      ['', [name]],
    ]);
  });

  test('leaves nothing half written where a mail cannot be stored', async () => {
    const dataDir = await makeTempDir();
    await writeFile(join(dataDir, 'outbox'), 'a file in its place');
    const reports: unknown[] = [];
    const mailer = openMailer({
      transport: openOutbox(dataDir),
      from: 'parley@localhost',
      perHour: 0,
      report: (...each) => reports.push(each),
    });
    expect(await mailer.send(MAIL, undefined)).toBe('failed');
    expect([reports, await readdir(dataDir)]).toEqual([[['failed', 'EEXIST']], ['outbox']]);
  });

  test('forgets a mail after seven days, and leaves the files of others', async () => {
    const dataDir = await makeTempDir();
    const folder = join(dataDir, 'outbox');
    await mkdir(folder);
    const names = [
      '2026-11-19T11-59-59-999Z-0123abcd.eml',
      '2026-11-19T11-59-59-999Z-0123abcd.eml.part',
      '2026-11-19T12-00-00-000Z-0123abcd.eml',
      '2001-notes.eml',
    ];
    for (const name of names) await writeFile(join(folder, name), '');
    await removeOldMails(dataDir, Date.parse('2026-11-26T12:00:00.000Z'));
    expect((await readdir(folder)).sort()).toEqual([names[3], names[2]]);
    await removeOldMails(await makeTempDir(), Date.now());
  });

  test('forgets the mails to an address and those about a site', async () => {
    const dataDir = await makeTempDir();
    const outbox = openOutbox(dataDir);
    const about = (site: string) => ({ text: `https://parley.example/s/${site}/`, html: '' });
    const mail = { from: 'a@b.example', replyTo: undefined, headers: {}, subject: '' };
    await outbox.deliver({ ...mail, to: 'other@example.test', ...about('site-abc1234') });
    await outbox.deliver({ ...mail, to: 'Visitor+1@example.test', ...about('site-0000001') });
    await outbox.deliver({ ...mail, to: 'other@example.test', ...about('site-0000002') });
    expect(await eraseMails(dataDir, 'site-abc1234', 'visitor@example.test')).toBe(2);
    const left = (await readOutbox(dataDir)).map(({ headers }) => headers['x-parley-sites']);
    expect(left).toEqual(['site-0000002']);
    expect(await eraseMails(dataDir, 'site-abc1234', '')).toBe(0);
  });
});
