import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../harness/browser/browser.ts';
import { thisMachine } from '../harness/host.ts';
import { startProgram } from '../harness/program.ts';

/** Lets Bombadil walk the built app: `npm run test:explore -- 5m`. It ends early at a property that is broken. */
const [time = '2m'] = process.argv.slice(2);
const output = await mkdtemp(join(tmpdir(), 'parley-explore-'));
const [executablePath, program] = await Promise.all([ensureBrowser(thisMachine()), startProgram()]);
try {
  const walk = spawn(
    fileURLToPath(new URL('node_modules/.bin/bombadil', import.meta.url)),
    [
      ...['browser', 'test', program.url, fileURLToPath(new URL('properties.ts', import.meta.url))],
      ...['--headless', '--no-sandbox', '--exit-on-violation', '--time-limit', time, '--output-path', output],
    ],
    { stdio: 'inherit', env: { ...process.env, CHROME: executablePath } },
  );
  const [code] = await once(walk, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await program.stop();
}
