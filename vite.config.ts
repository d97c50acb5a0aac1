import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { plainFonts } from './plain-fonts.ts';
import { words } from './src/domain/words.ts';

const wordsOfDocument: Plugin = {
  name: 'words-of-document',
  transformIndexHtml: (html) =>
    Object.entries(words.document)
      .reduce((page, [key, text]) => page.replace(`%words.${key}%`, text), html)
      .replace('lang="en" dir="ltr"', `lang="${words.language.code}" dir="${words.language.direction}"`),
};

export default defineConfig({
  plugins: [react(), wordsOfDocument, plainFonts()],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    // What the first screen needs comes as one file beside its entry: in many small ones it weighs 4 kB more.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'first', tags: ['$initial'], test: /^(?!.*(?:main\.tsx|index\.html))/ }],
        },
      },
    },
  },
});
