import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  emailAddress,
  imageAddress,
  linkAddress,
  phoneAddress,
  profileAddress,
  webAddress,
  whatsAppAddress,
} from '../../../templates/markup/url.ts';

describe('a link', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    [' https://example.com/a?b=c#d ', 'https://example.com/a?b=c#d'],
    ['http://ex.com/"onclick=x', 'http://ex.com/%22onclick=x'],
    ['https://my_site.bücher.example:8443/', 'https://my_site.xn--bcher-kva.example:8443/'],
    ['http://[::1]:3000/', 'http://[::1]:3000/'],
    ['http://[::1]/[a]', 'http://[::1]/%5Ba%5D'],
    [
      'https://a.example/[1]|{2}^`50%?x=[1]|{2}^`%5B%zz#[1]|{2}^`',
      'https://a.example/%5B1%5D%7C%7B2%7D%5E%6050%25?x=%5B1%5D%7C%7B2%7D%5E%60%5B%25zz#%5B1%5D%7C%7B2%7D%5E%60',
    ],
    ['mailto:a|b"<c>@b.example?subject=50%', 'mailto:a%7Cb%22%3Cc%3E@b.example?subject=50%25'],
    ['tel:+49(0)123%zz', 'tel:+49123'],
    // Read as it was meant: storing has put https:// in front.
    ['https://mailto:hello@example.com', 'mailto:hello@example.com'],
    ['https://Mailto: hello@example.com. ', 'mailto:hello@example.com'],
    ['https://mailto://hello@example.com?subject=Two words', 'mailto:hello@example.com?subject=Two%20words'],
    ['mailto: /hello@example.com', 'mailto:hello@example.com'],
    ['mailto:a@b.example,c@d.example', 'mailto:a@b.example,c@d.example'],
    ['mailto:hello@bücher.example', 'mailto:hello@b%C3%BCcher.example'],
    ['mailto:?subject=Hi', 'mailto:?subject=Hi'],
    ['https://hello@example.com\u200b', 'mailto:hello@example.com'],
    ['https://tel:+4930901820', 'tel:+4930901820'],
    ['tel:+49 (0)30 901820', 'tel:+4930901820'],
    ['https://+49 (0)30 901820', 'tel:+4930901820'],
    ['https://٠١١ ٢٣٤ ٥٦٧٨', 'tel:0112345678'],
    ['https://HTTPS://example.com', 'https://example.com/'],
    ['https://https:/example.com', 'https://example.com/'],
    ['https://https//example.com', 'https://example.com/'],
    ['https://#features', '#features'],
    ['#features\u200b', '#features'],
    ['https://0.0.0.0', 'https://0.0.0.0/'],
    ['https://localhost:3000', 'https://localhost:3000/'],
    ['https://video.example/@channel', 'https://video.example/@channel'],
    // Without what nobody sees; a joiner that Persian is spelt with stays.
    ['https://example.com/menu\u200b', 'https://example.com/menu'],
    ['https://\u200ehttps://example.com/menu', 'https://example.com/menu'],
    ['https://\u202ahttps://example.com/menu\u202c', 'https://example.com/menu'],
    ['https://exam\u2060ple.com/me\u00adn\u200du', 'https://example.com/menu'],
    ['https://<https://example.com/menu>', 'https://example.com/menu'],
    ['https://a.example/\u202Egpj.exe', 'https://a.example/gpj.exe'],
    ['https://fa.example/می\u200cخوا', 'https://fa.example/%D9%85%DB%8C%E2%80%8C%D8%AE%D9%88%D8%A7'],
    // Of a sentence, or in its quotation marks.
    ['https://https://example.com, ', 'https://example.com/'],
    ['https://example.com.', 'https://example.com/'],
    ['https://example.com/Apple_Inc.', 'https://example.com/Apple_Inc.'],
    ['https://example.com/menu؟', 'https://example.com/menu'],
    ['https://#features.', '#features'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+15555550142', 'tel:+15555550142'],
    ['#features', '#features'],
    ['#', '#header'],
  ])('leads from %j to %j', (text, address) => {
    expect(linkAddress(text)).toBe(address);
  });

  it.each([
    '',
    'features',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\x01javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a/b',
    '//evil.example',
    '/\\evil.example',
    'https://user:pass@evil.example',
    'https://@crust',
    'https://ftp://a.example',
    'https://sms:+491',
    'https://javascript:alert(1)',
    'https://mailto:nobody',
    'https://tel:me',
    'https://hello@example.com?subject=Hi',
    'mailto:hello@example',
    'mailto:hello@example,com',
    'https://hello@example,co.uk',
    'mailto:a@b.example,hello@example?subject=Hi',
    'https://hello@nas.local',
    'tel:Room 101',
    'https://a b.example',
    'https://*/alert(1)',
    'https://a%2A.example',
    'https://a!b.example',
    '#"onclick="x',
    '#1',
    `https://a.example/${'x'.repeat(3000)}`,
    'https://\uD800.example',
  ])('is refused for %j', (text) => {
    expect(linkAddress(text)).toBeUndefined();
  });

  it('never leads to another scheme than the four', () => {
    const scheme = fc.constantFrom(
      'javascript',
      'data',
      'https',
      'vbscript',
      'mailto',
      'blob',
      'ws',
      ' java\nscript',
    );
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'binary' }), (name, rest) => {
        expect(linkAddress(`${name}:${rest}`) ?? '#').toMatch(/^(?:#|https:|mailto:)[^\s"<>\\]*$/);
      }),
    );
  });
});

