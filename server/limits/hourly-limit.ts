import { networkAround } from '../http/client-address.ts';

const HOUR_MS = 3_600_000;

/** An IPv6 /48 holds 256 networks of subscribers, and may be one customer's: it works as much as so many clients. */
const CLIENTS_IN_48 = 4;

// This bounds a limit to some MB, however many clients call.
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

/** Creates a limit that other processes share, beside the one in memory that counts where they cannot. */
export type ShareCounts = (name: string, most: number, memory: HourlyLimit) => HourlyLimit;

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
  const memory = countInMemory(most, maxClients);
  return share?.(name, most, memory) ?? memory;
}

/** The clock is that of the process: whoever sets that of the machine gives nobody a new hour, and prolongs none. */
function countInMemory(most: number, maxClients: number): HourlyLimit {
  const clients = new Map<string, { count: number; readonly endsAt: number }>();

  const known = (client: string) => {
    const hour = clients.get(client);
    return hour && hour.endsAt > performance.now() ? hour : undefined;
  };
  const secondsIn = (hour: { readonly endsAt: number }) =>
    Math.max(1, Math.ceil((hour.endsAt - performance.now()) / 1000));

  return {
    take: async (client) => {
      const hour = known(client) ?? { count: 0, endsAt: performance.now() + HOUR_MS };
      clients.delete(client);
      clients.set(client, hour);
      const [oldest = client] = clients.keys();
      if (clients.size > maxClients) clients.delete(oldest);
      if (hour.count >= most) return secondsIn(hour);
      hour.count += 1;
      return 0;
    },
    giveBack: async (client) => {
      const hour = known(client);
      if (hour) hour.count -= 1;
    },
    wait: async (client) => {
      const hour = known(client);
      return hour && hour.count >= most ? secondsIn(hour) : 0;
    },
  };
}
