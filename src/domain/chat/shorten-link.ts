const HEAD = 25;
const TAIL = 15;
/** Matches the quotation marks of all interface languages, and the isolates U+2068 and U+2069 around a link. */
const QUOTED_LINK = /["„«]\u2068?(https?:\/\/[^"„“«»\u2069\s]+)\u2069?["“»]/;

/** A message split at its quoted link; `shown` is the shortened link. */
export interface LinkedText {
  readonly before: string;
  readonly link: string;
  readonly shown: string;
  readonly after: string;
}

/**
 * Finds the quoted link of a message with a check mark; undefined if there is none. A link over 41 characters is
 * shortened to its first 25 characters, an ellipsis and its last 15.
 */
export function linkIn(text: string): LinkedText | undefined {
  const found = text.includes('✓') ? QUOTED_LINK.exec(text) : null;
  const link = found?.[1];
  if (!found || link === undefined) return undefined;
  const start = found.index + found[0].indexOf(link);
  return { before: text.slice(0, start), link, shown: shorten(link), after: text.slice(start + link.length) };
}

function shorten(link: string): string {
  const characters = [...link];
  if (characters.length <= HEAD + TAIL + 1) return link;
  return `${characters.slice(0, HEAD).join('')}…${characters.slice(-TAIL).join('')}`;
}
