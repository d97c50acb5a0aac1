import type { FontSubset, Lettering } from '../../../domain/fonts/font-subset.ts';
import { filesOf } from './font-files.ts';
import { loadSubset } from './subset.harfbuzz.ts';
import { charactersInRange } from './unicode-range.ts';
import { packWoff } from './woff.ts';

/** The fonts and characters to subset, and the URL of the program that does it. */
export interface SubsetRequest {
  readonly lettering: Lettering;
  readonly harfBuzzAddress: string;
}

/** Reads a file of this build. */
type Read = (address: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Subsets the fonts of a page: one WOFF file for each font file that covers some of the characters. */
export async function subsetFonts(
  { lettering, harfBuzzAddress }: SubsetRequest,
  read: Read,
): Promise<readonly FontSubset[]> {
  const subset = await loadSubset(await read(harfBuzzAddress));
  const parts = lettering.flatMap((request) =>
    filesOf(request.font).flatMap(({ address, range }) => {
      const characters = charactersInRange(range, request.characters);
      return characters === '' ? [] : { address, range, request: { ...request, characters } };
    }),
  );
  return Promise.all(
    parts.map(async ({ address, range, request }) => {
      const { font, weights } = request;
      return { font, weights, range, data: inBase64(await packWoff(subset(await read(address), request))) };
    }),
  );
}

function inBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
