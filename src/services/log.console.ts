/** Tells developers, on the browser's console, what a visitor need not see. */
export function logToConsole(text: string, details: unknown = ''): void {
  // biome-ignore lint/suspicious/noConsole: the one place that may.
  console.error(text, details);
}
