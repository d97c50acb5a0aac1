import { type Program, startProgram } from '../harness/program.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { walksFor } from './walks.ts';
import { startWebKit } from './webkit.ts';

/** Walks the builder in engines that are not Chromium, and prints a line a walk. */
const program = await startProgram();
let failures = 0;
try {
  for (const start of [startFirefox, startWebKit]) failures += await walkAll(start, program);
} finally {
  await program.stop();
}
process.exitCode = failures === 0 ? 0 : 1;

/** Each visit has an engine of its own: it begins as a new visitor. */
async function walkAll(start: () => Promise<Engine>, { url, dataDir }: Program): Promise<number> {
  let failed = 0;
  for (const [name, visits] of Object.entries(walksFor(start.name))) {
    let engine: Engine | undefined;
    try {
      for (const { path, source, given, expected } of visits) {
        const opened = (await path?.(dataDir)) ?? '/';
        engine = await start().catch((error: Error) => {
          throw new Error(`${error.message}. It needs the packages firefox-esr, webkit2gtk-driver and xvfb.`);
        });
        await engine.open(url + opened);
        const shown = JSON.stringify(await engine.call(source, given));
        if (shown !== JSON.stringify(expected)) throw new Error(`${shown}, not ${JSON.stringify(expected)}`);
        await engine.close();
      }
      console.log(`${engine?.name}: ${name}: passed`);
    } catch (error) {
      failed += 1;
      await engine?.close();
      console.log(`${start.name}: ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return failed;
}
