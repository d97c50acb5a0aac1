import type { Context } from 'hono';
import type { WritesState } from './writes-state.ts';

// Probes time out soon, and a database may hang for minutes without an error.
const TIMEOUT_MS = 3000;

/** Answers 200 if all databases answer within 3 s, else 503. The body tells whether data can be written. */
export async function sendReadiness(
  c: Context,
  checks: readonly (Promise<void> | undefined)[],
  writes?: () => Promise<WritesState>,
): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, TIMEOUT_MS);
  });
  try {
    await Promise.race([Promise.all(checks), late]);
    const state = await Promise.race([writes?.() ?? 'ok', late]);
    return c.json({ status: 'ok', writes: state });
  } catch {
    return c.json({ status: 'unavailable' }, 503);
  } finally {
    clearTimeout(timer);
  }
}
