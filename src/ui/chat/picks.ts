/**
 * A click this soon after a pick was meant for what stood there before. When a click was made only its event knows: a busy
 * page handles it later, so that the timer of a chart would measure the page and not the hand.
 */
const TOO_SOON_MS = 200;

interface Click {
  readonly timeStamp: number;
}

let latest = Number.NEGATIVE_INFINITY;

/** Notes a click that picks: the next clicks are measured from it. */
export function notePick({ timeStamp }: Click): void {
  latest = timeStamp;
}

/** True for a click that was meant for what the last pick has replaced. */
export function isTooSoon({ timeStamp }: Click): boolean {
  return Math.abs(timeStamp - latest) < TOO_SOON_MS;
}
