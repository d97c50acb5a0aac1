import { expect, test } from 'vitest';
import { isMailAddress, isPublicMailAddress, mailboxOf } from '../../../server/mail/mail-address.ts';

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

test.each([
  ['a@mail.example.test', true],
  ['a@b.example', true],
  ['a@xn--bcher-kva.example', true],
  ['root@localhost', false],
  ['root@a.localhost', false],
  ['admin@internal', false],
  ['admin@db.Internal', false],
  ['admin@nas.lan', false],
  ['admin@router.home.arpa', false],
  ['root@127.0.0.1', false],
  ['root@10.0.0.0x1', false],
  ['root@[127.0.0.1]', false],
])('the domain of %j can be public: %s', (address, is) => {
  expect(isPublicMailAddress(address)).toBe(is);
});

test.each([
  ['Victim+1@Example.test', 'victim@example.test'],
  ['victim+a+b@example.test', 'victim@example.test'],
  ['victim@example.test', 'victim@example.test'],
])('%j is in the mailbox %j', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each([
  ['V.ic.tim+x@gmail.com', 'victim@gmail.com'],
  ['vi.ctim@GoogleMail.com', 'victim@gmail.com'],
  ['first.last@example.test', 'first.last@example.test'],
  ['a.b@notgmail.com', 'a.b@notgmail.com'],
])('%j is in the mailbox %j, as dots count for nothing at Gmail alone', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
