import { defineConfig } from 'vitest/config';
import { ClosingLine } from './tests/harness/closing-line.ts';
import { PrintedLines } from './tests/harness/printed-lines.ts';

const IN_BROWSER = ['tests/e2e/**/*.test.ts', 'tests/spec/**/*.test.ts'];

export default defineConfig({
  test: {
    reporters: ['default', new PrintedLines(), new ClosingLine()],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: IN_BROWSER,
          // Properties try hundreds of cases, also on a machine that is busy.
          testTimeout: 30_000,
          globalSetup: ['tests/harness/postgres-on-demand.ts'],
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
          // Each file has a browser of its own; more of them than cores would only wait for each other.
          maxWorkers: 2,
          // After the unit tests: the two would slow each other down on a small machine.
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
