import { expect, test } from 'vitest';
import { stampSecret, stampsOf } from '../../../server/forms/stamp.ts';

const URL = 'postgres://parley:password@localhost/parley';
const SITE = 'site-abc1234';

test('a stamp is known to all processes that share a database, and to no other', () => {
  const at = (url: string | undefined) => stampsOf(stampSecret(url), () => 1000);
  const stamp = at(URL).make(SITE);
  expect(at(URL).ageOf(stamp, SITE)).toBe(0);
  expect(at(URL).ageOf(stamp, 'site-other00')).toBeUndefined();
  for (const url of [`${URL}s`, undefined]) expect(at(url).ageOf(stamp, SITE)).toBeUndefined();
});

test('a stamp is no quick proof of the address of the database', () => {
  const stamp = stampsOf(stampSecret(URL), Date.now).make(SITE);
  expect(stampsOf(URL, Date.now).ageOf(stamp, SITE)).toBeUndefined();
});
