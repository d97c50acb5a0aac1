import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { InlineConfig } from 'vite';
import { pageIn } from '../../domain/offline-cache.ts';
import { languageNamed } from '../../words/language.ts';
import { earlyLinks } from './early-links.ts';

const run = promisify(execFile);

type Options = InlineConfig & { readonly root: string };

/** The texts of the builder's page in one language, by the names that stand for them in `index.html`. */
type FirstScreen = Readonly<Record<string, string>>;

const ENGLISH = '<html lang="en" dir="ltr"';

/**
 * Writes the builder's page in every language into `dist`, each with the first screen of a new visit, so that it stands
 * before the program runs. `index.html` must be built already; one without a place for the first screen stays as it is.
 */
export async function writeFirstScreens(options: Options, dist: string): Promise<void> {
  const linked = await readFile(join(dist, 'index.html'), 'utf8');
  if (!linked.includes('%first.')) return;
  const built = await withStyles(linked, dist);
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const script = `<script>${await firstPaintScript(options)}</script>`;
  for (const screen of await firstScreens(options)) {
    const { language = '', direction = '' } = screen;
    const named = built
      .replace(ENGLISH, `<html lang="${language}" dir="${direction}"`)
      .replace('</head>', () => `${earlyLinks(manifest, language)}</head>`);
    const texts: FirstScreen = { ...screen, script };
    const filled = named.replaceAll(/%first\.(\w+)%/g, (_, name: string) => texts[name] ?? '');
    await writeFile(join(dist, pageIn(languageNamed(language) ?? 'en')), filled);
  }
}

/** The page with its style sheet in it: a slow phone would wait for a second answer before it paints. */
async function withStyles(page: string, dist: string): Promise<string> {
  const [link = '', href = ''] = /<link rel="stylesheet" crossorigin href="([^"]*)">/.exec(page) ?? [];
  if (link === '') throw new Error('The page of the builder has no style sheet.');
  const styles = await readFile(join(dist, href), 'utf8');
  // A disabled link is not fetched. It tells the loader of late code that these styles are there.
  return page.replace(
    link,
    () => `<style>${styles.trim()}</style>${link.replace('<link', '<link disabled')}`,
  );
}

/** Builds `src/first-screens.tsx` for Node, and runs it. */
async function firstScreens(options: Options): Promise<readonly FirstScreen[]> {
  const { build } = await import('vite');
  const outDir = join(options.root, 'node_modules', '.cache', 'first-screens');
  await build({
    ...options,
    build: {
      ssr: join(options.root, 'src/first-screens.tsx'),
      outDir,
      manifest: false,
      copyPublicDir: false,
    },
  });
  const { stdout } = await run(process.execPath, [join(outDir, 'first-screens.js')]);
  return JSON.parse(stdout);
}

/** Builds `src/first-paint.ts` as a text. */
async function firstPaintScript(options: Options): Promise<string> {
  const { build } = await import('vite');
  const built = await build({
    ...options,
    configFile: false,
    build: {
      write: false,
      // Older browsers run it, too: it tells their visitors that the program does not.
      target: 'es2018',
      rolldownOptions: { input: join(options.root, 'src/first-paint.ts'), output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The script of the first paint was not built.');
  return chunk.code.trim();
}
