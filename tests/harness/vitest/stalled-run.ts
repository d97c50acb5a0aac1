import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

const MAX_SILENCE_MS = 10 * 60_000;

interface Clock {
  setTimeout(act: () => void, ms: number): { unref(): unknown };
  clearTimeout(timer: unknown): void;
}

/** The part of a test or a test file that is named. */
type Named = Pick<TestCase, 'id' | 'fullName'> | Pick<TestModule, 'id' | 'relativeModuleId'>;

/**
 * Ends a run in which no test has ended for ten minutes, and names what still runs. Vitest's own limits cover neither
 * the cleanup of a fixture nor a browser page that no longer answers: such a run would stand still for ever.
 */
export class StalledRun implements Reporter {
  private readonly running = new Map<string, string>();
  private timer: unknown;
  private print: (line: string) => void = (line) => console.error(line);
  private readonly clock: Clock;
  private readonly end: () => void;

  constructor(clock: Clock = globalThis, end: () => void = () => process.exit(1)) {
    this.clock = clock;
    this.end = end;
  }

  onInit(vitest: Pick<Vitest, 'logger'>): void {
    this.print = (line) => vitest.logger.error(line);
  }

  onTestModuleStart(file: Named): void {
    this.begin(file);
  }

  onTestCaseReady(test: Named): void {
    this.begin(test);
  }

  onTestCaseResult({ id }: Named): void {
    this.finish(id);
  }

  onTestModuleEnd({ id }: Named): void {
    this.finish(id);
  }

  onTestRunEnd(): void {
    this.clock.clearTimeout(this.timer);
    this.running.clear();
  }

  private begin(named: Named): void {
    this.running.set(named.id, 'fullName' in named ? named.fullName : named.relativeModuleId);
    this.wait();
  }

  private finish(id: string): void {
    this.running.delete(id);
    this.wait();
  }

  private wait(): void {
    this.clock.clearTimeout(this.timer);
    const timer = this.clock.setTimeout(() => this.stop(), MAX_SILENCE_MS);
    timer.unref();
    this.timer = timer;
  }

  private stop(): void {
    this.print(`No test has ended for ${MAX_SILENCE_MS / 60_000} minutes. Still running:`);
    for (const name of this.running.values()) this.print(`  ${name}`);
    this.end();
  }
}
