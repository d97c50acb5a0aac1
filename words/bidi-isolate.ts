const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Wraps a visitor's text in bidi isolates (U+2068, U+2069), so that its direction does not reorder the
 * sentence around it.
 */
export function bidiIsolate(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}
