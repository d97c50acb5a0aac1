import { drawOwnerSecret, isOwnerSecret } from '../domain/owner-secret.ts';
import type { OwnerSecrets } from '../domain/ports.ts';

const KEY = 'parley.owner';

/** Keeps the owner secret in local storage; where that is forbidden, in memory while the page stands. */
export function localOwnerSecrets(
  storage: () => Storage,
  randomBytes: (count: number) => Uint8Array,
): OwnerSecrets {
  let inMemory: string | undefined;
  return {
    secret() {
      try {
        const kept = storage().getItem(KEY);
        if (kept !== null && isOwnerSecret(kept)) return kept;
        inMemory ??= drawOwnerSecret(randomBytes);
        storage().setItem(KEY, inMemory);
      } catch {
        inMemory ??= drawOwnerSecret(randomBytes);
      }
      return inMemory;
    },
  };
}
