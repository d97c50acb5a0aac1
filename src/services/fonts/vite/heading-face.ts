import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { compress, decompress } from 'woff2-encoder';
import { loadSubset } from '../subset.harfbuzz.ts';

const QUERY = '?headings';
const HARFBUZZ = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');

/** The letters of Western European languages, and the marks that a sentence needs. */
const CHARACTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’‚“”„…€`;
/** One weight, and the size that questions have, in pixels. */
const FACE = { font: 'Newsreader', characters: CHARACTERS, weights: [500, 500], opticalSize: 24 } as const;

/** Imports of a woff2 file with `?headings` resolve to the URL of the part that the headings of the builder need. */
export function headingFace(): Plugin {
  let isBuild = false;
  return {
    name: 'heading-face',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    load: {
      filter: { id: /\.woff2\?headings$/ },
      async handler(id) {
        const font = await decompress(await readFile(id.slice(0, -QUERY.length)));
        const subset = await loadSubset(await readFile(HARFBUZZ));
        const source = await compress(subset(font, FACE));
        if (!isBuild)
          return `export default "data:font/woff2;base64,${Buffer.from(source).toString('base64')}"`;
        const emitted = this.emitFile({ type: 'asset', name: 'headings.woff2', source });
        return `export default import.meta.ROLLUP_FILE_URL_${emitted}`;
      },
    },
  };
}

function between(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
}
