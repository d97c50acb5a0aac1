import { expect, test } from 'vitest';
import { isMailAddress } from '../../../server/mail/mail-address.ts';

test.each([
  ["o'brien+site@mail.example.test", true],
  ['parley@localhost', true],
  ['a.b@c-d.example', true],
  ['.a@b.example', false],
  ['a..b@c.example', false],
  ['a@-b.example', false],
  ['a@b..example', false],
  ['a@b.example\0', false],
  [`${'a'.repeat(65)}@b.example`, false],
])('%j is a mailbox: %s', (mailbox, is) => {
  expect(isMailAddress(mailbox)).toBe(is);
});
