import { HttpError } from '../http/http-error.ts';
import { type HourlyLimit, limitPerHour } from './hourly-limit.ts';

/** What one client may do within an hour; 0 means no limit. */
export interface LimitSettings {
  readonly publishes: number;
  readonly newSites: number;
  readonly uploads: number;
}

/** One counter for each kind of work. */
export interface RateLimits {
  readonly publishes: HourlyLimit;
  readonly newSites: HourlyLimit;
  readonly uploads: HourlyLimit;
}

/** Creates limits that count from now on; `now` is the clock, in milliseconds. */
export function createRateLimits(
  { publishes, newSites, uploads }: LimitSettings,
  now: () => number,
): RateLimits {
  return {
    publishes: limitPerHour(publishes, now),
    newSites: limitPerHour(newSites, now),
    uploads: limitPerHour(uploads, now),
  };
}

/** Limits that never refuse. */
export const UNLIMITED = createRateLimits({ publishes: 0, newSites: 0, uploads: 0 }, () => 0);

/** Throws an HttpError of 429 if a client has used up its hour; counts nothing. */
export function requireQuota(limits: RateLimits, kind: keyof RateLimits, client: string): void {
  const wait = limits[kind].wait(client);
  if (wait > 0) throw tooMuch(kind, wait);
}

/**
 * Counts one piece of work and returns a function that gives it back; throws an HttpError of 429 if the hour is used
 * up.
 */
export function takeQuota(limits: RateLimits, kind: keyof RateLimits, client: string): () => void {
  const turn = limits[kind].take(client);
  if (turn.kind === 'taken') return turn.giveBack;
  throw tooMuch(kind, turn.retryAfter);
}

/** Runs work that counts only if it succeeds; rejects with an HttpError of 429 if the hour is used up. */
export async function withQuota<T>(
  limits: RateLimits,
  kind: keyof RateLimits,
  client: string,
  work: () => Promise<T>,
): Promise<T> {
  const giveBack = takeQuota(limits, kind, client);
  try {
    return await work();
  } catch (error) {
    giveBack();
    throw error;
  }
}

function tooMuch(kind: keyof RateLimits, seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60);
  return new HttpError(429, ({ limits }) => `${limits[kind]} ${limits.again(minutes)}`, seconds);
}
