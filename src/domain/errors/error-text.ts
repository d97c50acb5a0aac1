/** What to show of anything that was thrown: its message; blank where it has none. */
export function textOfError(error: unknown): string {
  if (error === undefined || error === null) return '';
  if (typeof error !== 'object') return String(error);
  return 'message' in error && typeof error.message === 'string' ? error.message : '';
}
