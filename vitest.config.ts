import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { headingFace } from './src/services/fonts/vite/heading-face.ts';
import { plainFonts } from './src/services/fonts/vite/plain-fonts.ts';
import { findBrowser, LAUNCH_ARGS } from './tests/harness/browser/browser.ts';
import { thisMachine } from './tests/harness/host.ts';
import { ClosingLine } from './tests/harness/vitest/closing-line.ts';
import { LongestFirst } from './tests/harness/vitest/longest-first.ts';
import { PrintedLines } from './tests/harness/vitest/printed-lines.ts';
import { StalledRun } from './tests/harness/vitest/stalled-run.ts';

const MODEL_OF_APP = 'tests/prove/app/**/*.test.ts';
/**
 * Browser tests that go over all combinations, all machines or one more variant (a language, a kind of file, a proxy), where a
 * narrower test of `npm test` judges the same, and those of what only developers use: `npm run test:thorough` and CI run them.
 */
const SWEEPS = [MODEL_OF_APP, 'tests/{e2e,pages,spec}/**/*.sweep.test.ts'];
const IN_BROWSER = ['tests/{e2e,pages,spec}/**/*.test.ts'];

/** Tests that need browser APIs (IndexedDB), but not the app. */
const BESIDE_A_BROWSER = ['tests/services/**/*.indexeddb.test.ts'];

/** Tests that seldom find a fault, or need other software: `npm run test:thorough` and CI run them. */
const THOROUGH = [
  'tests/objects/**/*.test.ts',
  'tests/prove/system/{exploration,walk}.test.ts',
  'tests/recipes/{caddy,nginx}.test.ts',
  'tests/server/**/*.postgres*.test.ts',
  'tests/server/{absent-database,durability,durability-proof,power-cut,two-processes}.test.ts',
  'tests/server/store/supabase-sql.test.ts',
];

/** The walk of the model of the specification in the built app; `npm run test:model-of-spec` runs it. */
const MODEL_OF_SPEC_IN_BROWSER = ['tests/model-of-spec/builders/browser.test.ts'];

const AGAINST_THE_PROGRAM = {
  environment: 'node',
  globalSetup: ['tests/harness/browser-and-program.ts'],
  // Each worker starts its own browser; more workers than cores would only wait for each other.
  maxWorkers: 2,
  isolate: false,
  // After the tests in Node, as both would slow each other down on a small machine.
  sequence: { groupOrder: 2 },
  // Timeouts bound a hang. On a busy machine a page may take long.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    reporters: ['default', new PrintedLines(), new ClosingLine(), new StalledRun()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [headingFace(), plainFonts()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...IN_BROWSER, ...SWEEPS, ...BESIDE_A_BROWSER, ...THOROUGH, ...MODEL_OF_SPEC_IN_BROWSER],
          // The default leaves one core free.
          maxWorkers: 2,
          // Starting a worker for each small file takes as long as its tests. A file that mocks modules
          // resets them itself.
          isolate: false,
          // Property tests try hundreds of cases and also run on a busy machine.
          testTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          globalSetup: ['tests/harness/postgres/postgres-on-demand.ts'],
          setupFiles: ['tests/harness/vitest/load-pages.ts'],
          // Not 0, the default: on two cores that group would run last.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'thorough',
          environment: 'node',
          // Here the models judge their own sentences.
          include: [...THOROUGH, 'tests/models/*/*.test.ts'],
          env: { MUTANTS: 'yes' },
          maxWorkers: 2,
          isolate: false,
          testTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          globalSetup: ['tests/harness/postgres/postgres-on-demand.ts'],
          setupFiles: ['tests/harness/vitest/load-pages.ts'],
        },
      },
      {
        test: {
          name: 'model-of-spec',
          environment: 'node',
          include: MODEL_OF_SPEC_IN_BROWSER,
          globalSetup: ['tests/harness/browser-and-program.ts'],
          // A failure is shortened, walk by walk.
          testTimeout: 1_800_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...AGAINST_THE_PROGRAM,
          name: 'e2e',
          // At a Parley that runs elsewhere only the model of the app changes nothing: the others publish, upload and delete.
          include: process.env.PARLEY_URL ? [] : IN_BROWSER,
          exclude: SWEEPS,
        },
      },
      {
        test: {
          ...AGAINST_THE_PROGRAM,
          name: 'sweeps',
          include: process.env.PARLEY_URL ? [MODEL_OF_APP] : SWEEPS,
        },
      },
      {
        test: {
          name: 'indexeddb',
          include: BESIDE_A_BROWSER,
          globalSetup: ['tests/harness/browser/browser-on-demand.ts'],
          maxWorkers: 2,
          // Beside the other browser tests: its one page alone would leave a core idle.
          sequence: { groupOrder: 2 },
          testTimeout: 180_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                // A getter, as a browser may have been installed since the config was read.
                get executablePath() {
                  const machine = thisMachine();
                  return findBrowser(machine) ?? machine.playwrightBrowser;
                },
                args: [...LAUNCH_ARGS],
              },
            }),
          },
        },
      },
    ],
  },
});
