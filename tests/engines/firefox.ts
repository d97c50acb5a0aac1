import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopProcess, textIn } from './browser-process.ts';
import type { Engine } from './engine.ts';

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

interface Reply {
  readonly id?: number;
  readonly type: string;
  readonly message?: string;
  readonly result?: Record<string, unknown>;
}

/** Firefox, driven by its own WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'parley-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const browser = spawn('firefox-esr', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [, address = ''] = await textIn(browser, LISTENING);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('Firefox cannot be reached.')));
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  let count = 0;
  const send = (method: string, params: object) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      count += 1;
      waiting.set(count, ({ type, message, result = {} }) =>
        type === 'error' ? reject(new Error(`${method}: ${message}`)) : resolve(result),
      );
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  await send('session.new', { capabilities: {} });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  return {
    name: 'Firefox',
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    call: async (source, given) => {
      const expression = `(${source})(${JSON.stringify(given)}).then((value) => JSON.stringify({ value }), (error) => JSON.stringify({ error: String(error) }))`;
      const params = { expression, target: { context }, awaitPromise: true };
      const { result } = (await send('script.evaluate', params)) as { result?: { value?: string } };
      const { value, error } = JSON.parse(result?.value ?? '{"error":"no answer"}');
      if (error !== undefined) throw new Error(error);
      return value;
    },
    close: async () => {
      socket.close();
      await stopProcess(browser);
      await rm(profile, { recursive: true, force: true });
    },
  };
}
