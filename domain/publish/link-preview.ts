/** The small drawing of a page without pictures of its own: a shape in two colors, on the color of the page. */
export interface Mark {
  readonly shape: MarkShape;
  /** As `#rrggbb`, as all colors here. */
  readonly ground: string;
  readonly main: string;
  readonly spot: string;
  /** What is written: the name in a link preview, its initial in an icon. Absent: the shape alone is drawn. */
  readonly lettering?: MarkLettering;
}

/** A short text in the face of a page's headings. */
export interface MarkLettering {
  readonly face: MarkFace;
  readonly text: string;
}

/** The faces that the server can write in, as the files of their packages begin. */
export const MARK_FACES = [
  'fraunces',
  'bricolage-grotesque',
  'newsreader',
  'instrument-serif',
  'outfit',
  'open-sans',
  'nunito',
  'cairo',
  'el-messiri',
] as const;

export type MarkFace = (typeof MARK_FACES)[number];

/** A name of more letters would be too small to read beside a message. */
export const LONGEST_LETTERING = 60;

/** The outline of each shape in a square of 32 units. */
export const MARK_PATHS = {
  leaves: 'M0,0h8a8,8,0,0,1,8,8v8h8a8,8,0,0,1,8,8v8h-8a8,8,0,0,1-8-8v-8h-8a8,8,0,0,1-8-8z',
  moon: 'M20,2a14,14,0,1,0,10,20A12,12,0,1,1,20,2z',
  tile: 'M0 0h21a11 11 0 0 1 11 11v21H11A11 11 0 0 1 0 21z',
} as const;

type MarkShape = keyof typeof MARK_PATHS;

/** What the server draws a mark as, in pixels: the picture of a link preview, and an icon for what draws no SVG. */
export const PREVIEW_SIZES = {
  preview: { width: 1200, height: 630 },
  icon: { width: 180, height: 180 },
} as const;

export type PreviewKind = keyof typeof PREVIEW_SIZES;

const MARK_SHAPES = ['leaves', 'moon', 'tile'] as const satisfies readonly MarkShape[];
const ADDRESS =
  /^\/drawn\/(preview|icon)\/([a-z]+)-([\da-f]{6})-([\da-f]{6})-([\da-f]{6})(?:\/([a-z-]+)\/([^/]+))?\.png$/;

/** The address of a drawn mark on the server. It names all that is drawn, so nothing has to be stored. */
export function linkPreviewAddress(
  kind: PreviewKind,
  { shape, ground, main, spot, lettering }: Mark,
): string {
  const drawn = `/drawn/${kind}/${shape}-${[ground, main, spot].join('-').replaceAll('#', '')}`;
  if (!lettering) return `${drawn}.png`;
  return `${drawn}/${lettering.face}/${encodeURIComponent(lettering.text.toWellFormed())}.png`;
}

/** The mark that an address names, and what it is drawn as; undefined for any other address. */
export function markOfAddress(
  address: string,
): { readonly kind: PreviewKind; readonly mark: Mark } | undefined {
  const [, kind, name, ground, main, spot, face, text] = ADDRESS.exec(address) ?? [];
  const shape = MARK_SHAPES.find((each) => each === name);
  if (kind === undefined || shape === undefined) return undefined;
  const lettering = face === undefined ? undefined : letteringOf(face, text ?? '');
  if (face !== undefined && !lettering) return undefined;
  return {
    kind: kind === 'icon' ? 'icon' : 'preview',
    mark: {
      shape,
      ground: `#${ground}`,
      main: `#${main}`,
      spot: `#${spot}`,
      ...(lettering && { lettering }),
    },
  };
}

function letteringOf(name: string, encoded: string): MarkLettering | undefined {
  const face = MARK_FACES.find((each) => each === name);
  const text = decoded(encoded);
  if (!face || text === undefined || text.trim() === '' || [...text].length > LONGEST_LETTERING)
    return undefined;
  return { face, text };
}

/** A part of an address as it was before; undefined where it was not written so. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
