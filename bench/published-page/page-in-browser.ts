import type { Browser } from 'playwright';
import type { LoadedTemplate } from '../../templates/template.ts';
import { weigh } from '../../tests/harness/weight/first-load.ts';
import { withBrowser } from '../browser/with-browser.ts';
import type { Figure } from '../report/figure.ts';
import { weightFigures } from '../report/weight-figures.ts';
import { servePages } from './page-server.ts';

/** The page itself is the only request. */
const REQUEST_BUDGET = 1;

/** Measures the requests of a template's page, and its size with its font embedded. */
export function measureInBrowser(template: LoadedTemplate, builderUrl: string): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const requests = await requestsOf(browser, template.render(template.base));
    const page = await pageWithFont(browser, template, builderUrl);
    const [font = ''] = /(?<=base64,)[A-Za-z0-9+/=]+(?=\)format)/.exec(page) ?? [];
    return [
      { name: `requests of ${template.id}`, value: requests, unit: 'requests', budget: REQUEST_BUDGET },
      {
        name: `font that ${template.id} carries on request`,
        value: Buffer.from(font, 'base64').length,
        unit: 'B',
      },
      ...weightFigures(`page of ${template.id} with its font`, weigh(Buffer.from(page))),
    ];
  });
}

async function requestsOf(browser: Browser, html: string): Promise<number> {
  const server = await servePages(
    new Map([['/page', { type: 'text/html; charset=utf-8', bytes: Buffer.from(html) }]]),
  );
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    let requests = 0;
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests += 1;
    });
    await page.goto(`${server.url}/page`, { waitUntil: 'networkidle' });
    return requests;
  } finally {
    await server.stop();
  }
}

async function pageWithFont(browser: Browser, { base }: LoadedTemplate, builderUrl: string): Promise<string> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(new URL('/?inspect=handle', builderUrl).href);
  await page.evaluate((config) => localStorage.setItem('websiteConfig', config), JSON.stringify(base));
  await page.reload();
  await page.waitForFunction(() => window.parley !== undefined);
  await page.evaluate(() => window.parley?.edit('globalSettings.embedFont', true));
  await page.waitForFunction(() => localStorage.getItem('websiteHTML')?.includes('data:font/woff'));
  return (await page.evaluate(() => localStorage.getItem('websiteHTML'))) ?? '';
}
