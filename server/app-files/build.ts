import { join } from 'node:path';
import { builtFiles, precacheOf } from './precache.ts';
import { precompress } from './precompress.ts';

const INSPECTOR = {
  emptyOutDir: false,
  manifest: '.vite/manifest.inspect.json',
  // Browsers that know light-dark(): written for older ones, only the system would choose the colours, and no button.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
};

const WORKER_SOURCE = 'src/service-worker.ts';
const WORKER = {
  emptyOutDir: false,
  copyPublicDir: false,
  target: 'baseline-widely-available',
  // At the root, under a name that stays: browsers ask for it again to learn of a new version.
  rolldownOptions: { output: { format: 'iife', entryFileNames: 'service-worker.js' } },
} as const;

/** Builds the app of a project into its `dist` with Vite, says so in a line, and compresses it; rejects when Vite does. */
export async function buildApp(root: string): Promise<void> {
  console.log('Building the app …');
  // Vite takes the mode of React from here: a start out of a test run must not ship React's development build.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  // No envDir: the variables stand in the environment already, and no other file may contradict them.
  const options = { root, mode: 'production', envDir: false, logLevel: 'warn' } as const;
  const dist = join(root, 'dist');
  await build(options);
  const own = await builtFiles(dist);
  // By itself: shared with the inspector, the app's own files would be cut smaller and hold more than visitors need.
  await build({
    ...options,
    build: { ...INSPECTOR, rolldownOptions: { input: join(root, 'inspect.html') } },
  });
  await build({
    ...options,
    // By itself too: it is one file, and none of what makes the app makes it.
    configFile: false,
    define: { SHELL: JSON.stringify(await precacheOf(dist, own, await builtFiles(dist), process.env)) },
    build: { ...WORKER, rolldownOptions: { ...WORKER.rolldownOptions, input: join(root, WORKER_SOURCE) } },
  });
  await precompress(dist);
}
