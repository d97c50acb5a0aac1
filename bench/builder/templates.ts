import { setTimeout } from 'node:timers/promises';
import { withBrowser } from '../browser/with-browser.ts';
import type { Figure } from '../report/figure.ts';

const SLOWDOWN = 4;
const BUDGET_MS = 50;
const PAUSE_MS = 1500;
/** Each by 300 px: what has come near is drawn before the next. */
const TURNS_OF_THE_WHEEL = 8;

/** The longest task of the builder's main thread while all templates are shown and scrolled to their end, in CPU time. */
export async function measureTemplates(url: string): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
    const devtools = await page.context().newCDPSession(page);
    await page.goto(url);
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Browse', exact: true }).hover();
    const events: Readonly<Record<string, string>>[] = [];
    devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await setTimeout(PAUSE_MS);
    await devtools.send('Tracing.start', {
      traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
    });
    // As a hand does it: what drives the page looks into it only afterwards, or its own scripts would be measured too.
    await page.mouse.down();
    await page.mouse.up();
    await setTimeout(2 * PAUSE_MS);
    await page.mouse.move(200, 400);
    for (let turn = 0; turn < TURNS_OF_THE_WHEEL; turn += 1) {
      await page.mouse.wheel(0, 300);
      await setTimeout(PAUSE_MS);
    }
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    await page.locator('[data-latest] li').last().locator('iframe').waitFor();
    // Scripts run on the main thread only.
    const main = events.find(({ name }) => name === 'FunctionCall')?.tid;
    const tasks = events.filter(({ name, tid }) => name === 'ThreadControllerImpl::RunTask' && tid === main);
    return [
      {
        name: `longest task while the templates are drawn, CPU ${SLOWDOWN}x slower`,
        // CPU time, not time on the clock: other programs may be at work on the machine.
        value: Math.max(...tasks.map(({ tdur }) => Number(tdur ?? 0) / 1000)),
        unit: 'ms',
        budget: BUDGET_MS,
      },
    ];
  });
}
