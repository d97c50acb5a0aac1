import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../../server/listen/node-server.ts';
import { checkHealth } from '../../../server/operations/health-check.ts';

async function check(answer: RequestListener, patienceMs?: number) {
  const server = createServer(answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const end = vi.fn();
  const isHealthy = await checkHealth(await listen(server, '127.0.0.1', 0), end, patienceMs);
  return [isHealthy, end.mock.calls.length];
}

test('a server that is not ready is left alone; one that gives no answer is ended', async () => {
  expect(await check((_, response) => response.end())).toEqual([true, 0]);
  expect(await check((_, response) => response.writeHead(503).end())).toEqual([false, 0]);
  expect(await check((request) => request.socket.destroy())).toEqual([false, 0]);
  expect(await check(() => {}, 50)).toEqual([false, 1]);
});
