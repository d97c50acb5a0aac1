import type { SiteStore } from '../../domain/ports.ts';

/**
 * The line between a tab and the database. Requests, answers and commits of other tabs wait until a test
 * delivers them, so that every order can be tried.
 */
export class StoreLine {
  private readonly crossing: (() => void)[] = [];
  private readonly news: (() => void)[] = [];

  /** The tab's end of the line. */
  readonly through = (store: SiteStore): SiteStore => ({
    ...store,
    readDocument: () => this.back(this.cross().then(() => store.readDocument())),
    commit: (change) => this.back(this.cross().then(() => store.commit(change))),
    watch: (report) => store.watch((revision) => this.news.push(() => report(revision))),
  });

  /** Whether a request or an answer waits. */
  get isWaiting(): boolean {
    return this.crossing.length > 0;
  }

  /** Delivers the next request or answer; false if none waits. */
  pass(): boolean {
    return this.next(this.crossing);
  }

  /** Delivers the next commit of another tab; false if none waits. */
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
