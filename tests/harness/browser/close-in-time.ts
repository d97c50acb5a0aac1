import { setTimeout as delay } from 'node:timers/promises';

const MAX_MS = 15_000;

/** Waits for something, but not for ever: resolves with `late` after some time. */
export async function inTime<Value>(act: Promise<Value>, late: Value, ms = MAX_MS): Promise<Value> {
  const stopped = new AbortController();
  const timer = delay(ms, late, { signal: stopped.signal }).catch(() => late);
  return Promise.race([act, timer]).finally(() => stopped.abort());
}

/** Closes a browser, or a part of one. One that does not answer is left to the end of the process: cleanup has no time limit. */
export function closeInTime(closable: { close(): Promise<void> }): Promise<void> {
  return inTime(closable.close(), undefined);
}
