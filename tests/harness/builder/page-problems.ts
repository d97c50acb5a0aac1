import type { Page } from 'playwright';

// Playwright's clock runs a script in every frame. The preview's frame and published pages block scripts, and the browser
// reports that.
const CLOCK_NOISE = /^Blocked script execution in '(?:about:(?:blank|srcdoc)|https?:[^']{1,60}\/s\/)/;
// The browser asks for it by itself.
const ICON = /\/favicon\.ico$/;

/** Collects the console errors and uncaught errors of a page. */
export class PageProblems {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() !== 'error' || CLOCK_NOISE.test(message.text())) return;
      const { url } = message.location();
      if (!ICON.test(url)) this.found.push(`${message.text()} (${url})`);
    });
    page.on('pageerror', (error) => this.found.push(error.stack ?? error.message));
  }

  /** Expects the page to report a matching problem at least once. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** The problems that were reported but not expected, or expected but not reported. */
  unexpected(): readonly string[] {
    const surprises = this.found.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
    const missing = this.expected.filter((pattern) => !this.found.some((text) => pattern.test(text)));
    return [...surprises, ...missing.map((pattern) => `The page did not report ${pattern}`)];
  }
}
