/** The `retryAfter` of any thrown value, in seconds; undefined if it has none. */
export function retryAfterOf(error: unknown): number | undefined {
  const seconds = error instanceof Error && 'retryAfter' in error ? error.retryAfter : undefined;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** The `reason` of any thrown value, in the server's words; undefined if it has none. */
export function reasonOf(error: unknown): string | undefined {
  const reason = error instanceof Error && 'reason' in error ? error.reason : undefined;
  return typeof reason === 'string' ? reason : undefined;
}
