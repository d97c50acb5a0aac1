import { vi } from 'vitest';

const PATIENCE = { timeout: 15_000, interval: 20 };

/** Tries until it does not throw any more; once the signal has come it neither tries nor goes on. */
export async function until<T>(signal: AbortSignal, attempt: () => T | Promise<T>): Promise<T> {
  const found = await vi.waitFor(() => (signal.aborted ? undefined : attempt()), PATIENCE);
  signal.throwIfAborted();
  return found as T;
}

/** What there must be. */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}`);
  return value;
}
