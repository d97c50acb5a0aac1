/** The seconds that a Retry-After header asks to wait; undefined where there is none, or a date. */
export function secondsToWait(headers: Headers): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
