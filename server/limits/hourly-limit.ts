const HOUR_MS = 3_600_000;
const SLICE_MS = 300_000;

// With 12 slices each these take a few megabytes, whoever calls.
const MOST_CLIENTS = 20_000;

/** One piece of work that was counted, or after how many seconds the next will be. */
export type RateLimitResult =
  | { readonly kind: 'taken'; giveBack(): void }
  | { readonly kind: 'refused'; readonly retryAfter: number };

/** Counts a client's pieces of work. */
export interface HourlyLimit {
  take(client: string): RateLimitResult;
  /** After how many seconds a client may do the next; 0: now. */
  wait(client: string): number;
}

/** Pieces of work that began within five minutes of the first, and forgotten an hour after the last. */
interface Slice {
  readonly first: number;
  last: number;
  count: number;
}

const FREE: RateLimitResult = { kind: 'taken', giveBack: () => {} };

/** Lets each client do so much within any hour, 0 meaning no limit; it remembers the latest 20,000 clients. */
export function limitPerHour(most: number, now: () => number, mostClients = MOST_CLIENTS): HourlyLimit {
  if (most === 0) return { take: () => FREE, wait: () => 0 };
  const clients = new Map<string, Slice[]>();

  function slicesOf(client: string, at: number): Slice[] {
    const slices = (clients.get(client) ?? []).filter(({ last, count }) => count > 0 && last > at - HOUR_MS);
    // Put last: the first of a Map is then the client not seen for the longest.
    clients.delete(client);
    clients.set(client, slices);
    for (const oldest of clients.keys()) {
      if (clients.size <= mostClients) break;
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
