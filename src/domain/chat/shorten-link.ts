const HEAD = 25;
const TAIL = 15;
/** In the quotation marks of any of our languages; a link may be set off from the direction of its sentence. */
const QUOTED_LINK = /["„«]\u2068?(https:\/\/[^"“»\u2069\s]+)\u2069?["“»]/;

/** A message's text cut at its quoted link: what stands before, the link whole and as shown, what stands after. */
export interface LinkedText {
  readonly before: string;
  readonly link: string;
  readonly shown: string;
  readonly after: string;
}

/**
 * Finds the quoted https link of a message with a check mark. A link over 41 characters is shown by its first
 * 25, an ellipsis and its last 15 characters; undefined where the message has no such link.
 */
export function linkIn(text: string): LinkedText | undefined {
  const found = text.includes('✓') ? QUOTED_LINK.exec(text) : null;
  const link = found?.[1];
  if (!found || link === undefined) return undefined;
  const start = found.index + found[0].indexOf(link);
  return { before: text.slice(0, start), link, shown: shorten(link), after: text.slice(start + link.length) };
}

function shorten(link: string): string {
  return link.length > HEAD + TAIL + 1 ? `${link.slice(0, HEAD)}…${link.slice(-TAIL)}` : link;
}
