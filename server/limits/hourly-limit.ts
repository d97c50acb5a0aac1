import { type RateLimiterAbstract, RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { networkAround } from '../http/client-address.ts';

const HOUR_S = 3600;

/** An IPv6 /48 holds 256 networks of subscribers, and may be one customer's: it works as much as so many clients. */
const CLIENTS_IN_48 = 4;

// A client takes 500 bytes, so this bounds a limit to 10 MB, however many clients call.
const MAX_CLIENTS = 20_000;

/** Counts the work of each client in the hour that begins with the first piece of it. */
export interface HourlyLimit {
  /** Counts one piece of work and resolves with 0, or with the seconds to wait if there are too many. */
  take(client: string): Promise<number>;
  /** Takes one piece of work off the count. */
  giveBack(client: string): Promise<void>;
  /** Seconds until a client may work again; 0 means now. */
  wait(client: string): Promise<number>;
}

/** Creates a counter that other processes share, of as many points as `memory`, which counts where they cannot. */
export type ShareCounts = (name: string, memory: RateLimiterMemory) => RateLimiterAbstract;

/** Where and how much a limit counts. */
interface LimitOptions {
  /** By default this process counts alone. */
  readonly share?: ShareCounts | undefined;
  readonly maxClients?: number;
}

const UNCOUNTED: HourlyLimit = { take: async () => 0, giveBack: async () => {}, wait: async () => 0 };

/**
 * Lets each client work `most` times an hour, and each IPv6 /48 four times as much; 0 means no limit. This process
 * remembers the latest 20,000 of both (LRU).
 */
export function limitPerHour(name: string, most: number, options: LimitOptions = {}): HourlyLimit {
  if (most === 0) return UNCOUNTED;
  const clients = countPerHour(name, most, options);
  const around = countPerHour(`${name}-48`, most * CLIENTS_IN_48, options);
  const wide = (client: string) => networkAround(client) ?? '';
  return {
    take: async (client) => {
      const wait = await clients.take(client);
      if (wait > 0 || wide(client) === '') return wait;
      const waitAround = await around.take(wide(client));
      if (waitAround > 0) await clients.giveBack(client);
      return waitAround;
    },
    giveBack: async (client) => {
      await clients.giveBack(client);
      if (wide(client) !== '') await around.giveBack(wide(client));
    },
    wait: async (client) =>
      (await clients.wait(client)) || (wide(client) === '' ? 0 : around.wait(wide(client))),
  };
}

function countPerHour(
  name: string,
  most: number,
  { share, maxClients = MAX_CLIENTS }: LimitOptions,
): HourlyLimit {
  const memory = new RateLimiterMemory({ points: most, duration: HOUR_S, keyPrefix: '' });
  const limiter = share?.(name, memory) ?? memory;
  const clients = new Set<string>();

  function remember(client: string): void {
    clients.delete(client);
    clients.add(client);
    const [oldest = client] = clients;
    if (clients.size <= maxClients) return;
    clients.delete(oldest);
    void memory.delete(oldest);
  }

  return {
    take: async (client) => {
      remember(client);
      const counted = await limiter.penalty(client);
      if (counted.consumedPoints <= most) return 0;
      await limiter.reward(client);
      return secondsOf(counted);
    },
    giveBack: async (client) => {
      await limiter.reward(client);
    },
    wait: async (client) => {
      const counted = await limiter.get(client);
      return counted && counted.consumedPoints >= most && counted.msBeforeNext > 0 ? secondsOf(counted) : 0;
    },
  };
}

// More than an hour is left where the clock was set back.
function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.min(HOUR_S, Math.max(1, Math.ceil(msBeforeNext / 1000)));
}
