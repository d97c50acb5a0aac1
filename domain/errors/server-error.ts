/** The text of the error field of a server's answer: its own, or that of its `message`; anything else is told as it stands. */
export function serverErrorText(error: unknown): string {
  if (error === undefined || error === null) return '';
  if (typeof error !== 'object') return String(error);
  return 'message' in error && typeof error.message === 'string' ? error.message : JSON.stringify(error);
}
