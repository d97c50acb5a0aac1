const DAY_MS = 86_400_000;
/** Not at the start: the server has other work then. */
const FIRST_MS = 600_000;

/**
 * Runs work ten minutes from now and then once a day; returns a function that ends it. Work that fails is tried again the
 * next day: it can wait, and a store that fails is reported by those who need it now.
 */
export function everyDay(work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      work().catch(() => {});
      wait(DAY_MS);
    }, ms).unref();
  };
  wait(FIRST_MS);
  return () => clearTimeout(timer);
}
