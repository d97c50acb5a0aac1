import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { loadConfigFromFile, runnerImport } from 'vite';
import type { Config } from '../../domain/config/config.ts';
import { letteringOf, withHeldFonts } from '../../templates/embedded-font.ts';

type SubsetFonts = typeof import('../../src/services/fonts/subset-fonts.ts');

const HARFBUZZ = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');

/** Loads what embeds a page's fonts as publishing does. The build tool loads it, as it alone knows where the fonts are. */
export async function fontEmbedding(): Promise<(config: Config, page: string) => Promise<string>> {
  const built = await loadConfigFromFile(
    { command: 'serve', mode: 'development' },
    inProject('vite.config.ts'),
  );
  const { module } = await runnerImport<SubsetFonts>(inProject('src/services/fonts/subset-fonts.ts'), {
    plugins: built?.config.plugins ?? [],
    logLevel: 'error',
  });
  return async (config, page) => {
    const lettering = letteringOf(config, page);
    if (!lettering) return page;
    return withHeldFonts(page, await module.subsetFonts({ lettering, harfBuzzAddress: HARFBUZZ }, read));
  };
}

async function read(address: string): Promise<Uint8Array<ArrayBuffer>> {
  if (address === HARFBUZZ) return new Uint8Array(await readFile(address));
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

function inProject(file: string): string {
  return join(import.meta.dirname, '..', '..', file);
}
