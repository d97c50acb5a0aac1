/** Runs pieces of work, so many at once and the others in the order they came. */
export interface ConcurrencyLimit {
  <T>(work: () => Promise<T>): Promise<T>;
  /** Whether as many wait as may. */
  isFull(): boolean;
  /** Whether any wait. */
  isCrowded(): boolean;
}

/** Lets so many pieces of work run at once; `waiting` is how many others make it full. */
export function limitConcurrency(running: number, waiting: number): ConcurrencyLimit {
  let free = running;
  const queue: (() => void)[] = [];

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever is next takes this turn over, so that nobody comes between.
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  }

  return Object.assign(run, {
    isFull: () => queue.length >= waiting,
    isCrowded: () => queue.length > 0,
  });
}

/** Runs clients' pieces of work, so many at once in all and fewer for each. */
export interface ClientConcurrencyLimit {
  /** The work is told how to learn whether others wait, but for those who wait for their own. */
  <T>(client: string, work: (isCrowded: () => boolean) => Promise<T>): Promise<T>;
  /** Whether as many wait as may, of this client's or of all. */
  isFull(client: string): boolean;
}

/** How much work runs at once, in all and for each client, and how many others make it full. */
interface Shares {
  readonly inAll: number;
  readonly each: number;
  readonly waiting: number;
}

/** Shares turns among clients: one whose work never ends holds up itself, and the others only a little. */
export function limitConcurrencyPerClient({ inAll, each, waiting }: Shares): ClientConcurrencyLimit {
  const all = limitConcurrency(inAll, waiting);
  const clients = new Map<string, { readonly own: ConcurrencyLimit; count: number }>();

  async function run<T>(client: string, work: (isCrowded: () => boolean) => Promise<T>): Promise<T> {
    const known = clients.get(client) ?? { own: limitConcurrency(each, waiting), count: 0 };
    clients.set(client, known);
    known.count += 1;
    try {
      return await known.own(() => all(() => work(all.isCrowded)));
    } finally {
      known.count -= 1;
      if (known.count === 0) clients.delete(client);
    }
  }

  return Object.assign(run, {
    isFull: (client: string) => all.isFull() || (clients.get(client)?.own.isFull() ?? false),
  });
}
