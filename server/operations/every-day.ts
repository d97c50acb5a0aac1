const DAY_MS = 86_400_000;
/** Not at the start: the server has other work then. */
const FIRST_MS = 600_000;

/** The parts of the daily work, each under its name. `now` is in milliseconds since 1970. */
export type DailyParts = Readonly<Record<string, (now: number) => Promise<void>>>;

/** A part of the daily work that failed, and why. To look at the clock and to claim the day are parts too. */
export interface DailyFailure {
  readonly part: string;
  readonly error: unknown;
}

/**
 * Runs each part ten minutes from now and then once a day, if this process is the first that claims the day, counted from
 * 1970; returns a function that ends it. A part that fails is reported and tried again the next day: it keeps no other from
 * its work.
 */
export function everyDay(
  parts: DailyParts,
  claim: (day: number) => Promise<boolean>,
  report: (failure: DailyFailure) => void,
): () => void {
  const [startedAt, started] = [Date.now(), performance.now()];
  let timer: NodeJS.Timeout | undefined;

  /** How far the clock of the machine was set, forward or back, since the start. */
  const jump = () => Math.abs(Date.now() - startedAt - (performance.now() - started));

  async function run(): Promise<void> {
    // Much is deleted by its age, for good.
    if (jump() > DAY_MS) {
      const days = Math.round(jump() / DAY_MS);
      const error = `The clock was set by ${days} days since the start, so nothing is deleted. If it is right, restart the server.`;
      return report({ part: 'clock', error });
    }
    if (!(await claim(Math.floor(Date.now() / DAY_MS)))) return;
    for (const [part, work] of Object.entries(parts))
      await work(Date.now()).catch((error: unknown) => report({ part, error }));
  }

  const wait = (ms: number) => {
    timer = setTimeout(() => {
      run().catch((error: unknown) => report({ part: 'claim', error }));
      wait(DAY_MS);
    }, ms).unref();
  };
  wait(FIRST_MS);
  return () => clearTimeout(timer);
}
