/** Runs pieces of work, so many at once and the others in the order they came. */
export interface LimitedWork {
  <T>(work: () => Promise<T>): Promise<T>;
  /** Whether as many wait as may. */
  isFull(): boolean;
}

/** Lets so many pieces of work run at once; `waiting` is how many others make it full. */
export function limitWork(running: number, waiting: number): LimitedWork {
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

  return Object.assign(run, { isFull: () => queue.length >= waiting });
}
