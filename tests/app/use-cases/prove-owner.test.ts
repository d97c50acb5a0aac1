import { expect, test } from 'vitest';
import { DeployError } from '../../../domain/publish/deploy-error.ts';
import { proveOwner } from '../../../src/app/use-cases/prove-owner.ts';
import { fakeOwnerKeys } from '../../services/owner-keys.fake.ts';

const SITE = 'site-abc1234';
const OWN = 'o'.repeat(32);
const CARRIED = 'c'.repeat(32);
const WRONG = 'w'.repeat(32);

/**
 * Calls a server that accepts `right` and answers any other secret with `status`. Returns the outcome and the
 * secrets tried.
 */
async function prove(siteId: string, right: string | undefined, status = 403) {
  const owner = fakeOwnerKeys(OWN, { [SITE]: [WRONG, CARRIED] });
  const tried: string[] = [];
  const outcome = await proveOwner(owner, siteId, async (secret) => {
    tried.push(secret);
    if (secret !== right) throw new DeployError('No', status);
    return 'live';
  }).catch((error: DeployError) => error.status);
  return [outcome, tried];
}

test('tries the latest secret of a site first, then earlier ones, and this browser’s own last', async () => {
  expect(await prove(SITE, WRONG)).toEqual(['live', [WRONG]]);
  expect(await prove(SITE, CARRIED)).toEqual(['live', [WRONG, CARRIED]]);
  // A file with a wrong secret must not lock the owner out.
  expect(await prove(SITE, OWN)).toEqual(['live', [WRONG, CARRIED, OWN]]);
  expect(await prove(SITE, undefined)).toEqual([403, [WRONG, CARRIED, OWN]]);
});

test('tries only the own secret for other sites, and does not retry after other failures', async () => {
  expect(await prove('site-other12', CARRIED)).toEqual([403, [OWN]]);
  expect(await prove(SITE, CARRIED, 503)).toEqual([503, [WRONG]]);
});
