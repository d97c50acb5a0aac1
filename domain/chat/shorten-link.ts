const HEAD = 25;
const TAIL = 15;
/** A link between isolates (U+2068 and U+2069), or between the quotation marks of one interface language. */
const QUOTED_LINK =
  /\u2068(https?:\/\/[^\u2068\u2069\s]+)\u2069|"(https?:\/\/[^"\s]+)"|„(https?:\/\/[^„“\s]+)“|«(https?:\/\/[^«»\s]+)»/gi;

/** A link of a message; `shown` is the link shortened. */
export interface ShownLink {
  readonly link: string;
  readonly shown: string;
}

/**
 * Splits a message with a check mark at its quoted links. A link over 41 characters is shortened to its first 25
 * characters, an ellipsis and its last 15.
 */
export function withLinks(text: string): readonly (string | ShownLink)[] {
  if (!text.includes('✓')) return [text];
  const parts: (string | ShownLink)[] = [];
  let end = 0;
  for (const found of text.matchAll(QUOTED_LINK)) {
    const link = found.slice(1).find((each) => each !== undefined) ?? '';
    const start = found.index + found[0].indexOf(link);
    parts.push(text.slice(end, start), { link, shown: shorten(link) });
    end = start + link.length;
  }
  return [...parts, text.slice(end)];
}

function shorten(link: string): string {
  const characters = [...link];
  if (characters.length <= HEAD + TAIL + 1) return link;
  return `${characters.slice(0, HEAD).join('')}…${characters.slice(-TAIL).join('')}`;
}
