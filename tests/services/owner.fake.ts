import { type KeptSecrets, withRight } from '../../src/domain/owner-secret.ts';
import type { OwnerSecrets } from '../../src/domain/ports.ts';

/** The owner secret of a browser that never forgets while it stands. */
export function fakeOwner(own = 'a'.repeat(32)): OwnerSecrets {
  let kept: KeptSecrets = {};
  return {
    secret: () => own,
    secretsFor: (siteId) => [...(kept[siteId] ?? []), own],
    keep: (right) => {
      kept = withRight(kept, right);
    },
  };
}

/** The same for what waits until it is loaded. */
export function fakeOwners(own?: string): () => Promise<OwnerSecrets> {
  const owner = fakeOwner(own);
  return async () => owner;
}
