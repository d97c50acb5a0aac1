import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { decompress } from 'woff2-encoder';

const QUERY = '?plain';

/**
 * Imports of a woff2 file with `?plain` resolve to the URL of its decompressed TrueType font, which HarfBuzz
 * can subset.
 */
export function plainFonts(): Plugin {
  let isBuild = false;
  return {
    name: 'plain-fonts',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    load: {
      filter: { id: /\.woff2\?plain$/ },
      async handler(id) {
        const file = id.slice(0, -QUERY.length);
        const source = await decompress(await readFile(file));
        if (!isBuild)
          return `export default "data:font/ttf;base64,${Buffer.from(source).toString('base64')}"`;
        const emitted = this.emitFile({
          type: 'asset',
          name: basename(file).replace('.woff2', '.ttf'),
          source,
        });
        return `export default import.meta.ROLLUP_FILE_URL_${emitted}`;
      },
    },
  };
}
