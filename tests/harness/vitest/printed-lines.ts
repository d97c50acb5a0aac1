import type { Reporter, TestModule, Vitest } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** Lines that the run prints at its end, in the order of the tests. */
    printed?: readonly string[];
  }
}

type Module = Pick<TestModule, 'children'>;

/** Prints at the end of the run the lines that tests leave in their meta, and why tests were skipped. */
export class PrintedLines implements Reporter {
  private print: (line: string) => void = () => undefined;

  onInit(vitest: Vitest): void {
    this.print = (line) => vitest.logger.log(line);
  }

  onTestRunEnd(modules: readonly Module[]): void {
    for (const line of [...linesOf(modules), ...skippedIn(modules)]) this.print(line);
  }
}

/** The lines that the tests of these files left in their meta. */
export function linesOf(modules: readonly Module[]): string[] {
  return modules.flatMap(({ children }) =>
    [...children.allTests()].flatMap((test) => test.meta().printed ?? []),
  );
}

/** `skipped: no caddy`, once for each reason that skipped tests give. */
export function skippedIn(modules: readonly Module[]): string[] {
  const reasons = modules.flatMap(({ children }) =>
    [...children.allTests('skipped')].flatMap((test) => {
      const result = test.result();
      return result.state === 'skipped' && result.note !== undefined ? result.note : [];
    }),
  );
  return [...new Set(reasons)].map((reason) => `skipped: ${reason}`);
}
