import type { TestProject } from 'vitest/node';
import { ensureBrowser } from './browser/browser.ts';
import { thisMachine } from './host.ts';
import { startProgram } from './program.ts';
import { runningProgram } from './running-program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the started program, or the one in PARLEY_URL. */
    url: string;
    /** The path of the Chromium that drives it. */
    executablePath: string;
  }
}

/** Finds a Chromium once before all browser tests, and starts the program unless PARLEY_URL names a running one. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  project.provide('executablePath', await ensureBrowser(thisMachine()));
  const { PARLEY_URL } = process.env;
  if (PARLEY_URL) {
    project.provide('url', await runningProgram(PARLEY_URL));
    return undefined;
  }
  const program = await startProgram();
  project.provide('url', program.url);
  return () => program.stop();
}
