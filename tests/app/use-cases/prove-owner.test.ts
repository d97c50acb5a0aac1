import { expect, test } from 'vitest';
import { proveOwner } from '../../../src/app/use-cases/prove-owner.ts';
import { DeployError } from '../../../src/domain/deploy/deploy-error.ts';
import { fakeOwnerKeys } from '../../services/owner-keys.fake.ts';

const SITE = 'site-abc1234';
const OWN = 'o'.repeat(32);
const CARRIED = 'c'.repeat(32);
const WRONG = 'w'.repeat(32);

/** What was tried, and what came of it, at a server where `right` opens and any other secret is answered with `status`. */
async function prove(siteId: string, right: string | undefined, status = 403) {
  const owner = fakeOwnerKeys(OWN);
  for (const secret of [CARRIED, WRONG]) await owner.keep({ siteId: SITE, secret });
  const tried: string[] = [];
  const outcome = await proveOwner(owner, siteId, async (secret) => {
    tried.push(secret);
    if (secret !== right) throw new DeployError('No', status);
    return 'live';
  }).catch((error: DeployError) => error.status);
  return [outcome, tried];
}

test('the secret that came with a site is tried first, then what was kept for it before, this browser’s own at last', async () => {
  expect(await prove(SITE, WRONG)).toEqual(['live', [WRONG]]);
  expect(await prove(SITE, CARRIED)).toEqual(['live', [WRONG, CARRIED]]);
  // A file with a wrong right takes nobody's own site away.
  expect(await prove(SITE, OWN)).toEqual(['live', [WRONG, CARRIED, OWN]]);
  expect(await prove(SITE, undefined)).toEqual([403, [WRONG, CARRIED, OWN]]);
});

test('another site knows only this browser’s own, and another failure is no reason to try again', async () => {
  expect(await prove('site-other12', CARRIED)).toEqual([403, [OWN]]);
  expect(await prove(SITE, CARRIED, 503)).toEqual([503, [WRONG]]);
});
