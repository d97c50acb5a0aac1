import type { Reporter, TestModule, Vitest } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** Lines that the run prints at its end, in the order of the tests. */
    printed?: readonly string[];
  }
}

/** Prints the lines that tests leave in their meta, once all have run: figures are read, not searched for. */
export class PrintedLines implements Reporter {
  private print: (line: string) => void = () => undefined;

  onInit(vitest: Vitest): void {
    this.print = (line) => vitest.logger.log(line);
  }

  onTestRunEnd(modules: readonly Pick<TestModule, 'children'>[]): void {
    for (const { children } of modules) {
      for (const test of children.allTests()) for (const line of test.meta().printed ?? []) this.print(line);
    }
  }
}
