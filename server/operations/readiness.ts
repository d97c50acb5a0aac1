import type { Context } from 'hono';

// What asks has little patience itself, and a database may hang for minutes without failing.
const LONGEST_WAIT_MS = 3000;

/** Answers 200 where all of the databases answer in time, else 503. */
export async function sendReadiness(
  c: Context,
  checks: readonly (Promise<void> | undefined)[],
): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, LONGEST_WAIT_MS);
  });
  try {
    await Promise.race([Promise.all(checks), late]);
    return c.json({ status: 'ok' });
  } catch {
    return c.json({ status: 'unavailable' }, 503);
  } finally {
    clearTimeout(timer);
  }
}
