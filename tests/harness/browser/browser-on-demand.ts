import { thisMachine } from '../host.ts';
import { ensureBrowser } from './browser.ts';

/** Finds or installs a Chromium before the component tests, for Vitest to start. */
export async function setup(): Promise<void> {
  await ensureBrowser(thisMachine());
}
