import type { Mirrors, OwnerKeys, SiteStore } from '../../domain/ports.ts';
import {
  drawOwnerSecret,
  isOwnerSecret,
  type KeptSecrets,
  NO_SECRETS,
  type StoredSecrets,
} from '../../domain/publish/owner-secret.ts';

type OwnedSecrets = StoredSecrets & { readonly own: string };

/**
 * The owner secrets in the database, with the own one mirrored in local storage. A valid secret in local
 * storage wins, as other code set it on purpose. Without a database, local storage holds the own secret;
 * without both, secrets last as long as the page.
 */
export function storedOwnerKeys(
  store: Pick<SiteStore, 'changeSecrets'>,
  mirrors: Pick<Mirrors, 'read' | 'writeOwner'>,
  randomBytes: (count: number) => Uint8Array,
): OwnerKeys {
  /** What this page knows, in case the database fails later. */
  let inMemory: StoredSecrets = NO_SECRETS;

  /** Reads all secrets, creating the own one if there is none. Resolves once they are stored. */
  async function secrets(): Promise<OwnedSecrets> {
    const { owner } = mirrors.read();
    const mirrored = owner !== null && isOwnerSecret(owner) ? owner : undefined;
    const known = inMemory;
    const completed = (stored: StoredSecrets): OwnedSecrets => {
      const own = mirrored ?? stored.own ?? known.own ?? drawOwnerSecret(randomBytes);
      const former = [stored.own, ...(stored.former ?? []), known.own].filter(
        (secret) => secret !== undefined && secret !== own,
      ) as string[];
      return {
        own,
        ...(former.length > 0 && { former: [...new Set(former)] }),
        kept: merged(stored.kept, known.kept),
      };
    };
    let all: OwnedSecrets | undefined;
    try {
      await store.changeSecrets((stored) => {
        all = completed(stored);
        // Most calls change nothing and then skip the write.
        return isSame(stored, all) ? stored : all;
      });
    } catch {
      all = undefined;
    }
    const result = all ?? completed(inMemory);
    inMemory = result;
    if (mirrored === undefined) mirrors.writeOwner(result.own);
    return result;
  }

  return {
    secret: async () => (await secrets()).own,
    knownSecret: () => inMemory.own,
    async secretsFor(siteId) {
      const { own, kept } = await secrets();
      return [...new Set([...(kept[siteId] ?? []), own])];
    },
  };
}

/** Merges secrets by site; earlier arguments come first. */
function merged(...several: readonly KeptSecrets[]): KeptSecrets {
  const siteIds = several.flatMap((kept) => Object.keys(kept));
  return Object.fromEntries(
    siteIds.map((siteId) => [siteId, [...new Set(several.flatMap((kept) => kept[siteId] ?? []))]]),
  );
}

function isSame(one: StoredSecrets, other: StoredSecrets): boolean {
  const textOf = ({ own, former, kept }: StoredSecrets) => JSON.stringify([own, former, kept]);
  return textOf(one) === textOf(other);
}
