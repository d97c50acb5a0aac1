/** In how many seconds what was refused may be tried again, where whatever was thrown says so. */
export function retryAfterOf(error: unknown): number | undefined {
  const seconds = error instanceof Error && 'retryAfter' in error ? error.retryAfter : undefined;
  return typeof seconds === 'number' ? seconds : undefined;
}
