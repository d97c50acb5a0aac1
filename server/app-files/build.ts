import { join } from 'node:path';
import { OLDEST_BROWSERS } from '../../domain/oldest-browsers.ts';
import { writeFirstScreens } from './first-screens.ts';
import { builtFiles, precacheOf } from './precache.ts';
import { precompress } from './precompress.ts';

const INSPECTOR = {
  emptyOutDir: false,
  manifest: '.vite/manifest.inspect.json',
  // Browsers with light-dark(): for older ones it would be compiled to a media query, which the theme button cannot
  // switch.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
};

const WORKER_SOURCE = 'src/service-worker.ts';
const WORKER = {
  emptyOutDir: false,
  copyPublicDir: false,
  target: OLDEST_BROWSERS,
  // At the root and under a fixed name, because browsers fetch it again to find a new version.
  rolldownOptions: { output: { format: 'iife' as const, entryFileNames: 'service-worker.js' } },
};

/**
 * Builds the app of a project into `dist` with Vite, prints a line, and compresses the files; rejects if Vite fails.
 */
export async function buildApp(root: string): Promise<void> {
  console.log('Building the app …');
  // React takes its mode from here: a build started by a test run must not ship React's development build.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite').catch((cause: unknown) => {
    throw new Error(
      'The app must be built, and what builds it is not installed: run npm ci --include=dev, then npm run build.',
      { cause },
    );
  });
  // No envDir: the environment has the variables already, and no other file may override them.
  const options = { root, mode: 'production', envDir: false, logLevel: 'warn' } as const;
  const dist = join(root, 'dist');
  await build(options);
  await writeFirstScreens(options, dist);
  const own = await builtFiles(dist);
  // A build of its own: shared chunks would split the app's files smaller and add what visitors do not need.
  await build({
    ...options,
    build: { ...INSPECTOR, rolldownOptions: { input: join(root, 'inspector/inspect.html') } },
  });
  await build({
    ...options,
    // Built separately, without the app's plugins: one IIFE file.
    configFile: false,
    define: { SHELL: JSON.stringify(await precacheOf(dist, own, await builtFiles(dist), process.env)) },
    build: { ...WORKER, rolldownOptions: { ...WORKER.rolldownOptions, input: join(root, WORKER_SOURCE) } },
  });
  await precompress(dist);
}
