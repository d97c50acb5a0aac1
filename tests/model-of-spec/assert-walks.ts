import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { type Builder, walkInStep, walks } from './walk.ts';

/** How many walks there are, of how many steps at most, and the seed that repeats them. */
interface Walks {
  readonly runs: number;
  readonly length: number;
  readonly seed: number | undefined;
}

type ClosableBuilder = Builder & { close(): Promise<void> | void };

// A run without a result for ten minutes is ended and tells nothing of the walk that failed.
const SHORTENING_MS = 4 * 60_000;
// A page that hangs answers nothing, and would hold the run.
const WALK_MS = 3 * 60_000;

/** Walks through new builders. Fails with the shortest walk found in four minutes on which one is not as the model says. */
export async function assertWalks(
  start: () => Promise<ClosableBuilder>,
  { runs, length, seed }: Walks,
): Promise<void> {
  let end = Number.POSITIVE_INFINITY;
  const property = fc.asyncProperty(walks(length), async (steps) => {
    if (Date.now() > end) return;
    let opened: ClosableBuilder | undefined;
    try {
      const walk = walkInStep(steps, async () => {
        opened = await start();
        return opened;
      });
      const late = setTimeout(WALK_MS, undefined, { ref: false }).then(() => {
        throw new Error(`A walk did not end in time after\n${opened?.walked.join('\n')}`);
      });
      await Promise.race([walk, late]);
    } catch (error) {
      end = Math.min(end, Date.now() + SHORTENING_MS);
      throw error;
    } finally {
      await opened?.close();
    }
  });
  await fc.assert(property, { numRuns: runs, ...(seed !== undefined && { seed }) });
}
