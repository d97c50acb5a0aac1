import type { TestProject } from 'vitest/node';
import { ensureBrowser } from './browser/browser.ts';
import { thisMachine } from './host.ts';
import { startProgram } from './program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the started program. */
    url: string;
    /** The path of the Chromium that drives it. */
    executablePath: string;
  }
}

/** Finds a Chromium and starts the program once, before all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('executablePath', await ensureBrowser(thisMachine()));
  const program = await startProgram();
  project.provide('url', program.url);
  return () => program.stop();
}