describe('quotation marks around what is typed, and what ends the sentence, belong to no address', () => {
  const MARKS = ['„“', '“”', '""', '«»', '»«', '‚‘', '‘’', '›‹', "''", '„”', '<>'];
  const quoted = (text: string) =>
    MARKS.flatMap(([opening, closing]) => [
      `${opening}${text}${closing}`,
      `${opening} ${text} ${closing}`,
      `${opening}${text}${closing}.`,
      `${opening}${text}.${closing}`,
      `${opening}${text}${closing}،`,
      `${opening}${text}؟${closing}`,
    ]);

  it.each([
    ['https://example.com/menu', 'https://example.com/menu'],
    ['example.com', 'https://example.com/'],
    ['HTTPS://example.com', 'https://example.com/'],
    ['hello@example.com', 'mailto:hello@example.com'],
    ['mailto:hello@example.com', 'mailto:hello@example.com'],
    ['+49 (0)30 901820', 'tel:+4930901820'],
    ['tel:030 901820', 'tel:030901820'],
    ['#features', '#features'],
    ['@crust', 'https://network.example/crust'],
  ])('%s', (text, address) => {
    const stored = quoted(text).map((each) => `https://${each}`);
    const read = (each: string) => profileAddress(each, 'https://network.example/');
    expect(stored.filter((each) => read(each) !== address)).toEqual([]);
  });

  it.each([
    ['an e-mail address', emailAddress, 'hello@example.com', 'mailto:hello@example.com'],
    ['a phone number', phoneAddress, '+49 30 901820', 'tel:+4930901820'],
    ['an image', imageAddress, 'https://a.example/i.png', 'https://a.example/i.png'],
  ])('%s', (_, read, text, address) => {
    expect(quoted(text).filter((each) => read(each) !== address)).toEqual([]);
  });
});

describe('an image', () => {
  it.each([
    ['https://a.example/i.png', 'https://a.example/i.png'],
    ['/storage/v1/i.png?width=1000&quality=80', '/storage/v1/i.png?width=1000&quality=80'],
    ['/a[1].png?w={1}#top', '/a%5B1%5D.png?w=%7B1%7D'],
    ['https://a.example/a|b.png', 'https://a.example/a%7Cb.png'],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ])('comes for %j from %j', (text, address) => {
    expect(imageAddress(text)).toBe(address);
  });

  it.each([
    '',
    'x onerror=alert(1)',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHN2Zz4=',
    'data:image/png;base64,a" onerror="x',
    'javascript:alert(1)',
    '//evil.example/i.png',
    '/\\evil.example/i.png',
    '/.//evil.example/i.png',
    'mailto:a@b.example',
  ])('is refused for %j', (text) => {
    expect(imageAddress(text)).toBeUndefined();
  });
});

