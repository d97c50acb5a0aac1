const HOUR_MS = 3_600_000;
const SLICE_MS = 300_000;

// At 12 slices a client this bounds the memory to a few megabytes, however many clients call.
const MAX_CLIENTS = 20_000;

/** Either counted, or refused with the number of seconds until the next try can succeed. */
export type RateLimitResult =
  | { readonly kind: 'taken'; giveBack(): void }
  | { readonly kind: 'refused'; readonly retryAfter: number };

/** Counts the work of each client within any hour. */
export interface HourlyLimit {
  take(client: string): RateLimitResult;
  /** Seconds until a client may work again; 0 means now. */
  wait(client: string): number;
}

/** Work that began within five minutes of `first`. The slice expires an hour after `last`. */
interface Slice {
  readonly first: number;
  last: number;
  count: number;
}

const FREE: RateLimitResult = { kind: 'taken', giveBack: () => {} };

/**
 * Lets each client work `most` times within any hour; 0 means no limit. It remembers the latest 20,000 clients (LRU).
 */
export function limitPerHour(most: number, now: () => number, maxClients = MAX_CLIENTS): HourlyLimit {
  if (most === 0) return { take: () => FREE, wait: () => 0 };
  const clients = new Map<string, Slice[]>();

  function slicesOf(client: string, at: number): Slice[] {
    const slices = (clients.get(client) ?? []).filter(({ last, count }) => count > 0 && last > at - HOUR_MS);
    // Last in the order of the Map, whose first entry is therefore the least recently seen client.
    clients.delete(client);
    clients.set(client, slices);
    for (const oldest of clients.keys()) {
      if (clients.size <= maxClients) break;
      clients.delete(oldest);
    }
    return slices;
  }

  function waitOf(slices: readonly Slice[], at: number): number {
    const done = slices.reduce((sum, { count }) => sum + count, 0);
    if (done < most) return 0;
    const free = (slices[0]?.last ?? at) + HOUR_MS;
    return Math.max(1, Math.ceil((free - at) / 1000));
  }

  function take(client: string): RateLimitResult {
    const at = now();
    const slices = slicesOf(client, at);
    const retryAfter = waitOf(slices, at);
    if (retryAfter > 0) return { kind: 'refused', retryAfter };
    let slice = slices.at(-1);
    if (!slice || at - slice.first >= SLICE_MS) {
      slice = { first: at, last: at, count: 0 };
      slices.push(slice);
    }
    slice.last = at;
    slice.count += 1;
    const counted = slice;
    const giveBack = () => {
      counted.count -= 1;
    };
    return { kind: 'taken', giveBack };
  }

  function wait(client: string): number {
    const at = now();
    return waitOf(slicesOf(client, at), at);
  }

  return { take, wait };
}
