import { expect, test } from 'vitest';
import { isEmail } from '../../../domain/publish/email-rule.ts';

test.each([
  ['a@b', true],
  ['@', true],
  ['', false],
  ['  ', false],
  ['nobody', false],
])('isEmail(%j) is %j', (text, isValid) => {
  expect(isEmail(text)).toBe(isValid);
});
