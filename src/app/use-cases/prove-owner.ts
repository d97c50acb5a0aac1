import type { OwnerKeys } from '../../../domain/ports.ts';
import { refusalStatus } from '../../../domain/publish/deploy-error.ts';
import { ownerCallProblem } from '../../../domain/publish/published-versions.ts';

const NOT_THE_OWNER = 403;

/**
 * Calls with each owner secret that may fit the site until one is accepted. Resolves with the answer, or
 * rejects with the last error.
 */
export async function proveOwner<Answer>(
  owner: OwnerKeys,
  siteId: string,
  call: (secret: string) => Promise<Answer>,
): Promise<Answer> {
  const [likeliest = await owner.secret(), ...others] = await owner.secretsFor(siteId);
  let answer = call(likeliest);
  for (const secret of others) {
    answer = answer.catch((error: unknown) => {
      if (refusalStatus(error) !== NOT_THE_OWNER && ownerCallProblem(error) !== 'elsewhere') throw error;
      return call(secret);
    });
  }
  return answer;
}
