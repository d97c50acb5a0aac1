import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Ends a run with one plain line, `N passed, N failed[, N skipped]`, that needs no knowledge of Vitest to be read. */
export class ClosingLine implements Reporter {
  private print: (line: string) => void = () => undefined;

  onInit(vitest: Vitest): void {
    this.print = (line) => vitest.logger.log(line);
  }

  onTestRunEnd(
    modules: readonly Pick<TestModule, 'children' | 'errors'>[],
    unhandled: readonly unknown[],
  ): void {
    this.print(closingLine(modules, unhandled.length));
  }
}

/** The line for what ran; an error outside of all tests counts as a failure. */
export function closingLine(
  modules: readonly Pick<TestModule, 'children' | 'errors'>[],
  unhandled: number,
): string {
  const states = modules.flatMap(({ children }) =>
    [...children.allTests()].map((test) => test.result().state),
  );
  const count = (state: string) => states.filter((each) => each === state).length;
  const outside = modules.reduce((sum, module) => sum + module.errors().length, unhandled);
  const skipped = count('skipped') + count('pending');
  return [
    `${count('passed')} passed`,
    `${count('failed') + outside} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ');
}
