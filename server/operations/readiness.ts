import type { Context } from 'hono';
import { StoreUnreachable } from '../database/unreachable.ts';
import { inTime } from '../http/in-time.ts';
import type { WritesState } from './writes-state.ts';

// Probes time out soon, and a database may hang for minutes without an error.
const TIMEOUT_MS = 3000;
const LATE = Symbol('late');

/** What the body of a readiness answer tells beside its status. */
export interface ReadinessDetails {
  /** Whether data can be written. */
  writes?(): Promise<WritesState>;
  /** The names of the damaged files. */
  damaged?(): readonly string[];
  /** Whether pages can be served without the database. */
  hasPages?(): boolean;
  /** Whether the server was told to stop, and only finishes what it has begun. */
  isStopping?(): boolean;
}

/**
 * Answers 200 while pages can be served: all databases answer within 3 s, or there are pages in memory; else, and while the
 * server stops, 503.
 */
export async function sendReadiness(
  c: Context,
  check: () => Promise<unknown>,
  { writes, damaged, hasPages, isStopping }: ReadinessDetails = {},
): Promise<Response> {
  if (isStopping?.()) return c.json({ status: 'stopping' }, 503);
  const looks = async () => {
    await check();
    return writes?.() ?? 'ok';
  };
  try {
    const state = await inTime(TIMEOUT_MS, looks(), () => LATE);
    const files = damaged?.() ?? [];
    return c.json({ status: 'ok', writes: state, ...(files.length > 0 && { damaged: files }) });
  } catch (error) {
    const isUnreachable = error === LATE || error instanceof StoreUnreachable;
    if (isUnreachable && hasPages?.()) return c.json({ status: 'ok', writes: 'unreachable' });
    return c.json({ status: 'unavailable' }, 503);
  }
}
