import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFiles, precacheOf } from '../../../server/app-files/precache.ts';
import { makeTempDir } from '../test-server.ts';

const OWN = ['first-a.js', 'first-b.css', 'icons-c.woff2', 'logo-d.svg', 'harfbuzz-e.wasm', 'font-f.ttf'];

async function makeBuild(): Promise<string> {
  const dist = await makeTempDir();
  await mkdir(join(dist, 'assets'));
  await mkdir(join(dist, '.vite'));
  await mkdir(join(dist, 'inspector'));
  for (const name of [
    ...OWN.map((file) => `assets/${file}`),
    'index.html',
    'index.de.html',
    '.vite/manifest.json',
  ])
    await writeFile(join(dist, name), name);
  return dist;
}

test('precaches the files of the first screen, and lists the others for caching on first use', async () => {
  const dist = await makeBuild();
  const own = await builtFiles(dist);
  await writeFile(join(dist, 'inspector/inspect.html'), '');
  await writeFile(join(dist, 'assets/inspect-g.js'), '');
  const { files, later } = await precacheOf(dist, own, await builtFiles(dist), {});
  expect(files).toEqual([
    { url: '/index.de.html', revision: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { url: '/index.html', revision: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { url: '/assets/first-a.js', revision: null },
    { url: '/assets/first-b.css', revision: null },
    { url: '/assets/icons-c.woff2', revision: null },
    { url: '/assets/logo-d.svg', revision: null },
  ]);
  expect(later).toEqual(['/assets/font-f.ttf', '/assets/harfbuzz-e.wasm', '/assets/inspect-g.js']);
});

test('the revision of a page changes with the page and with its policy', async () => {
  const dist = await makeBuild();
  const revision = async (variables: Record<string, string>) =>
    (await precacheOf(dist, ['/index.html'], [], variables)).files[0]?.revision;
  const first = await revision({});
  expect(await revision({})).toBe(first);
  const elsewhere = await revision({ VITE_SUPABASE_URL: 'https://store.example' });
  await writeFile(join(dist, 'index.html'), 'another');
  expect(new Set([first, elsewhere, await revision({})]).size).toBe(3);
});
