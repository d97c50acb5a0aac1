import { type Browser, chromium } from 'playwright';
import { ensureBrowser, LAUNCH_ARGS } from '../../tests/harness/browser/browser.ts';
import { thisMachine } from '../../tests/harness/host.ts';

/** Runs `work` with a new Chromium and closes it afterwards. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  args: readonly string[] = [],
): Promise<Result> {
  const executablePath = await ensureBrowser(thisMachine());
  const browser = await chromium.launch({ executablePath, args: [...LAUNCH_ARGS, ...args] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
