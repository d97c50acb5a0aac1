import { HttpError } from '../http/http-error.ts';
import { type HourlyLimit, limitPerHour } from './hourly-limit.ts';

/** What one client address may do in an hour; 0: as much as it likes. */
export interface LimitSettings {
  readonly publishes: number;
  readonly newSites: number;
  readonly uploads: number;
}

/** What each client may do in an hour. */
export interface RateLimits {
  readonly publishes: HourlyLimit;
  readonly newSites: HourlyLimit;
  readonly uploads: HourlyLimit;
}

/** RateLimits that count from now on, by the given clock. */
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

/** RateLimits that let everyone do as they like. */
export const UNLIMITED = createRateLimits({ publishes: 0, newSites: 0, uploads: 0 }, () => 0);

/** Throws an HttpError of 429 where a client has done as much as it may; counts nothing. */
export function requireQuota(limits: RateLimits, kind: keyof RateLimits, client: string): void {
  const wait = limits[kind].wait(client);
  if (wait > 0) throw tooMuch(kind, wait);
}

/** Counts one piece of work of a client and answers how to give it back; throws an HttpError of 429 where it is too much. */
export function takeQuota(limits: RateLimits, kind: keyof RateLimits, client: string): () => void {
  const turn = limits[kind].take(client);
  if (turn.kind === 'taken') return turn.giveBack;
  throw tooMuch(kind, turn.retryAfter);
}

/** Does a piece of work that counts unless it fails; throws an HttpError of 429 where it is too much. */
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
