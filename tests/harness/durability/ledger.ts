import { createHash } from 'node:crypto';

/** One publish that was sent; without a version its answer never came, and it may have happened or not. */
export interface SentPage {
  readonly html: string;
  version?: number;
}

/** A site and all that was sent for it, in order. */
export interface SentSite {
  readonly siteId: string;
  readonly secret: string;
  readonly pages: SentPage[];
}

/** One upload that was sent; not acknowledged, it may have happened or not. */
export interface SentImage {
  readonly name: string;
  readonly bytes: Buffer;
  isAcknowledged: boolean;
}

/** All that was sent to a server, kept where the server's end cannot reach it. */
export interface Ledger {
  readonly sites: SentSite[];
  readonly images: SentImage[];
}

const LARGEST_PAGE = 60_000;
const LARGEST_IMAGE = 300_000;

/** A page that nothing else is like, from 1 to 60 KB. */
export function pageOf(seed: string): string {
  const bytes = noise(`page ${seed}`, LARGEST_PAGE / 2);
  return `<!doctype html><title>${seed}</title><p>${bytes.toString('hex')}</p><!-- whole -->`;
}

/** Bytes that nothing else is like, up to 300 KB. */
export function imageOf(seed: string): Buffer {
  return noise(`image ${seed}`, LARGEST_IMAGE);
}

function noise(seed: string, largest: number): Buffer {
  const sizeOf = createHash('sha256').update(seed).digest().readUInt32BE();
  const outputLength = 500 + (sizeOf % (largest - 500));
  return createHash('shake256', { outputLength }).update(seed).digest();
}
