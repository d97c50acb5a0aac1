import { expect, test } from 'vitest';
import { isEmail } from '../../../src/domain/deploy/deploy.ts';

test.each([
  ['a@b', true],
  ['@', true],
  ['', false],
  ['  ', false],
  ['nobody', false],
])('the e-mail address %j: %j', (text, isOne) => {
  expect(isEmail(text)).toBe(isOne);
});
