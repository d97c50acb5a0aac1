/** The `retryAfter` of any thrown value, in seconds; undefined if it has none. */
export function retryAfterOf(error: unknown): number | undefined {
  const seconds = error instanceof Error && 'retryAfter' in error ? error.retryAfter : undefined;
  return typeof seconds === 'number' ? seconds : undefined;
}
