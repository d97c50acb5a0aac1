import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { headingFace } from './heading-face.ts';
import { plainFonts } from './plain-fonts.ts';
import { en } from './words/en/en.ts';

/** Vite's own page has no first screen: the program draws it. A build fills it in, in each language. */
const withoutFirstScreen: Plugin = {
  name: 'without-first-screen',
  apply: 'serve',
  transformIndexHtml: (html) =>
    Object.entries({ ...en.document, ...en.served }).reduce(
      (page, [key, text]) => page.replace(`%first.${key}%`, text),
      html.replace(/%first\.(?:screen|script)%/g, ''),
    ),
};

const logo = readFileSync(new URL('src/ui/shell/logo.svg', import.meta.url), 'utf8');

/** The icon stands in the page: Chromium asks for an icon file twice while the first screen loads. */
const iconOfDocument: Plugin = {
  name: 'icon-of-document',
  transformIndexHtml: () => [
    {
      tag: 'link',
      attrs: { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(logo)}` },
      injectTo: 'head',
    },
  ],
};

const paintBeforeScripts: Plugin = {
  name: 'paint-before-scripts',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
  },
};

/** The script stands last: where it cannot be fetched, the script of the first paint hears of it. */
const programLast: Plugin = {
  name: 'program-last',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const [before = '', program = '', after = ''] = html.split(/(<script type="module".*<\/script>)/);
      return before + after.replace(/(?=<\/body>)|$/, () => program);
    },
  },
};

export default defineConfig({
  plugins: [
    react(),
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
  build: {
    target: 'baseline-widely-available',
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
            { name: 'shared', priority: 1, test: /\/valibot\/|\/(?:template-of|carried-content)\.ts$/ },
            { name: 'stored', priority: 1, test: /\/(?:stored-start|storage\/rebase|fresh-app)\.ts$/ },
            // What follows the first screen comes in two parts, since a slow phone would compile and start one file for long.
            { name: 'pages', priority: 1, test: /\/templates\/[^/]+\/page\.ts$/ },
            { name: 'rest', test: /\/src\/app\/rest\.ts$/ },
          ],
        },
      },
    },
  },
});
