import type { Context } from 'hono';
import type { WritesState } from './writes-state.ts';

// Probes time out soon, and a database may hang for minutes without an error.
const TIMEOUT_MS = 3000;

/** What the body of a readiness answer tells beside its status. */
export interface ReadinessDetails {
  /** Whether data can be written. */
  writes?(): Promise<WritesState>;
  /** The names of the damaged files. */
  damaged?(): readonly string[];
}

/** Answers 200 if all databases answer within 3 s, else 503: undamaged pages are served, and without writing. */
export async function sendReadiness(
  c: Context,
  checks: readonly (Promise<void> | undefined)[],
  { writes, damaged }: ReadinessDetails = {},
): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, TIMEOUT_MS);
  });
  try {
    await Promise.race([Promise.all(checks), late]);
    const state = await Promise.race([writes?.() ?? 'ok', late]);
    const files = damaged?.() ?? [];
    return c.json({ status: 'ok', writes: state, ...(files.length > 0 && { damaged: files }) });
  } catch {
    return c.json({ status: 'unavailable' }, 503);
  } finally {
    clearTimeout(timer);
  }
}
