import { expect, test } from 'vitest';
import { contactLink } from '../../../templates/page/contact-link.ts';

test.each([
  ['phone', '+966 11–234–5678', '<a href="tel:+966112345678"><bdo dir="ltr">+966 11–234–5678</bdo></a>'],
  ['phone', '٠١١ ٢٣٤ ٥٦٧٨', '<a href="tel:0112345678"><bdo dir="ltr">٠١١ ٢٣٤ ٥٦٧٨</bdo></a>'],
  [
    'phone',
    'هاتف: +966 11 234 5678',
    '<a href="tel:+966112345678">هاتف: <bdo dir="ltr">+966 11 234 5678</bdo></a>',
  ],
  ['phone', '030 901820 / 901821', '<a href="tel:030901820"><bdo dir="ltr">030 901820 / 901821</bdo></a>'],
  [
    'phone',
    '030 901820 / 901821 / 901822',
    '<a href="tel:030901820"><bdo dir="ltr" style="white-space:normal">030 901820 / 901821 / 901822</bdo></a>',
  ],
  ['phone', 'ask <us> at 9-17', 'ask &lt;us&gt; at 9-17'],
  ['email', 'hello@example.com. ', '<a href="mailto:hello@example.com" dir="auto">hello@example.com. </a>'],
  ['email', 'write to us', 'write to us'],
] as const)('the %s %j is drawn as %s', (kind, text, markup) => {
  expect(contactLink(kind, text).toString()).toBe(markup);
});
