import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { plainFonts } from '../../src/services/fonts/vite/plain-fonts.ts';

/** The tests that judge a mutant: those of the domain and the stories and models of the machines. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [plainFonts()],
  test: {
    environment: 'node',
    include: ['tests/domain/**/*.test.ts', 'tests/machines/**/*.test.ts', 'tests/models/*/*.test.ts'],
    setupFiles: ['tests/harness/vitest/load-pages.ts'],
    isolate: false,
    testTimeout: 120_000,
    // The models' own mutants would be tried once more for each of these.
    testNamePattern: '^(?!.*: every (?:change of the chart|mutant|change that needs)).*$',
  },
});
