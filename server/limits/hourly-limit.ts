import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

const HOUR_S = 3600;

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

const UNCOUNTED: HourlyLimit = { take: async () => 0, giveBack: async () => {}, wait: async () => 0 };

/** Lets each client work `most` times an hour; 0 means no limit. It remembers the latest 20,000 clients (LRU). */
export function limitPerHour(most: number, maxClients = MAX_CLIENTS): HourlyLimit {
  if (most === 0) return UNCOUNTED;
  const memory = new RateLimiterMemory({ points: most, duration: HOUR_S, keyPrefix: '' });
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
      const counted = await memory.penalty(client);
      if (counted.consumedPoints <= most) return 0;
      await memory.reward(client);
      return secondsOf(counted);
    },
    giveBack: async (client) => {
      await memory.reward(client);
    },
    wait: async (client) => {
      const counted = await memory.get(client);
      return counted && counted.consumedPoints >= most && counted.msBeforeNext > 0 ? secondsOf(counted) : 0;
    },
  };
}

// More than an hour is left where the clock was set back.
function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.min(HOUR_S, Math.max(1, Math.ceil(msBeforeNext / 1000)));
}
