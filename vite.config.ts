import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { headingFace } from './src/services/fonts/vite/heading-face.ts';
import { plainFonts } from './src/services/fonts/vite/plain-fonts.ts';
import { descriptionsApart } from './src/vite/descriptions-apart.ts';
import {
  iconOfDocument,
  paintBeforeScripts,
  programLast,
  withoutFirstScreen,
} from './src/vite/index-html.ts';
import { forOldestBrowsers } from './src/vite/oldest-browsers.ts';

export default defineConfig({
  plugins: [
    react(),
    forOldestBrowsers,
    descriptionsApart,
    withoutFirstScreen,
    iconOfDocument,
    paintBeforeScripts,
    programLast,
    headingFace(),
    plainFonts(),
  ],
  // Workers are bundled on their own, with plugins of their own.
  worker: { format: 'es', plugins: () => [plainFonts()] },
  // @xstate/react uses the useSyncExternalStore shim for React < 18; alias it to React's own hook.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  // Vite would scan every HTML file, also those of folders whose packages are installed apart.
  optimizeDeps: { entries: ['index.html', 'inspector/inspect.html'] },
  build: {
    manifest: true,
    // Every target browser supports modulepreload.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // In kB. The tests weigh what a first visit loads; the large files are loaded on demand.
    chunkSizeWarningLimit: 5000,
    // One chunk for the first screen: split into many small ones it weighs 4 kB more.
    rolldownOptions: {
      // Cutting a font takes its time.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', priority: 2, tags: ['$initial'], test: /^(?!.*(?:main\.tsx|index\.html))/ },
            // What a returning visitor or the inspector needs before the rest, and no first visit needs, but for what the rest needs too.
            { name: 'shared', priority: 1, test: /\/valibot\/|\/template-of\.ts$/ },
            { name: 'stored', priority: 1, test: /\/(?:stored-start|first-visit)\.ts$/ },
            // What follows the first screen comes in two parts, since a slow phone would compile and start one file for long.
            { name: 'pages', priority: 1, test: /\/templates\/[^/]+\/page\.ts$/ },
            { name: 'late-code', test: /\/src\/app\/late-code\.ts$/ },
          ],
        },
      },
    },
  },
});
