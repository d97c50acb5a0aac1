import type { MirrorContent, MirrorMark, StoreContent } from './stored-content.ts';

/** The source of the website at start-up. */
export type StartupSource =
  /** Nothing is stored anywhere: the default template. */
  | { readonly kind: 'new' }
  /** The store is empty: `websiteConfig` is imported. */
  | { readonly kind: 'import'; readonly config: string }
  /** The store's document stands, and the mirrors are rewritten. */
  | { readonly kind: 'store' }
  /** Other code wrote `websiteConfig`: it is loaded as one undoable step. */
  | { readonly kind: 'foreign'; readonly config: string }
  /** `websiteConfig` was removed on purpose: the default template is loaded as one undoable step. */
  | { readonly kind: 'removed' }
  /** IndexedDB failed or timed out: this visit uses the copies in local storage. */
  | { readonly kind: 'mirrors'; readonly config: string | null };

/** Chooses the source of the website by the content of the store and local storage. */
export function chooseStartupSource(found: {
  readonly store: 'failed' | StoreContent;
  readonly mirrors: MirrorContent;
}): StartupSource {
  const { store, mirrors } = found;
  if (store === 'failed') return { kind: 'mirrors', config: mirrors.config };
  const { config, mark, hasMirrored } = mirrors;
  if (!store.document) return config === null ? { kind: 'new' } : { kind: 'import', config };
  const isImported = store.document.importedMirrors === mirrorState(mirrors);
  if (config !== null) {
    // Local storage reaches the disk key by key: after a crash `websiteConfig` can be newer than its mark.
    const isOurs = mark?.digest === digestOf(config) || config === store.document.config;
    return isOurs || isImported ? { kind: 'store' } : { kind: 'foreign', config };
  }
  const wasRemoved = mark ? mark.digest !== ABSENT && !isImported : hasMirrored;
  return { kind: wasRemoved ? 'removed' : 'store' };
}

/**
 * Identifies a state of local storage. The browser flushes local storage late, so a crash may bring back a state that was
 * imported before; importing it again would replace later commits.
 */
export function mirrorState({ config, mark }: Pick<MirrorContent, 'config' | 'mark'>): string {
  return `${config === null ? ABSENT : digestOf(config)} ${mark?.digest ?? ''}`;
}

/** The mark of a mirror: its revision, and the digest of its text (null: removed after a reset). */
export function mirrorMark(config: string | null, revision: number): MirrorMark {
  return { revision, digest: config === null ? ABSENT : digestOf(config) };
}

const ABSENT = 'absent';

/** A 64-bit hash as 16 hexadecimal digits. It is not cryptographic: `crypto.subtle` is asynchronous and absent on insecure origins. */
export function digestOf(text: string): string {
  // Two lanes of a multiplicative hash, each with its own seed and multiplier.
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
  }
  high = mixed(high, low);
  low = mixed(low, high);
  return [high, low].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Mixes two lanes; a plain product would leave the low bits weak. */
function mixed(lane: number, other: number): number {
  return Math.imul(lane ^ (lane >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
}
