import { expect, test } from 'vitest';
import { PAGE_HEADERS } from '../../../server/http/security-headers.ts';
import { deployRequest } from '../deploy/deploy-call.ts';
import { sendRaw } from '../raw-request.ts';
import { startTestServer } from '../test-server.ts';

async function reportPage(mailFrom?: string) {
  const { address } = await startTestServer({ settings: mailFrom === undefined ? {} : { mailFrom } });
  const response = await fetch(`${address}/report`);
  return { response, text: await response.text() };
}

test('the page links the mail address of the operator, escaped', async () => {
  const { response, text } = await reportPage("o'hare&co@parley.example");
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  expect(response.headers.get('content-security-policy')).toBe(PAGE_HEADERS['Content-Security-Policy']);
  expect(text).toContain(
    '<a href="mailto:o&#39;hare%26co%40parley.example">o&#39;hare&amp;co@parley.example</a>',
  );
});

test.each([undefined, 'parley@localhost'])(
  'with %s as MAIL_FROM the page names no address',
  async (mailFrom) => {
    const { text } = await reportPage(mailFrom);
    expect(text).toContain(
      '<p>There is no contact address here: please write to whoever runs this server.</p>',
    );
    expect(text).not.toContain('mailto:');
  },
);

test.each([
  ['/report', undefined],
  ['/v/1/report', undefined],
  ['/report', 'https://sites.example'],
  ['/v/1/report', 'https://sites.example'],
])(
  'at %s of a website, with %s as SITES_DOMAIN, it names the website, also in the mail',
  async (path, sitesDomain) => {
    const { address } = await startTestServer({
      publicUrl: 'https://parley.example',
      settings: { sitesDomain, mailFrom: 'abuse@parley.example' },
    });
    const { siteName } = deployRequest();
    const site = sitesDomain ? `https://${siteName}.sites.example/` : `https://parley.example/s/${siteName}/`;
    const { host, pathname } = new URL(site);
    const { status, body } = await sendRaw(address + pathname.slice(0, -1) + path, 'GET', { Host: host });
    const subject = encodeURIComponent(`Report a website: ${site}`);
    expect(status).toBe(200);
    expect(body.toString()).toContain(
      `<p><bdi>${site}</bdi></p><p>Is this website harmful or against the law? Please write to us and say why.</p>` +
        `<p><a href="mailto:abuse%40parley.example?subject=${subject}">abuse@parley.example</a></p>`,
    );
  },
);

test('what names no website is not found', async () => {
  const { address } = await startTestServer();
  expect((await fetch(`${address}/s/site-ABC/report`)).status).toBe(404);
});
