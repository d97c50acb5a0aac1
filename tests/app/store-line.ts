import type { SiteStore } from '../../src/domain/ports.ts';

/**
 * The line between a tab and the database. What the tab asks waits until it is let through, and so does the answer; what
 * other tabs committed is heard when that is let through. So every order in which browsers may deliver them can be tried.
 */
export class StoreLine {
  private readonly crossing: (() => void)[] = [];
  private readonly news: (() => void)[] = [];

  /** The store as the tab has it. */
  readonly through = (store: SiteStore): SiteStore => ({
    ...store,
    readDocument: () => this.back(this.cross().then(() => store.readDocument())),
    commit: (change) => this.back(this.cross().then(() => store.commit(change))),
    watch: (report) => store.watch((revision) => this.news.push(() => report(revision))),
  });

  /** Whether a question or an answer of the tab waits. */
  get isWaiting(): boolean {
    return this.crossing.length > 0;
  }

  /** Lets the tab's next question or answer through; false where none waits. */
  pass(): boolean {
    return this.next(this.crossing);
  }

  /** Lets the tab hear of the next commit of another one; false where none waits. */
  hear(): boolean {
    return this.next(this.news);
  }

  private next(waiting: (() => void)[]): boolean {
    const [first] = waiting.splice(0, 1);
    first?.();
    return first !== undefined;
  }

  private cross(): Promise<void> {
    return new Promise((resolve) => this.crossing.push(resolve));
  }

  private async back<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const outcome = await answer.then(
      (value) => () => value,
      (error) => () => {
        throw error;
      },
    );
    await this.cross();
    return outcome();
  }
}