describe('any text', () => {
  const start = fc.constantFrom(
    '',
    '/',
    '//',
    '#',
    'https://',
    'https://a.example/',
    'mailto:',
    'tel:',
    'data:image/png;base64,',
    'a@b.',
    '+4',
  );
  const noise = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'[]|^`{}"<>%5a1.:/?#&@é\\ \u200B\x01') }),
  );
  const anyText = fc.tuple(start, noise).map((parts) => parts.join(''));
  const VALID = /^(?:[\w\-.~:/?#@!$&'()*+,;=]|%[\da-fA-F]{2})*$/;
  const HOST = /^https?:\/\/(?:[\w.-]+|\[[\d.:a-f]+\])(?::\d+)?(?=\/)/;

  it.each([
    ['a link', linkAddress, /^(?:#[A-Za-z]|https:\/\/|mailto:|tel:)/],
    ['an image', imageAddress, /^(?:\/(?!\/)|https:\/\/|data:image\/png;base64,)/],
    ['data about the page', webAddress, /^https:\/\//],
    ['an e-mail address', emailAddress, /^mailto:[^?&]+@[^?&@]+$/],
    ['a phone number', phoneAddress, /^tel:\+?\d{3,20}$/],
  ])(
    'makes of it for %s a valid address of a known kind or none, and of that the same again',
    (_, read, kind) => {
      fc.assert(
        fc.property(anyText, (text) => {
          const address = read(text);
          if (address === undefined) return;
          expect(address).toMatch(kind);
          expect(address.replace(HOST, '')).toMatch(VALID);
          if (kind.test('https://')) expect(read(address)).toBe(address);
        }),
        { numRuns: 1000 },
      );
    },
  );
});

it('data about the page names web addresses only', () => {
  expect(webAddress('https://a.example/me')).toBe('https://a.example/me');
  expect(webAddress('mailto:a@b.example')).toBeUndefined();
  expect(webAddress('/me')).toBeUndefined();
});

it.each([
  ['hello@fernhill.example', 'mailto:hello@fernhill.example'],
  ['a+b@c.example', 'mailto:a%2Bb@c.example'],
  ['a?bcc=x@c.example', 'mailto:a%3Fbcc%3Dx@c.example'],
  ['hello@example.com. ', 'mailto:hello@example.com'],
  ['hello@example.com\u200b', 'mailto:hello@example.com'],
  ['mailto:hello@example.com', 'mailto:hello@example.com'],
  ['E-Mail: hello@example.com, or ask', 'mailto:hello@example.com'],
  ['Anna Ash <anna@example.com>', 'mailto:anna@example.com'],
  ['“hello@example.com”', 'mailto:hello@example.com'],
  ['hello＠example.com', 'mailto:hello@example.com'],
  ['a"onclick=@c.example', undefined],
  ['a@b@c', undefined],
  ['nobody', undefined],
  ['hello@bücher.example', 'mailto:hello@b%C3%BCcher.example'],
  ['a@b.example,c@d.example', 'mailto:a@b.example'],
  ['a@b.example; c@d.example', 'mailto:a@b.example'],
])('the e-mail %j is reached at %j', (text, address) => {
  expect(emailAddress(text)).toBe(address);
});

it.each([
  'hello@example,com',
  'hello@example, com',
  'hello@example. com',
  'hello@bakery.example. com',
  'hello@example;com',
  'hello@bakery.co,m',
  'hello@example',
  'hello@ example.com',
  'hello @example.com',
  'hello@example .com',
  'hello@example..com',
  'hello@-example.com',
  'hello@example.c',
  'hello@192.168.1.1',
  'hello@nas.local',
  'hello@localhost',
  'hello.@example.com',
])('what is left of %j after cutting is no e-mail address', (text) => {
  expect(emailAddress(text)).toBeUndefined();
});

it.each([
  ['(555) 555-0142', 'tel:5555550142'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['call me', undefined],
])('the phone %j is reached at %j', (text, address) => {
  expect(phoneAddress(text)).toBe(address);
});

test.each([
  ['+49 (0)171 2345678', 'https://wa.me/491712345678'],
  ['0049 (0)171 2345678', 'https://wa.me/491712345678'],
  ['0171 2345678', undefined],
])('WhatsApp finds %j at %j', (text, address) => {
  expect(whatsAppAddress(text)).toBe(address);
});

test.each([
  ['https://@crust', 'https://x.com/crust'],
  ['@crust.nord\u200b', 'https://x.com/crust.nord'],
  ['https://x.com/other', 'https://x.com/other'],
  ['https://@two words', undefined],
])('the account %j is at %j', (text, address) => {
  expect(profileAddress(text, 'https://x.com/')).toBe(address);
});
