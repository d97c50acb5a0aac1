/** What to show of anything that was thrown. */
export function textOfError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
