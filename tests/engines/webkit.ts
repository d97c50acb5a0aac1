import { spawn } from 'node:child_process';
import { freePort } from '../harness/local-ports.ts';
import { stopProcess, textIn } from './browser-process.ts';
import type { Engine } from './engine.ts';

const MAX_START_MS = 30_000;
const RETRY_MS = 200;

/** WebKitGTK, driven by its own WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const port = await freePort();
  // GTK needs a display, which a server has not.
  const display = spawn('Xvfb', ['-displayfd', '1'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [, number = ''] = await textIn(display, /(\d+)\n/);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const failed = new Promise<never>((_, reject) => driver.once('error', reject));
  const request = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Record<string, unknown> };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  await Promise.race([failed, untilAnswered(() => request('GET', '/status'))]);
  const options = { 'webkitgtk:browserOptions': { args: ['--automation'] } };
  const { sessionId } = await request('POST', '/session', { capabilities: { alwaysMatch: options } });
  const session = `/session/${sessionId}`;
  await request('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
  return {
    name: 'WebKitGTK',
    open: async (url) => {
      await request('POST', `${session}/url`, { url });
    },
    call: async (source, given) => {
      const script = `const done = arguments[1]; (${source})(arguments[0]).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const { value, error } = await request('POST', `${session}/execute/async`, { script, args: [given] });
      if (error !== undefined) throw new Error(String(error));
      return value;
    },
    close: async () => {
      await request('DELETE', session).catch(() => undefined);
      await stopProcess(driver);
      await stopProcess(display);
    },
  };
}

async function untilAnswered(ask: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + MAX_START_MS;
  while (Date.now() < end) {
    try {
      await ask();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  throw new Error('WebKitWebDriver did not start.');
}
