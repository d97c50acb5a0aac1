/** Logs to the browser console, for developers. */
export function logToConsole(text: string, details: unknown = ''): void {
  // biome-ignore lint/suspicious/noConsole: the one place that may.
  console.error(text, details);
}
