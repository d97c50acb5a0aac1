import type { OwnerKeys } from '../../domain/ports.ts';
import type { KeptSecrets } from '../../domain/publish/owner-secret.ts';

/** An OwnerKeys adapter in memory. */
export function fakeOwnerKeys(own = 'a'.repeat(32), kept: KeptSecrets = {}): OwnerKeys {
  return {
    secret: async () => own,
    knownSecret: () => own,
    secretsFor: async (siteId) => [...(kept[siteId] ?? []), own],
  };
}
