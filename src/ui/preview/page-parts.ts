/** A page cut where it changes: its head and its sections by their ids, and what is left around them. */
export interface PageParts {
  readonly parts: ReadonlyMap<string, string>;
  readonly frame: string;
}

/** The name of the head among the parts: no id of a section. */
export const HEAD = '<head>';

/** A section's element holds no other of its kind; a text cannot hold markup, so none can pass for one. */
const PART = /<head>[\s\S]*?<\/head>|<(header|section|footer) id="([^"]*)"[\s\S]*?<\/\1>/g;

/** Cuts a page of a template's into its parts. */
export function partsOf(html: string): PageParts {
  const parts = new Map<string, string>();
  const frame = html.replaceAll(PART, (part: string, _: string | undefined, id: string | undefined) => {
    parts.set(id ?? HEAD, part);
    return `<${id ?? ''}>`;
  });
  return { parts, frame };
}

/** The parts that differ between two pages; undefined where more than parts does. */
export function changedParts(before: PageParts, after: PageParts): ReadonlyMap<string, string> | undefined {
  if (before.frame !== after.frame) return undefined;
  return new Map([...after.parts].filter(([id, part]) => before.parts.get(id) !== part));
}
