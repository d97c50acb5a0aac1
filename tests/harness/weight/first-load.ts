import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The size of some files in bytes. Each file is compressed separately, as the server sends it. */
export interface Weight {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** The files that the browser fetches before the first paint. */
export interface FirstLoad {
  readonly js: Weight;
  readonly css: Weight;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Weighs the first load of a built page: its entry and all static imports. */
export async function weighFirstLoad(dist: string, page = 'index.html'): Promise<FirstLoad> {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'),
  );
  const chunks = new Set<Chunk>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The manifest of ${dist} has no ${name}.`);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(add);
  };
  add(page);
  const weighFiles = async (files: Iterable<string>) =>
    sum(await Promise.all([...files].map(async (file) => weigh(await readFile(join(dist, file))))));
  return {
    js: await weighFiles(new Set([...chunks].map(({ file }) => file))),
    css: await weighFiles(new Set([...chunks].flatMap(({ css }) => css ?? []))),
  };
}

/** Weighs one file's bytes. */
export function weigh(bytes: Uint8Array): Weight {
  return {
    raw: bytes.byteLength,
    gzip: gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }).byteLength,
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } })
      .byteLength,
  };
}

function sum(weights: readonly Weight[]): Weight {
  const total = { raw: 0, gzip: 0, brotli: 0 };
  for (const { raw, gzip, brotli } of weights) {
    total.raw += raw;
    total.gzip += gzip;
    total.brotli += brotli;
  }
  return total;
}
