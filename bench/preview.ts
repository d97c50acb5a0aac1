import { chromium, type Page, type Request } from 'playwright';
import { ensureBrowser, LAUNCH_ARGS } from '../tests/harness/browser.ts';
import { thisMachine } from '../tests/harness/machine.ts';
import { type Figure, quantile } from './figure.ts';

const EDITS = 50;
const WARM_UP = 5;

interface EditTime {
  /** From the edit until the frame's document holds the value, and until it is painted. */
  readonly shown: number;
  readonly painted: number;
}

/** How long an edit takes to be seen in the preview, in a real browser; a paint waits for the screen's next frame. */
export async function measurePreview(url: string): Promise<Figure[]> {
  const executablePath = await ensureBrowser(thisMachine());
  const browser = await chromium.launch({ executablePath, args: [...LAUNCH_ARGS] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const fetched: Request[] = [];
    page.on('requestfinished', (request) => fetched.push(request));
    await page.goto(new URL('/?inspect=handle', url).href);
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    const scriptBytes = await bytesOfScripts(fetched);
    const times = (await timeEdits(page)).slice(WARM_UP);
    const shown = times.map((time) => time.shown);
    const painted = times.map((time) => time.painted);
    return [
      { name: 'JS fetched until the preview shows, as sent', value: scriptBytes, unit: 'B' },
      { name: 'edit to document, median', value: quantile(shown, 0.5), unit: 'ms' },
      { name: 'edit to paint, median', value: quantile(painted, 0.5), unit: 'ms' },
      { name: 'edit to paint, p95', value: quantile(painted, 0.95), unit: 'ms' },
    ];
  } finally {
    await browser.close();
  }
}

/** Also what is imported on demand but always, which the first load does not count. */
async function bytesOfScripts(requests: readonly Request[]): Promise<number> {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

function timeEdits(page: Page): Promise<EditTime[]> {
  return page.evaluate(async (count) => {
    const frame = document.querySelector('iframe');
    const { parley } = window;
    if (!frame || !parley) throw new Error('The page has no preview, or no window.parley.');
    const task = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      });
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const times: EditTime[] = [];
    for (let n = 0; n < count; n += 1) {
      await nextFrame();
      // So that edits start anywhere between two frames, as a visitor's do.
      await new Promise((resolve) => setTimeout(resolve, (n * 7) % 17));
      const value = `Title number ${n}`;
      const start = performance.now();
      parley.edit('hero.title.text', value);
      while (!frame.contentDocument?.body.textContent?.includes(value)) {
        if (performance.now() - start > 5000) throw new Error(`The preview never showed "${value}".`);
        await task();
      }
      const shown = performance.now() - start;
      await nextFrame();
      // A frame's callbacks run just before it is painted, the next task just after.
      await task();
      times.push({ shown, painted: performance.now() - start });
    }
    return times;
  }, WARM_UP + EDITS);
}
