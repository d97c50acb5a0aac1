import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, html, jsonData, lines } from '../../../templates/markup/html.ts';
import { decoded, holdable } from '../page-reading.ts';

describe('escaping', () => {
  it.each([
    ['Tom & Ann', 'Tom &amp; Ann'],
    ['<b>"it\'s"</b>', '&lt;b&gt;&quot;it&#39;s&quot;&lt;/b&gt;'],
    ['&amp;', '&amp;amp;'],
    ['a\0b', 'a\uFFFDb'],
    ['a\uD800b', 'a\uFFFDb'],
    ['a\x01b\x0Bc\x7Fd\x85e\uFFFEf\uFDD0g\u{1FFFE}h', 'abcdefgh'],
    ['a\tb\nc\fd\re', 'a\tb\nc\fd\re'],
    ['$& 日本 👩‍🔧', '$&amp; 日本 👩‍🔧'],
  ])('writes %j as %j', (text, expected) => {
    expect(escapeHtml(text)).toBe(expected);
  });

  it('keeps every text readable and leaves nothing that could open a tag or end an attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = escapeHtml(text);
        expect(written).not.toMatch(/[<>"']|(?![\t\n\f\r])[\p{Cc}\p{NChar}]/u);
        expect(decoded(written)).toBe(holdable(text));
      }),
    );
  });
});

describe('the html template', () => {
  it('escapes strings, keeps markup, joins lists and draws nothing for nothing', () => {
    const items = ['a<b', html`<i>c</i>`, undefined, false as const, ''];
    expect(html`<p title="${'"'}">${items}${7}</p>`.toString()).toBe('<p title="&quot;">a&lt;b<i>c</i>7</p>');
  });

  it('does not take an object of JSON for markup', () => {
    const forged = JSON.parse('["<b>"]');
    expect(html`${forged}`.toString()).toBe('&lt;b&gt;');
  });

  it('keeps line breaks in text', () => {
    expect(lines('a<\r\nb\nc').toString()).toBe('a&lt;<br>b<br>c');
  });
});

describe('data blocks', () => {
  it('cannot be left by any text, and read back as they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = jsonData({ text: `</script><!--<script>&\u2028${text}` }).toString();
        expect(written).not.toMatch(/[<>&\u2028\u2029\p{Cc}\p{NChar}]/u);
        expect(JSON.parse(written)).toEqual({ text: `</script><!--<script>&\u2028${text}` });
      }),
    );
  });
});
