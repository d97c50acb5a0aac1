import { serverWords } from '../src/domain/words.ts';
import { type HourlyLimit, limitPerHour } from './hourly-limit.ts';
import { Refusal } from './refusal.ts';
import type { LimitSettings } from './settings.ts';

/** What each client may do in an hour. */
export interface Limits {
  readonly publishes: HourlyLimit;
  readonly newSites: HourlyLimit;
  readonly uploads: HourlyLimit;
}

/** Limits that count from now on, by the given clock. */
export function openLimits({ publishes, newSites, uploads }: LimitSettings, now: () => number): Limits {
  return {
    publishes: limitPerHour(publishes, now),
    newSites: limitPerHour(newSites, now),
    uploads: limitPerHour(uploads, now),
  };
}

/** Limits that let everyone do as they like. */
export const NO_LIMITS = openLimits({ publishes: 0, newSites: 0, uploads: 0 }, () => 0);

/** Counts one piece of work of a client and answers how to give it back; throws a Refusal of 429 where it is too much. */
export function takeTurn(limits: Limits, kind: keyof Limits, client: string): () => void {
  const turn = limits[kind](client);
  if (turn.kind === 'taken') return turn.giveBack;
  const again = serverWords.limits.again(Math.ceil(turn.retryAfter / 60));
  throw new Refusal(429, `${serverWords.limits[kind]} ${again}`, turn.retryAfter);
}
