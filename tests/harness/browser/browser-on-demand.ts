import { thisMachine } from '../host.ts';
import { ensureBrowser } from './browser.ts';

/** Before the component tests: there is a Chromium, for Vitest to start. */
export async function setup(): Promise<void> {
  await ensureBrowser(thisMachine());
}
