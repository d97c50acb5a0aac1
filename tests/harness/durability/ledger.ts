import { createHash } from 'node:crypto';

/** A publish that was sent. Without a version it was not acknowledged, and may or may not have taken effect. */
export interface SentPage {
  readonly html: string;
  version?: number;
}

/** A site and all pages that were sent for it, in order. */
export interface SentSite {
  readonly siteId: string;
  readonly secret: string;
  readonly pages: SentPage[];
  /** The secrets of other browsers whose right to the site was acknowledged. */
  readonly heirs: string[];
}

/** An upload that was sent. If not acknowledged, it may or may not have taken effect. */
export interface SentImage {
  readonly name: string;
  readonly bytes: Buffer;
  isAcknowledged: boolean;
}

/** Everything that was sent to a server, kept in the test process so that it survives a kill. */
export interface Ledger {
  readonly sites: SentSite[];
  readonly images: SentImage[];
}

const LARGEST_PAGE = 60_000;
const LARGEST_IMAGE = 300_000;

/** A unique page of 1 to 60 KB. */
export function pageOf(seed: string): string {
  const bytes = noise(`page ${seed}`, LARGEST_PAGE / 2);
  return `<!doctype html><title>${seed}</title><p>${bytes.toString('hex')}</p><!-- whole -->`;
}

/** Unique bytes, up to 300 KB. */
export function imageOf(seed: string): Buffer {
  return noise(`image ${seed}`, LARGEST_IMAGE);
}

function noise(seed: string, largest: number): Buffer {
  const sizeOf = createHash('sha256').update(seed).digest().readUInt32BE();
  const outputLength = 500 + (sizeOf % (largest - 500));
  return createHash('shake256', { outputLength }).update(seed).digest();
}
