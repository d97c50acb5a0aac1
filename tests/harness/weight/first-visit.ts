import type { Browser, Response } from 'playwright';
import { weigh } from './first-load.ts';

/** JavaScript and CSS of a first visit at most, in bytes of gzip; a change that raises it says why. */
export const FIRST_VISIT_BUDGET = 250_000;

const WEIGHED: readonly string[] = ['script', 'stylesheet'];

/** What a first visit asks for until the preview shows the page and the browser is idle. */
export interface FirstVisit {
  /** The address of every request, in its order. */
  readonly asked: readonly string[];
  /** Its JavaScript and CSS, each file compressed by itself. */
  readonly gzip: number;
}

/** Opens the builder as a new visitor's browser does, and weighs what comes. */
export async function weighFirstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  // A service worker would fetch every file of the app once more.
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const asked: string[] = [];
  const weights: Promise<number>[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('response', (response) => {
    if (WEIGHED.includes(response.request().resourceType())) weights.push(weightOf(response));
  });
  await page.goto(url);
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const gzip = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  await page.close();
  return { asked, gzip };
}

async function weightOf(response: Response): Promise<number> {
  return weigh(await response.body()).gzip;
}
