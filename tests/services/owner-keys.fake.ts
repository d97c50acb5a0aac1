import type { OwnerKeys } from '../../domain/ports.ts';
import { type KeptSecrets, withRight } from '../../domain/publish/owner-secret.ts';

/** An OwnerKeys adapter in memory. */
export function fakeOwnerKeys(own = 'a'.repeat(32)): OwnerKeys {
  let kept: KeptSecrets = {};
  return {
    secret: async () => own,
    knownSecret: () => own,
    secretsFor: async (siteId) => [...(kept[siteId] ?? []), own],
    keep: async (right) => {
      kept = withRight(kept, right);
    },
  };
}
