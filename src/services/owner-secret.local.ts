import {
  drawOwnerSecret,
  isOwnerSecret,
  type KeptSecrets,
  parseKeptSecrets,
  withRight,
} from '../domain/owner-secret.ts';
import type { OwnerSecrets } from '../domain/ports.ts';
import type { Texts } from './texts.ts';

const OWN = 'parley.owner';
const KEPT = 'parley.owners';

/** Keeps the owner secrets in local storage; where that is forbidden, in memory while the page stands. */
export function localOwnerSecrets(
  storage: () => Texts,
  randomBytes: (count: number) => Uint8Array,
): OwnerSecrets {
  let ownInMemory: string | undefined;
  let keptInMemory: KeptSecrets = {};
  const secret = () => {
    try {
      const kept = storage().getItem(OWN);
      if (kept !== null && isOwnerSecret(kept)) return kept;
      ownInMemory ??= drawOwnerSecret(randomBytes);
      storage().setItem(OWN, ownInMemory);
    } catch {
      ownInMemory ??= drawOwnerSecret(randomBytes);
    }
    return ownInMemory;
  };
  const kept = (): KeptSecrets => {
    try {
      return { ...parseKeptSecrets(storage().getItem(KEPT)), ...keptInMemory };
    } catch {
      return keptInMemory;
    }
  };
  return {
    secret,
    secretsFor: (siteId) => [...new Set([...(kept()[siteId] ?? []), secret()])],
    keep(right) {
      keptInMemory = withRight(kept(), right);
      try {
        storage().setItem(KEPT, JSON.stringify(keptInMemory));
      } catch {
        // In memory, then.
      }
    },
  };
}
