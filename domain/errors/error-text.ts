/** The text of any thrown value: its message, or an empty text if it has none. */
export function textOfError(error: unknown): string {
  if (error === undefined || error === null) return '';
  if (typeof error !== 'object') return String(error);
  return 'message' in error && typeof error.message === 'string' ? error.message : '';
}
