import type { FontSubset, FontSubsetRequest } from '../../domain/fonts/font-subset.ts';
import type { FontFile } from './font-files.ts';
import { loadSubset } from './subset.harfbuzz.ts';
import { charactersInRange } from './unicode-range.ts';
import { packWoff } from './woff.ts';

/** The font and characters to subset, and the URLs of the files this takes. */
export interface SubsetRequest {
  readonly lettering: FontSubsetRequest;
  readonly files: readonly FontFile[];
  readonly harfBuzzAddress: string;
}

/** Reads a file of this build. */
type Read = (address: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Subsets a font to a lettering: one WOFF file for each font file that covers some of its characters. */
export async function subsetFonts(
  { lettering, files, harfBuzzAddress }: SubsetRequest,
  read: Read,
): Promise<readonly FontSubset[]> {
  const { font, weights } = lettering;
  const parts = files
    .map((file) => ({ ...file, characters: charactersInRange(file.range, lettering.characters) }))
    .filter(({ characters }) => characters !== '');
  const subset = await loadSubset(await read(harfBuzzAddress));
  return Promise.all(
    parts.map(async ({ address, range, characters }) => {
      const cut = subset(await read(address), { ...lettering, characters });
      return { font, weights, range, data: inBase64(await packWoff(cut)) };
    }),
  );
}

function inBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
