/** The text of any thrown value. */
export function textOfError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
