import { expect, test } from 'vitest';
import { chooseLanguage } from '../../../server/http/visitor-language.ts';
import { arServer } from '../../../words/ar/server.ts';
import { deServer } from '../../../words/de/server.ts';
import { deployRequest } from '../deploy/deploy-call.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { startTestServer } from '../test-server.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['fr, de-CH;q=0.7, ar;q=0.8', 'ar'],
  ['en;q=0.2, de', 'de'],
  ['de;q=0, ar;q=x', 'en'],
  [`${'fr,'.repeat(1000)}de`, 'en'],
])('Accept-Language %s selects %s', (header, code) => {
  expect(chooseLanguage(header).code).toBe(code);
});

test('pages, errors and mails are in the language of the visitor', async () => {
  const { port, mails } = await startMailServer();
  let mailed = () => {};
  const hasMailed = new Promise<void>((resolve) => {
    mailed = resolve;
  });
  const { address } = await startTestServer({
    settings: { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'parley@parley.example' },
    report: (event) => {
      if ('mail' in event) mailed();
    },
  });
  const read = async (path: string, language: string) =>
    (await fetch(`${address}${path}`, { headers: { 'Accept-Language': language } })).text();
  for (const [path, language, html, heading] of [
    ['/report', 'de-AT', '<html lang="de" dir="ltr">', deServer.report.title],
    ['/s/site-abc1234/', 'ar', '<html lang="ar" dir="rtl">', arServer.page.missing],
    ['/s/none/v/1/', 'ar', '<html lang="ar" dir="rtl">', arServer.page.missing],
  ] as const)
    expect(await read(path, language)).toMatch(
      new RegExp(`^<!doctype html>\n${html}[^]*<h1>${heading}</h1>`),
    );
  const publish = () =>
    fetch(`${address}/api/deploy`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'de' },
      body: JSON.stringify(deployRequest({ siteName: 'site-abc1234', userEmail: 'a@b.example' })),
    });
  expect((await publish()).status).toBe(200);
  expect(await (await publish()).json()).toEqual({ error: deServer.refused.taken });
  await hasMailed;
  expect(mails[0]?.text).toContain('/s/site-abc1234/');
  expect(mails[0]?.text).toMatch(/^Subject: .*_ist_ver/m);
});
