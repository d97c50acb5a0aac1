/** A text split into named parts, and the frame: what is left, with a placeholder for each part. */
export interface SplitPage {
  readonly parts: ReadonlyMap<string, string>;
  readonly frame: string;
}

/** The name of the head's part. No section id can equal it. */
export const HEAD = '<head>';

/**
 * Sections are not nested in elements of the same name, and text is escaped, so the first closing tag is the
 * right one.
 */
const PART = /<head>[\s\S]*?<\/head>|<(header|section|footer) id="([^"]*)"[\s\S]*?<\/\1>/g;
/** Templates write one element of the head a line. */
const LINE = /^<(?!\/?head>).*$/gm;
/** None of these is nested in one of its own kind. */
const PIECE = /<(li|h[1-3]|p)[ >][\s\S]*?<\/\1>/g;
/** Selects the elements of these pieces. */
export const PIECES = 'li,:is(h1,h2,h3,p):not(li *)';

/** Splits a rendered page into its head and its sections. */
export function splitPage(html: string): SplitPage {
  const parts = new Map<string, string>();
  const frame = html.replaceAll(PART, (part: string, _: string | undefined, id: string | undefined) => {
    parts.set(id ?? HEAD, part);
    return `<${id ?? ''}>`;
  });
  return { parts, frame };
}

/** Splits a head into its elements, or a section into its list items, headings and paragraphs, named by index. */
export function splitPart(id: string, part: string): SplitPage {
  const parts = new Map<string, string>();
  const frame = part.replaceAll(id === HEAD ? LINE : PIECE, (piece) => {
    parts.set(`${parts.size}`, piece);
    return '<>';
  });
  return { parts, frame };
}

/** The parts that differ; undefined if the frames differ. */
export function changedParts(before: SplitPage, after: SplitPage): ReadonlyMap<string, string> | undefined {
  if (before.frame !== after.frame) return undefined;
  return new Map([...after.parts].filter(([id, part]) => before.parts.get(id) !== part));
}
