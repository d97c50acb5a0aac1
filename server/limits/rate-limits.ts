import { HttpError } from '../http/http-error.ts';
import { type HourlyLimit, limitPerHour, type ShareCounts } from './hourly-limit.ts';

type LimitedWork =
  | 'publishes'
  | 'refusedPublishes'
  | 'newSites'
  | 'uploads'
  | 'links'
  | 'badTokens'
  | 'messages'
  | 'messagesToSite';

/**
 * What one client may do within an hour; 0 means no limit. `refusedPublishes` follow `publishes`, `badTokens` follow `links`,
 * `messagesToSite` follow `messages`.
 */
export type LimitSettings = Readonly<
  Record<Exclude<LimitedWork, 'refusedPublishes' | 'badTokens' | 'messagesToSite'>, number>
>;

// Their owner's mailbox gets so many an hour. More would be acknowledged, and deleted before they are mailed.
const MESSAGES_TO_SITE = 30;

/** One counter for each kind of work. That of messages to a site counts for the site, not for a client. */
export type RateLimits = Readonly<Record<LimitedWork, HourlyLimit>>;

/** Creates limits that count from now on, or in what processes share. */
export function createRateLimits(
  { publishes, newSites, uploads, links, messages }: LimitSettings,
  share?: ShareCounts,
): RateLimits {
  return {
    publishes: limitPerHour('publishes', publishes, { share }),
    refusedPublishes: limitPerHour('refused-publishes', publishes, { share }),
    newSites: limitPerHour('new-sites', newSites, { share }),
    uploads: limitPerHour('uploads', uploads, { share }),
    links: limitPerHour('links', links, { share }),
    badTokens: limitPerHour('bad-tokens', links, { share }),
    messages: limitPerHour('messages', messages, { share }),
    messagesToSite: limitPerHour('messages-to-site', messages === 0 ? 0 : MESSAGES_TO_SITE, { share }),
  };
}

/** Limits that never refuse. */
export const UNLIMITED = createRateLimits({ publishes: 0, newSites: 0, uploads: 0, links: 0, messages: 0 });

/** Rejects with an HttpError of 429 if a client has used up its hour; counts nothing. */
export async function requireQuota(limits: RateLimits, kind: LimitedWork, client: string): Promise<void> {
  const wait = await limits[kind].wait(client);
  if (wait > 0) throw tooMuch(kind, wait);
}

/**
 * Counts one piece of work and resolves with a function that gives it back; rejects with an HttpError of 429 if the hour
 * is used up.
 */
export async function takeQuota(
  limits: RateLimits,
  kind: LimitedWork,
  client: string,
): Promise<() => Promise<void>> {
  const wait = await limits[kind].take(client);
  if (wait > 0) throw tooMuch(kind, wait);
  return () => limits[kind].giveBack(client);
}

/** Runs work that counts only if it succeeds; rejects with an HttpError of 429 if the hour is used up. */
export async function withQuota<T>(
  limits: RateLimits,
  kind: LimitedWork,
  client: string,
  work: () => Promise<T>,
): Promise<T> {
  const giveBack = await takeQuota(limits, kind, client);
  try {
    return await work();
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/**
 * Runs work that counts only if it throws an HttpError, as a refused token does: a store that fails is no fault of the
 * client. That error becomes one of 429 once the hour is used up. What succeeds is never refused for what failed: many may
 * share the network of a client.
 */
export async function withQuotaOfRefusals<T>(
  limits: RateLimits,
  kind: LimitedWork,
  client: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpError) await takeQuota(limits, kind, client);
    throw error;
  }
}

function tooMuch(kind: LimitedWork, seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60);
  return new HttpError(429, ({ limits }) => `${limits[kind]} ${limits.again(minutes)}`, seconds);
}
