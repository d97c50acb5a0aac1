/** A click this soon after a pick was meant for what stood there before. */
const TOO_SOON_MS = 200;

let latest = Number.NEGATIVE_INFINITY;

/** True for a click that picks, which the next one is measured from. */
export function isPick({ timeStamp }: { readonly timeStamp: number }): boolean {
  if (Math.abs(timeStamp - latest) < TOO_SOON_MS) return false;
  latest = timeStamp;
  return true;
}
