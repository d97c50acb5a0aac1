import type { MirrorContent, MirrorMark, StoreContent } from './stored-content.ts';

/** The command of the step by which a visit begins without a website that was removed on purpose. */
export const REMOVED = 'removed';

/** What a visit begins with. */
export type StartupSource =
  /** Nothing is stored anywhere: the default template. */
  | { readonly kind: 'new' }
  /** The store is empty: the texts of local storage or of earlier versions are imported. */
  | {
      readonly kind: 'import';
      readonly config: string | null;
      readonly history: string | null;
      readonly live: string | null;
    }
  /** The store's document stands, and the mirrors are rewritten. */
  | { readonly kind: 'store' }
  /** Other code wrote `websiteConfig`: it is loaded as one undoable step. */
  | { readonly kind: 'foreign'; readonly config: string }
  /** `websiteConfig` was removed on purpose: the default template is loaded as one undoable step. */
  | { readonly kind: 'removed' }
  /** There is no store in this visit: the mirrors serve it. */
  | { readonly kind: 'mirrors'; readonly config: string | null };

/** Decides what a visit begins with, from what the store and local storage hold. */
export function chooseStartupSource(found: {
  readonly store: 'failed' | StoreContent;
  readonly mirrors: MirrorContent;
}): StartupSource {
  const { store, mirrors } = found;
  if (store === 'failed') return { kind: 'mirrors', config: mirrors.config };
  if (!store.document) return importable(store, mirrors);
  const { config, mark, hasMirrored } = mirrors;
  const isTakenUp = store.document.takenUp === mirrorState(mirrors);
  if (config !== null) {
    // A crash may have flushed the config without its mark.
    const isOurs = mark?.digest === digestOf(config) || config === store.document.config;
    return isOurs || isTakenUp ? { kind: 'store' } : { kind: 'foreign', config };
  }
  const wasRemoved = mark ? mark.digest !== ABSENT && !isTakenUp : hasMirrored;
  return { kind: wasRemoved ? 'removed' : 'store' };
}

/**
 * Tells states of local storage apart. The browser flushes local storage late, so a crash may bring back a state that was
 * taken up before; taken up again, it would replace what was committed since.
 */
export function mirrorState({ config, mark }: Pick<MirrorContent, 'config' | 'mark'>): string {
  return `${config === null ? ABSENT : digestOf(config)} ${mark?.digest ?? ''}`;
}

/** The mark of a mirror: which revision it is of, and the digest of its text (null: removed after a reset). */
export function mirrorMark(config: string | null, revision: number): MirrorMark {
  return { revision, digest: config === null ? ABSENT : digestOf(config) };
}

const ABSENT = 'absent';

function importable({ earlier }: StoreContent, { config, history, live }: MirrorContent): StartupSource {
  const texts = [
    { config, history, live },
    {
      config: earlier.get('websiteConfig') ?? null,
      history: earlier.get('parley.history') ?? null,
      live: earlier.get('parley.live') ?? null,
    },
  ].find((each) => Object.values(each).some((text) => text !== null));
  return texts ? { kind: 'import', ...texts } : { kind: 'new' };
}

/** A digest that tells two texts apart, as 16 hexadecimal digits. It is no cryptographic one: those are asynchronous, and absent on insecure origins. */
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

/** Spreads each bit of two lanes over one: the plain product leaves the low bits weak. */
function mixed(lane: number, other: number): number {
  return Math.imul(lane ^ (lane >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
}
