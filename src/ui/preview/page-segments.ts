/** A text cut where it changes: its parts by their names, and what is left around them. */
export interface SplitPage {
  readonly parts: ReadonlyMap<string, string>;
  readonly frame: string;
}

/** The name of the head among the parts of a page: no id of a section. */
export const HEAD = '<head>';

/** A section's element holds no other of its kind; a text cannot hold markup, so none can pass for one. */
const PART = /<head>[\s\S]*?<\/head>|<(header|section|footer) id="([^"]*)"[\s\S]*?<\/\1>/g;
/** A head has one element a line. */
const LINE = /^<(?!\/?head>).*$/gm;
const ITEM = /<li[ >][\s\S]*?<\/li>/g;

/** Cuts a page of a template's into its head and its sections. */
export function splitPage(html: string): SplitPage {
  const parts = new Map<string, string>();
  const frame = html.replaceAll(PART, (part: string, _: string | undefined, id: string | undefined) => {
    parts.set(id ?? HEAD, part);
    return `<${id ?? ''}>`;
  });
  return { parts, frame };
}

/** Cuts a part of a page further: a head into its elements, a section into the items of its lists, each named by its place. */
export function splitPart(id: string, part: string): SplitPage {
  const parts = new Map<string, string>();
  const frame = part.replaceAll(id === HEAD ? LINE : ITEM, (piece) => {
    parts.set(`${parts.size}`, piece);
    return '<>';
  });
  return { parts, frame };
}

/** The parts that differ between two texts; undefined where more than parts does. */
export function changedParts(before: SplitPage, after: SplitPage): ReadonlyMap<string, string> | undefined {
  if (before.frame !== after.frame) return undefined;
  return new Map([...after.parts].filter(([id, part]) => before.parts.get(id) !== part));
}
