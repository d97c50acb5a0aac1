import { expect, test } from 'vitest';
import { PAGE_HEADERS } from '../../../server/http/security-headers.ts';
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
    expect(text).toContain('<p>This server names no address: please write to whoever runs it.</p>');
    expect(text).not.toContain('mailto:');
  },
);
