import fc from 'fast-check';
import { type Builder, walkInStep, walks } from './walk.ts';

/** How many walks there are, of how many steps at most, and the seed that repeats them. */
interface Walks {
  readonly runs: number;
  readonly length: number;
  readonly seed: number | undefined;
}

type ClosableBuilder = Builder & { close(): Promise<void> | void };

/** Walks through new builders. Fails with the shortest walk found on which one is not as the model says. */
export async function assertWalks(
  start: () => Promise<ClosableBuilder>,
  { runs, length, seed }: Walks,
): Promise<void> {
  const property = fc.asyncProperty(walks(length), async (steps) => {
    let opened: ClosableBuilder | undefined;
    try {
      await walkInStep(steps, async () => {
        opened = await start();
        return opened;
      });
    } finally {
      await opened?.close();
    }
  });
  await fc.assert(property, { numRuns: runs, ...(seed !== undefined && { seed }) });
}
