/** Reads the seconds of a Retry-After header; undefined if it is absent or a date. */
export function secondsToWait(headers: Headers): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
