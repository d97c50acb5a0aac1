import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { plainFonts } from './plain-fonts.ts';
import { findBrowser, LAUNCH_ARGS } from './tests/harness/browser/browser.ts';
import { thisMachine } from './tests/harness/host.ts';
import { ClosingLine } from './tests/harness/vitest/closing-line.ts';
import { LongestFirst } from './tests/harness/vitest/longest-first.ts';
import { PrintedLines } from './tests/harness/vitest/printed-lines.ts';

const IN_BROWSER = [
  'tests/e2e/**/*.test.ts',
  'tests/model/app/**/*.test.ts',
  'tests/pages/**/*.test.ts',
  'tests/spec/**/*.test.ts',
];

/** What needs a browser's own parts, and no program. */
const BESIDE_A_BROWSER = ['tests/services/**/*.indexeddb.test.ts'];

export default defineConfig({
  test: {
    reporters: ['default', new PrintedLines(), new ClosingLine()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [plainFonts()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...IN_BROWSER, ...BESIDE_A_BROWSER],
          // Not the default, which leaves one core for others.
          maxWorkers: 2,
          // A worker for each of the small files takes as long as its tests; a file that replaces modules puts them back.
          isolate: false,
          // Properties try hundreds of cases, also on a machine that is busy.
          testTimeout: 30_000,
          globalSetup: ['tests/harness/postgres/postgres-on-demand.ts'],
          // Not the default 0: on a machine with two cores that would mean last.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: IN_BROWSER,
          globalSetup: ['tests/harness/browser-and-program.ts'],
          // Each worker has a browser of its own; more of them than cores would only wait for each other.
          maxWorkers: 2,
          isolate: false,
          // After the unit tests: the two would slow each other down on a small machine.
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Not the default second: a page may take longer on a machine that is busy.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        // All of them, or a first cold run reloads in the middle of its tests.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'xstate',
            'xstate/graph',
            '@xstate/react',
            'valibot',
            'morphdom',
            'culori',
            'axe-core',
          ],
        },
        test: {
          name: 'component',
          include: ['tests/model/component/**/*.test.tsx', ...BESIDE_A_BROWSER],
          globalSetup: ['tests/harness/browser/browser-on-demand.ts'],
          maxWorkers: 2,
          // With the other browser tests: alone, its one page would leave a core idle.
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                // Asked when it is started: by then one has been installed where there was none.
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
