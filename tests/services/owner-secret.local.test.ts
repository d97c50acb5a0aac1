import { expect, test } from 'vitest';
import { localOwnerSecrets } from '../../src/services/owner-secret.local.ts';
import { forbiddenStorage, roomyStorage } from './local-storage.ts';

const SITE = 'site-abc1234';
const randomBytes = (count: number) => new Uint8Array(count).fill(1);
const OWN = 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB';

test('a right that is kept is the likeliest of its site; the own and the former ones stay, also for the next visit', () => {
  const storage = roomyStorage();
  const owner = localOwnerSecrets(() => storage, randomBytes);
  owner.keep({ siteId: SITE, secret: 'a'.repeat(32) });
  owner.keep({ siteId: SITE, secret: 'b'.repeat(32) });
  owner.keep({ siteId: SITE, secret: 'a'.repeat(32) });
  const next = localOwnerSecrets(
    () => storage,
    () => new Uint8Array(24),
  );
  for (const each of [owner, next]) {
    expect(each.secretsFor(SITE)).toEqual(['a'.repeat(32), 'b'.repeat(32), OWN]);
    expect(each.secretsFor('site-other12')).toEqual([OWN]);
    expect(each.secret()).toBe(OWN);
  }
  expect(storage.getItem('parley.owner')).toBe(OWN);
});

test.each(['{', '[]', '{"site-abc1234":["short"]}', '{"__proto__":["x"]}'])(
  'rights that cannot be read are none: %s',
  (stored) => {
    const storage = roomyStorage();
    storage.setItem('parley.owners', stored);
    const owner = localOwnerSecrets(() => storage, randomBytes);
    expect(owner.secretsFor(SITE)).toEqual([OWN]);
  },
);

test('where nothing may be stored, a right lasts as long as the page', () => {
  const owner = localOwnerSecrets(forbiddenStorage, randomBytes);
  owner.keep({ siteId: SITE, secret: 'a'.repeat(32) });
  expect(owner.secretsFor(SITE)).toEqual(['a'.repeat(32), OWN]);
});
