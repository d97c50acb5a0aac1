import { expect, test } from 'vitest';
import { mailAddressOf } from '../../../domain/facts/email-address.ts';

test.each([
  ['rosa@crust.example', 'rosa@crust.example'],
  [' rosa@crust.example\n', 'rosa@crust.example'],
  ['Rosa@Crust.Example', 'Rosa@Crust.Example'],
  ["o'brien+site@mail.crust.example", "o'brien+site@mail.crust.example"],
  ['rosa@bäckerei.example', 'rosa@xn--bckerei-5wa.example'],
  ['rosa@xn--bckerei-5wa.example', 'rosa@xn--bckerei-5wa.example'],
])('a mail to %j goes to %j', (typed, address) => {
  expect(mailAddressOf(typed)).toBe(address);
});

test.each([
  'owner@example,com',
  'owner@example, com',
  'owner@example. com',
  'owner@example;com',
  'rosa@example',
  'rosa@example.',
  'rosa@crust.example.',
  'rosa@crust..example',
  'rosa@-crust.example',
  'rosa@crust.e',
  'rosa@localhost',
  'rosa@nas.local',
  'rosa@192.168.1.1',
  'rosa@[127.0.0.1]',
  'Rosa <rosa@crust.example>',
  'rosa@crust.example, anna@crust.example',
  'rosa@crust.example anna@crust.example',
  'rosa@anna@crust.example',
  '.rosa@crust.example',
  'ro sa@crust.example',
  'rösa@crust.example',
  '@crust.example',
  'rosa@',
  'rosa',
  '',
  `${'r'.repeat(65)}@crust.example`,
  `rosa@${'crust.'.repeat(50)}example`,
])('no mail can go to %j', (typed) => {
  expect(mailAddressOf(typed)).toBeUndefined();
});
