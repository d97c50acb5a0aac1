import { startProgram } from '../harness/program.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { WALKS } from './walks.ts';
import { startWebKit } from './webkit.ts';

/** Walks the builder in engines that are not Chromium, and prints a line a walk. */
const program = await startProgram();
let failures = 0;
try {
  for (const start of [startFirefox, startWebKit]) {
    const engine = await start().catch((error: Error) => error);
    if (engine instanceof Error) {
      failures += 1;
      console.log(
        `${start.name}: ${engine.message}. It needs the packages firefox-esr, webkit2gtk-driver and xvfb.`,
      );
      continue;
    }
    failures += await walkAll(engine, program.url);
    await engine.close();
  }
} finally {
  await program.stop();
}
process.exitCode = failures === 0 ? 0 : 1;

async function walkAll(engine: Engine, url: string): Promise<number> {
  let failed = 0;
  for (const [name, walk] of Object.entries(WALKS)) {
    try {
      await engine.open(`${url}/?walk=${encodeURIComponent(name)}`);
      const shown = await engine.call(walk.source, walk.given);
      const expected = JSON.stringify(walk.expected);
      if (JSON.stringify(shown) !== expected) throw new Error(`${JSON.stringify(shown)}, not ${expected}`);
      console.log(`${engine.name}: ${name}: passed`);
    } catch (error) {
      failed += 1;
      console.log(`${engine.name}: ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return failed;
}
