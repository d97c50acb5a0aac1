import { expect, onTestFinished, test } from 'vitest';
import { browserNetwork } from '../../src/services/network.browser.ts';

/** A browser with a network, server and clock that the test controls. */
function startBrowser(is: { isOnline: boolean; answers: boolean }) {
  const page = new EventTarget();
  const asked: string[] = [];
  const timers = new Map<number, () => void>();
  const network = browserNetwork({
    page,
    isOnline: () => is.isOnline,
    send: async (address, init) => {
      asked.push(`${init?.method} ${address}`);
      if (!is.answers) throw new TypeError('Failed to fetch');
      return new Response();
    },
    setTimeout: (callback) => timers.set(timers.size, callback).size - 1,
    clearTimeout: (timer) => timers.delete(timer),
  });
  const told: boolean[] = [];
  onTestFinished(network.watch((isThere) => told.push(isThere)));
  const change = (to: Partial<typeof is>) => {
    Object.assign(is, to);
    if (to.isOnline !== undefined) page.dispatchEvent(new Event(to.isOnline ? 'online' : 'offline'));
  };
  return { network, told, asked, timers, change };
}

test('sends no request while the browser is online', async () => {
  const { network, told, asked } = startBrowser({ isOnline: true, answers: false });
  expect(await network.isLost()).toBe(false);
  expect([told, asked]).toEqual([[], []]);
});

test('reports that the network is lost and that it is back', async () => {
  const { network, told, change } = startBrowser({ isOnline: true, answers: true });
  change({ isOnline: false, answers: false });
  change({ isOnline: false });
  await expect.poll(() => told).toEqual([false]);
  expect(await network.isLost()).toBe(true);
  const back = network.untilBack(new AbortController().signal);
  change({ isOnline: true });
  await back;
  await expect.poll(() => told).toEqual([false, true]);
});

test('reports nothing if the server answers although the browser says offline', async () => {
  const { network, told, asked } = startBrowser({ isOnline: false, answers: true });
  expect(await network.isLost()).toBe(false);
  expect(told).toEqual([]);
  expect(new Set(asked)).toEqual(new Set(['HEAD /healthz']));
});

test('asks the server repeatedly, so that it notices a network the browser does not report', async () => {
  const { told, timers, change } = startBrowser({ isOnline: false, answers: false });
  await expect.poll(() => timers.size).toBe(1);
  change({ answers: true });
  for (const again of timers.values()) again();
  await expect.poll(() => told).toEqual([false, true]);
});

test('waiting for the network can be aborted', async () => {
  const { network, timers } = startBrowser({ isOnline: false, answers: false });
  await expect.poll(() => timers.size).toBe(1);
  const stopping = new AbortController();
  const waiting = network.untilBack(stopping.signal);
  await expect.poll(() => timers.size).toBe(2);
  stopping.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
});
