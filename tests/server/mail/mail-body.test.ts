import { expect, test } from 'vitest';
import { mailBody } from '../../../server/mail/mail-body.ts';

const EN = { code: 'en', direction: 'ltr' } as const;
const ADDRESS = `https://parley.example/#open=${'a'.repeat(80)}`;

test('the text has lines of at most 76 characters, and each address has a line of its own', () => {
  const { text } = mailBody({
    language: EN,
    heading: 'Your website is published',
    paragraphs: [`A ${'long '.repeat(20)}sentence.`, 'Two lines,\nof the writer.'],
    button: { label: 'Confirm', url: ADDRESS },
    footer: ['Why it came.'],
    links: [{ label: 'Report it', url: 'https://parley.example/report' }],
  });
  expect(text).toBe(`Your website is published

A long long long long long long long long long long long long long long long
long long long long long sentence.

Two lines,
of the writer.

Confirm:
${ADDRESS}

Why it came.

Report it:
https://parley.example/report
`);
});

test('the HTML has the same parts, escaped, in one column without a table, picture, script or other address', () => {
  const { html } = mailBody({
    language: { code: 'ar', direction: 'rtl' },
    heading: 'A <b>bold</b> name',
    paragraphs: ['"Quoted" & <script>alert(1)</script>'],
    button: { label: 'Open <it>', url: 'https://parley.example/?a=1&b="2"' },
    footer: ["It's <small>"],
    links: [{ label: '<i>', url: 'https://parley.example/report' }],
  });
  expect(html.slice(html.indexOf('<h1'), html.indexOf('</div>')).replaceAll(/ style="[^"]*"/g, '')).toBe(
    `<h1>A &lt;b&gt;bold&lt;/b&gt; name</h1>
<p dir="auto">&quot;Quoted&quot; &amp; &lt;script&gt;alert(1)&lt;/script&gt;</p>
<p><a class="button" href="https://parley.example/?a=1&amp;b=&quot;2&quot;">Open &lt;it&gt;</a></p>
<p class="small"><a class="link" href="https://parley.example/?a=1&amp;b=&quot;2&quot;"><bdi dir="ltr">https://parley.example/?a=1&amp;b=&quot;2&quot;</bdi></a></p>
<hr class="rule">
<p class="small">It&#39;s &lt;small&gt;</p>
<p class="small"><a class="link" href="https://parley.example/report">&lt;i&gt;</a></p>
`,
  );
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<title>A &lt;b&gt;bold&lt;/b&gt; name</title>');
  expect(html).not.toMatch(/<(?:table|img|script|link|iframe)|\bsrc=|url\(|@import/);
});

test('a mail without button, footer and links says its paragraphs alone', () => {
  const { text, html } = mailBody({ language: EN, heading: 'Hello', paragraphs: ['One.'] });
  expect(text).toBe('Hello\n\nOne.\n');
  expect(html).not.toContain('<hr');
  expect(html).not.toContain('<a ');
});
