import { expect, test } from 'vitest';
import {
  drawOwnerSecret,
  isOwnerSecret,
  NO_SECRETS,
  secretsIn,
} from '../../../domain/publish/owner-secret.ts';

const [A, B] = ['a', 'b'].map((letter) => letter.repeat(32)) as [string, string];

test.each<[unknown, ReturnType<typeof secretsIn>]>([
  [undefined, NO_SECRETS],
  [[A], NO_SECRETS],
  [{ own: 'short', former: A, kept: { 'site-abc1234': [7] } }, NO_SECRETS],
  [{ own: A }, { own: A, kept: {} }],
  [
    { own: A, former: ['short', 7, B], kept: { 'site-abc1234': [B] } },
    { own: A, former: [B], kept: { 'site-abc1234': [B] } },
  ],
])('only well-formed secrets are read from a stored value: %j', (value, secrets) => {
  expect(secretsIn(value)).toEqual(secrets);
});

test('a drawn owner secret is well-formed and uses every random bit', () => {
  expect(drawOwnerSecret(() => new Uint8Array(24).fill(255))).toBe('_'.repeat(32));
  expect(isOwnerSecret('_'.repeat(32))).toBe(true);
  expect(isOwnerSecret('short')).toBe(false);
  expect(isOwnerSecret('a'.repeat(129))).toBe(false);
});
