import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from './files-under.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The suffixes of the compressed files. */
export const ENCODING_SUFFIXES = { br: '.br', gzip: '.gz' } as const;

const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.ttf',
  '.txt',
  '.wasm',
  '.webmanifest',
]);

/** Writes a brotli and a gzip file beside every file of a folder that gets smaller by it. */
export async function precompress(folder: string): Promise<void> {
  const files = await filesUnder(folder);
  await Promise.all(files.filter((file) => COMPRESSIBLE.has(extname(file))).map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  const [br, gz] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    toGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.byteLength < plain.byteLength) await writeFile(file + ENCODING_SUFFIXES.br, br);
  if (gz.byteLength < plain.byteLength) await writeFile(file + ENCODING_SUFFIXES.gzip, gz);
}
