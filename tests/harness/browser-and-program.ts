import type { TestProject } from 'vitest/node';
import { ensureBrowser } from './browser/browser.ts';
import { thisMachine } from './host.ts';
import { startProgram } from './program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the started program answers. */
    url: string;
    /** The Chromium to drive it with. */
    executablePath: string;
  }
}

/** Before the browser tests: finds a Chromium, then starts the program once for all of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('executablePath', await ensureBrowser(thisMachine()));
  const program = await startProgram();
  project.provide('url', program.url);
  return () => program.stop();
}
