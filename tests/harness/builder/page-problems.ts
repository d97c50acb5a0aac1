import type { Page } from 'playwright';

// Playwright's clock asks every frame to run a script; the preview's frame runs none, and the browser reports it.
const CLOCK_NOISE = /^Blocked script execution in 'about:(?:blank|srcdoc)'/;

/** The errors that a page reports, on its console or uncaught, while a test drives it. */
export class PageProblems {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() !== 'error' || CLOCK_NOISE.test(message.text())) return;
      this.found.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.found.push(error.stack ?? error.message));
  }

  /** Says that the page will report a problem, once or more often. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** What was reported but not expected, and what was expected but not reported. */
  unexpected(): readonly string[] {
    const surprises = this.found.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
    const missing = this.expected.filter((pattern) => !this.found.some((text) => pattern.test(text)));
    return [...surprises, ...missing.map((pattern) => `The page did not report ${pattern}`)];
  }
}
