import { expect, test } from 'vitest';
import { numbersApart } from '../../../src/ui/chat/in-message/numbers-apart.ts';

test.each([
  ['واتساب +966 55 123 4567', ['واتساب ', '+966 55 123 4567', '']],
  ['رقمنا ٠٥٠ ١٢٣ ٤٥٦٧ والبريد a@b.sa', ['رقمنا ', '٠٥٠ ١٢٣ ٤٥٦٧', ' والبريد a@b.sa']],
  ['من السبت إلى الخميس 12-23', ['من السبت إلى الخميس 12-23']],
  ['حمص 25، كبسة 60', ['حمص 25، كبسة 60']],
])('%s: only a number stands apart', (text, parts) => {
  expect(numbersApart(text)).toEqual(parts);
});
