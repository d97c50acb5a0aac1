import { describe, expect, test } from 'vitest';
import { admin, refused } from '../admin/admin-call.ts';
import { deployRequest } from '../deploy/deploy-call.ts';
import { readOutbox } from '../mail/read-mail.ts';
import { sendRaw } from '../raw-request.ts';
import { startTestServer } from '../test-server.ts';
import { filled, sendReport } from './report-call.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

const cellsOf = async (lines: Promise<readonly string[]>) => (await lines).map((line) => line.split('\t'));

const faultsIn = (page: string) =>
  [...page.matchAll(/<p class="(?:fault|notice)"[^>]*>([^<]*)</g)].map(([, text]) => text);

describe('a report', () => {
  test.each([
    ['/report', undefined],
    ['/v/1/report', undefined],
    ['/report', 'https://sites.example'],
    ['/v/1/report', 'https://sites.example'],
  ])(
    'at %s of a website, with %s as SITES_DOMAIN, names the website, is stored, acknowledged and listed',
    async (path, sitesDomain) => {
      const { address, dataDir } = await startTestServer({
        publicUrl: 'https://parley.example',
        settings: { sitesDomain, mailFrom: "o'hare@parley.example" },
      });
      const { siteName } = deployRequest();
      const site = sitesDomain
        ? `https://${siteName}.sites.example/`
        : `https://parley.example/s/${siteName}/`;
      const { host, pathname } = new URL(site);
      const at = address + pathname.slice(0, -1) + path;
      const form = await sendRaw(at, 'GET', { Host: host });
      expect([form.status, form.headers['content-security-policy']]).toEqual([200, POLICY]);
      expect(form.body.toString()).toContain(`<p><bdi>${site}</bdi></p>`);
      const subject = encodeURIComponent(`Report a website: ${site}`);
      expect(form.body.toString()).toContain(
        `<a dir="ltr" href="mailto:o&#39;hare%40parley.example?subject=${subject}">o&#39;hare@parley.example</a>`,
      );
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const sent = await sendRaw(at, 'POST', { Host: host, ...type }, `${filled()}`);
      expect([sent.status, sent.headers.location]).toEqual([303, 'report?sent']);
      const thanks = await sendRaw(`${at}?sent`, 'GET', { Host: host });
      expect(thanks.body.toString()).toContain('<h1>Thank you, your report has arrived</h1>');
      expect(await cellsOf(admin(dataDir, 'reports'))).toEqual([
        ['1', TIME, siteName, 'deceit', 'It asks for\\u{a}my password.', '', 'en'],
      ]);
    },
  );

  test('without a website asks for one, and finds its id', async () => {
    const { address, dataDir } = await startTestServer({
      settings: { sitesDomain: 'https://sites.example' },
    });
    const { siteName } = deployRequest();
    const websites = [
      `parley.example/s/${siteName}/`,
      `HTTPS://${siteName}.Sites.example/v/1/`,
      'my own domain',
    ];
    for (const website of websites)
      expect((await sendReport(`${address}/report`, filled({ website }))).status).toBe(303);
    const listed = (await cellsOf(admin(dataDir, 'reports'))).map(([, , site]) => site);
    expect(listed).toEqual([siteName, siteName, 'my own domain']);
  });

  test.each<[Record<string, string>, readonly string[]]>([
    [{ website: ' ' }, ['Please give the address of the website.']],
    [{ website: 'a'.repeat(501) }, ['Please use at most 500 characters.']],
    [{ kind: '' }, ['Please choose what fits best.']],
    [{ kind: 'toString' }, ['Please choose what fits best.']],
    [{ why: '\n' }, ['Please say what is wrong.']],
    [{ why: 'a'.repeat(3001) }, ['Please use at most 3,000 characters.']],
    [{ email: 'nobody' }, ['This is no email address. Leave it empty if you want no answer.']],
    [
      { email: `${'a'.repeat(250)}@b.example` },
      ['This is no email address. Leave it empty if you want no answer.'],
    ],
    [{ homepage: 'https://spam.example' }, ['Please look through your report once more, then send it.']],
    [{ drawn: 'now' }, ['Please look through your report once more, then send it.']],
    [{ drawn: '' }, ['Please look through your report once more, then send it.']],
    [{ drawn: '1' }, ['Please look through your report once more, then send it.']],
  ])('with %j is not stored, and what was typed is kept', async (fields, faults) => {
    const { address, dataDir } = await startTestServer();
    const answer = await sendReport(
      `${address}/report`,
      filled({ website: 'x', ...fields, ...(fields.drawn === 'now' && { drawn: String(Date.now()) }) }),
    );
    const page = await answer.text();
    expect([answer.status, faultsIn(page)]).toEqual([400, faults]);
    expect(page).toContain('<title>Not sent yet: Report a website</title>');
    if (!('why' in fields)) expect(page).toContain('>\nIt asks for\nmy password.</textarea>');
    if (!('kind' in fields)) expect(page).toContain('value="deceit" required checked>');
    expect(await admin(dataDir, 'reports')).toEqual([]);
  });

  test.each([
    ['an old', Date.now() - 2 * 86_400_000],
    ['a future', Date.now() + 86_400_000],
  ])('of %s form is stored when it is sent once more', async (_, drawn) => {
    const { address, dataDir } = await startTestServer();
    const form = filled({ website: 'x', drawn: String(drawn) });
    const page = await (await sendReport(`${address}/report`, form)).text();
    const [, anew = ''] = /name="drawn" value="(\d+)"/.exec(page) ?? [];
    const later = Number(anew) - 5000;
    expect(Math.abs(later + 5000 - Date.now())).toBeLessThan(60_000);
    form.set('drawn', String(later));
    expect((await sendReport(`${address}/report`, form)).status).toBe(303);
    expect(await admin(dataDir, 'reports')).toHaveLength(1);
  });

  test('that is markup is shown as text', async () => {
    const { address } = await startTestServer();
    const why = '</textarea><script>alert(1)</script>';
    const page = await (
      await sendReport(`${address}/report`, filled({ website: '"><i>', why, kind: '' }))
    ).text();
    expect(page).toContain('value="&quot;&gt;&lt;i&gt;"');
    expect(page).toContain('&lt;/textarea&gt;&lt;script&gt;');
    expect(page).not.toContain('<script');
  });

  test('from another website’s page, or of no form, is not stored', async () => {
    const { address, dataDir } = await startTestServer();
    const answers = [
      await sendReport(`${address}/report`, filled({ website: 'x' }), { 'Sec-Fetch-Site': 'cross-site' }),
      await sendReport(`${address}/report`, filled({ website: 'x' }), {
        Origin: 'https://elsewhere.example',
      }),
      await sendReport(`${address}/report`, '{"kind":"deceit"}'),
      await sendReport(`${address}/report`, 'a'.repeat(70_000)),
      await sendReport(`${address}/s/site-ABC/report`, filled()),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 413, 404]);
    expect(await admin(dataDir, 'reports')).toEqual([]);
  });

  test('is refused after ten of one client in an hour, with what was typed', async () => {
    const { address, dataDir } = await startTestServer();
    const url = `${address}/report`;
    for (let n = 0; n < 10; n += 1) await sendReport(url, filled({ website: String(n) }));
    const answer = await sendReport(url, filled({ website: 'x' }), { 'Accept-Language': 'de' });
    const page = await answer.text();
    expect([answer.status, Number(answer.headers.get('retry-after')) > 3500]).toEqual([429, true]);
    expect(faultsIn(page)).toEqual([
      'Sie haben in der letzten Stunde zu viele Meldungen abgeschickt. Bitte versuchen Sie es in 60 Minuten noch einmal.',
    ]);
    expect(page).toContain('>\nIt asks for\nmy password.</textarea>');
    expect(await admin(dataDir, 'reports')).toHaveLength(10);
  });

  test('is mailed to the operator, who can answer whoever wrote it', async () => {
    const { address, dataDir } = await startTestServer({ settings: { mailFrom: 'abuse@parley.example' } });
    const { siteName } = deployRequest();
    const form = filled({ email: 'neighbour@example.test' });
    await sendReport(`${address}/s/${siteName}/report`, form, { 'Accept-Language': 'ar' });
    await expect.poll(() => readOutbox(dataDir)).toHaveLength(1);
    const [mail] = await readOutbox(dataDir);
    expect([mail?.to, mail?.subject, mail?.headers['reply-to']]).toEqual([
      'abuse@parley.example',
      `${siteName} was reported`,
      'neighbour@example.test',
    ]);
    expect(mail?.text).toBe(`${siteName} was reported

${address}/s/${siteName}/

It deceives people, or wants their passwords or money.

It asks for
my password.

An answer is wanted, in this language: ar. Reply to this email, or write to
neighbour@example.test.

npm run admin reports lists what is open.
`);
  });

  test('is closed by its number, once', async () => {
    const { address, dataDir } = await startTestServer();
    for (const website of ['one', 'two']) await sendReport(`${address}/report`, filled({ website }));
    expect(await admin(dataDir, 'reports', '1', 'done')).toEqual(['Report 1 is done.']);
    expect((await cellsOf(admin(dataDir, 'reports'))).map(([n]) => n)).toEqual(['2']);
    expect(await refused(dataDir, 'reports', '1', 'done')).toBe('There is no open report 1.');
    expect(await refused(dataDir, 'reports', '9999999999', 'done')).toBe(
      'There is no open report 9999999999.',
    );
    expect(await refused(dataDir, 'reports', '2')).toMatch(/^Usage/);
    expect(await refused(dataDir, 'reports', 'two', 'done')).toMatch(/^Usage/);
  });
});

test.each([undefined, 'parley@localhost'])(
  'with %s as MAIL_FROM the form names no address',
  async (mailFrom) => {
    const { address } = await startTestServer({ settings: mailFrom === undefined ? {} : { mailFrom } });
    expect(await (await fetch(`${address}/report`)).text()).not.toContain('mailto:');
  },
);

test('what names no website is not found', async () => {
  const { address } = await startTestServer();
  expect((await fetch(`${address}/s/site-ABC/report`)).status).toBe(404);
});
