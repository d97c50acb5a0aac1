import { expect, test } from 'vitest';
import { contactIn } from '../../../domain/interview/contact-given.ts';

test.each([
  ['020 7946 0100', { phone: '020 7946 0100' }],
  ['+49 (30) 123-45/67', { phone: '+49 (30) 123-45/67' }],
  ['anna@example.com', { email: 'anna@example.com' }],
  ['020 7946 0100, anna@example.com', { phone: '020 7946 0100', email: 'anna@example.com' }],
  ['anna@example.com\n020 7946 0100', { phone: '020 7946 0100', email: 'anna@example.com' }],
  [
    'Call 030 1234567 or mail anna.b+c@example.co.uk.',
    { phone: '030 1234567', email: 'anna.b+c@example.co.uk' },
  ],
  ['Tel.: (030) 1234567', { phone: '(030) 1234567' }],
  ['jörg@bäckerei.de', { email: 'jörg@bäckerei.de' }],
  ['anna2@example.com', { email: 'anna2@example.com' }],
  ['هاتف: ٠٢٠ ٧٩٤٦ ٠١٠٠', { phone: '020 7946 0100' }],
  ['۰۲۰ ۷۹۴۶', { phone: '020 7946' }],
  ['+966 11–234–5678', { phone: '+966 11–234–5678' }],
  ['030 901820 / 901821', { phone: '030 901820 / 901821' }],
  ['\u200e+20 100 000 0000\u200f', { phone: '+20 100 000 0000' }],
])('%j gives what it names', (text, given) => {
  expect(contactIn(text)).toEqual(given);
});

test.each([
  ['nothing', ''],
  ['words alone', 'call me'],
  ['an address without a domain', 'anna@home'],
  ['a comma for the dot', 'anna@example,com'],
  ['a comma in the ending', 'anna@bakery.co,m'],
  ['a blank after the dot', 'anna@bakery.co. uk'],
  ['a host that nobody can have', 'anna@nas.local'],
  ['a year', 'Since 1987'],
  ['two phone numbers', '020 7946 0100, 030 1234567'],
  ['two addresses', 'anna@example.com, ben@example.com'],
  ['too few digits', '12'],
  ['too many digits', '1234 5678 1234 5678'],
  ['half an address beside a number', '020 7946 0100, anna@'],
])('%s is refused', (_, text) => {
  expect(contactIn(text)).toBeUndefined();
});
