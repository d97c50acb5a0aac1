import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Response } from 'playwright';
import { expect } from 'vitest';
import { loadBuiltAssets } from '../../../server/app-files/assets.built.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { makeTempDir, startTestServer } from '../../server/test-server.ts';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));
const POLICY = { supabaseUrl: undefined, iconStylesheetUrl: undefined };
const OFFLINE = 'You are offline. Your changes are kept in this browser.';
const NEXT = 'meta[name=version][content=next]';
const NO_NETWORK = /Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED)/;

/** Waits until the service worker is active and controls the page. */
async function isInstalled({ page }: BuilderPage): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const heading = (builder: BuilderPage) => builder.preview().getByRole('heading', { level: 1 });

test('after the first visit the builder opens and edits without a server, and publishes once it is back', async ({
  openBuilder,
}) => {
  const assets = await loadBuiltAssets(DIST, POLICY);
  const server = await startTestServer({ assets });
  const builder = await openBuilder({ path: server.address, isInstalled: true });
  const { page, profile, problems } = builder;
  await isInstalled(builder);
  await server.stop();
  await profile.setOffline(true);
  problems.expect(NO_NETWORK);

  await builder.reload();
  await page.getByText(OFFLINE).waitFor();
  await builder.say('hero.title.text Bread at dawn');
  await builder.second();
  const answer = await builder.reload();
  await heading(builder).filter({ hasText: 'Bread at dawn' }).waitFor();
  const { 'content-security-policy': policy } = answer?.headers() ?? {};
  expect([answer?.fromServiceWorker(), policy]).toEqual([true, expect.stringContaining("frame-src 'none'")]);

  await builder.pick('Features');
  await builder.pick('Image');
  await builder.popover('Upload Image').getByRole('button', { name: 'Close' }).click();
  const dialog = builder.deploymentStatus();
  await builder.submitPublish('baker@example.com');
  await dialog.getByText('Failed to deploy website: Failed to fetch').waitFor();
  await dialog.getByRole('button', { name: 'Try again when online' }).click();
  expect(await dialog.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe('baker@example.com');

  const port = Number(new URL(server.address).port);
  await startTestServer({ assets, dataDir: server.dataDir, settings: { port } });
  await profile.setOffline(false);
  const address = await dialog.getByRole('link', { name: 'Visit Site' }).getAttribute('href');
  expect(await (await fetch(address ?? '')).text()).toContain('Bread at dawn');
  await page.getByText(OFFLINE).waitFor({ state: 'hidden' });
});

test('the service worker caches only the page and files of the builder', async ({ openBuilder }) => {
  const builder = await openBuilder({ isInstalled: true });
  await isInstalled(builder);
  const site = await builder.publish('baker@example.com');
  const answers = new Map<string, Response>();
  builder.page.on('response', (response) => answers.set(new URL(response.url()).pathname, response));
  const paths = [new URL(site).pathname, '/healthz', '/metrics', '/report'];
  for (let times = 0; times < 2; times++)
    await builder.page.evaluate((asked) => Promise.all(asked.map((path) => fetch(path))), paths);
  await builder.reload();
  await heading(builder).waitFor();
  const isKept = (path: string) => answers.get(path)?.fromServiceWorker();
  expect(paths.map((path) => [path, isKept(path)])).toEqual(paths.map((path) => [path, false]));
  expect(isKept('/')).toBe(true);
  const kept = await builder.page.evaluate(async () => {
    const found = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return found.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual([
    '/index.ar.html',
    '/index.de.html',
    '/index.html',
  ]);

  await builder.page.goto(site);
  expect(isKept(new URL(site).pathname)).toBe(false);
});

test('a newer version waits until the visitor accepts it, and the website is kept', async ({
  openBuilder,
}) => {
  const dist = join(await makeTempDir(), 'dist');
  await cp(DIST, dist, { recursive: true });
  let assets = await loadBuiltAssets(dist, POLICY);
  const { address } = await startTestServer({ assets: { answer: (request) => assets.answer(request) } });
  const builder = await openBuilder({ path: address, isInstalled: true });
  const { page } = builder;
  await isInstalled(builder);
  await builder.say('hero.title.text Bread at dawn');
  await builder.second();

  await release(dist);
  assets = await loadBuiltAssets(dist, POLICY);
  await builder.reload();
  const notice = page.getByText('A new version of Parley is ready.');
  await notice.waitFor();
  expect(await page.locator(NEXT).count()).toBe(0);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await page.locator(NEXT).waitFor({ state: 'attached' });
  await heading(builder).filter({ hasText: 'Bread at dawn' }).waitFor();
  expect(await notice.count()).toBe(0);
});

/** Turns a build into its next version, with a marker in its page. */
async function release(dist: string): Promise<void> {
  for (const name of ['index.html', 'service-worker.js']) {
    const file = join(dist, name);
    const text = await readFile(file, 'utf8');
    const next = text
      .replace('</head>', '<meta name="version" content="next" /></head>')
      .replace(/(\/index\.html[`"'],revision:[`"'])[0-9a-f]{64}/, `$1${'0'.repeat(64)}`);
    expect(next).not.toBe(text);
    await writeFile(file, next);
    for (const coding of ['.br', '.gz']) await rm(file + coding, { force: true });
  }
}
