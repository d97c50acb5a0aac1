import { vi } from 'vitest';

/** Bounds a hang, not a slow machine. */
const PATIENCE = { timeout: 60_000, interval: 20 };

/** Retries until the attempt does not throw. Throws once the signal is aborted. */
export async function until<T>(signal: AbortSignal, attempt: () => T | Promise<T>): Promise<T> {
  const found = await vi.waitFor(() => (signal.aborted ? undefined : attempt()), PATIENCE);
  signal.throwIfAborted();
  return found as T;
}

/** Returns the value, or throws if it is missing. */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}`);
  return value;
}
