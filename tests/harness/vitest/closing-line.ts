import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';

/** The part of a test file that is counted. */
export type CountedModule = Pick<TestModule, 'children' | 'errors'>;

/** Ends a run with one plain line, `N passed, N failed[, N skipped]`, which is readable without knowing Vitest. */
export class ClosingLine implements Reporter {
  private print: (line: string) => void = () => undefined;

  onInit(vitest: Vitest): void {
    this.print = (line) => vitest.logger.log(line);
  }

  onTestRunEnd(
    modules: readonly CountedModule[],
    unhandled: readonly unknown[],
    reason: TestRunEndReason,
  ): void {
    this.print(closingLine(modules, unhandled.length, reason));
  }
}

/** The closing line of a run. A failure outside of all tests, such as in their setup, counts as a failure. */
export function closingLine(
  modules: readonly CountedModule[],
  unhandled: number,
  reason: TestRunEndReason,
): string {
  const states = modules.flatMap(({ children }) =>
    [...children.allTests()].map((test) => test.result().state),
  );
  const count = (state: string) => states.filter((each) => each === state).length;
  const outside = modules.reduce((sum, module) => sum + module.errors().length, unhandled);
  const failed = count('failed') + outside;
  const skipped = count('skipped') + count('pending');
  return [
    `${count('passed')} passed`,
    `${reason === 'failed' ? Math.max(1, failed) : failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ');
}
