/** What draws a picture: its own elements, and what may stand among them. */
const DRAWN_NAMESPACES = new Set([
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/XML/1998/namespace',
]);

/** Elements that tell of a picture and draw nothing of it. */
const TOLD = /^(?:[^:]*:)?(?:metadata|title|desc)$/i;

/** Pictures in a drawing, with what their cameras wrote. */
const EMBEDDED = /^data:image\/[^;,]+;base64,/i;

/** One piece of markup: a tag, a comment or an instruction, or the text before the next one. */
interface Piece {
  readonly kind: 'text' | 'comment' | 'instruction' | 'doctype' | 'data' | 'open' | 'empty' | 'close';
  readonly text: string;
  /** Of a tag. */
  readonly name: string;
}

/**
 * A drawing without what its editor wrote about its maker: metadata, comments, titles, the editor's own elements and
 * attributes, and addresses of files. `text` has a character for each byte. `bare` does the same to the pictures in it.
 */
export function bareDrawing(text: string, bare: (picture: string) => string): string {
  const entities = entitiesIn(text);
  const isDrawn = (namespace: string) =>
    DRAWN_NAMESPACES.has(entities.get(/^&(.*);$/.exec(namespace)?.[1] ?? '') ?? namespace);
  const kept = new Set([
    'xml',
    'xmlns',
    ...prefixesIn(text).flatMap(([prefix, of]) => (isDrawn(of) ? [prefix] : [])),
  ]);
  const isForeign = (name: string) => name.includes(':') && !kept.has(name.slice(0, name.indexOf(':')));
  let made = '';
  /** The open elements that are left out, the outermost first. */
  const left: string[] = [];
  let isStyle = false;
  let isRoot = true;
  for (const { kind, text: piece, name } of piecesOf(text)) {
    if (left.length > 0) {
      if (kind === 'open' && name === left[0]) left.push(name);
      if (kind === 'close' && name === left[0]) left.pop();
      continue;
    }
    if (kind === 'comment' || (kind === 'instruction' && !/^<\?xml\s/i.test(piece))) continue;
    if (kind === 'doctype') made += without(piece, '<!--', '-->');
    else if (kind === 'open' || kind === 'empty') {
      const [, one, other] = /\sxmlns\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/.exec(piece) ?? [];
      const own = one ?? other;
      const isOthers = TOLD.test(name) || isForeign(name) || (own !== undefined && !isDrawn(own));
      if (isOthers && !isRoot) {
        if (kind === 'open') left.push(name);
        continue;
      }
      isRoot = false;
      isStyle = kind === 'open' && /^(?:[^:]*:)?style$/i.test(name);
      made += bareTag(piece, isForeign, bare);
    } else made += isStyle && kind !== 'close' ? without(piece, '/*', '*/') : piece;
  }
  return made;
}

/** The prefixes that a document declares, with their namespaces. One that it does not declare is an error, which no browser draws. */
function prefixesIn(text: string): readonly (readonly [prefix: string, namespace: string])[] {
  const declared = text.matchAll(/\sxmlns:([^\s=]{1,40})\s{0,9}=\s{0,9}(?:"([^"]{0,200})"|'([^']{0,200})')/g);
  return [...declared].map(([, prefix = '', one, other]) => [prefix, one ?? other ?? '']);
}

/** The entities that a document declares, with their texts: some editors write the addresses of namespaces so. */
function entitiesIn(text: string): ReadonlyMap<string, string> {
  const declared = text.matchAll(/<!ENTITY\s{1,9}([\w.-]{1,40})\s{1,9}["']([^"']{0,200})/g);
  return new Map([...declared].map(([, name = '', value = '']) => [name, value]));
}

/** A text without all that stands between two marks. */
function without(text: string, opening: string, closing: string): string {
  let made = '';
  for (let at = 0; ; ) {
    const from = text.indexOf(opening, at);
    const to = from === -1 ? -1 : text.indexOf(closing, from + opening.length);
    made += text.slice(at, to === -1 ? text.length : from);
    if (to === -1) return made;
    at = to + closing.length;
  }
}

/** A tag without what its editor noted there, and without addresses that a picture on a page cannot follow. */
function bareTag(
  tag: string,
  isForeign: (name: string) => boolean,
  bare: (picture: string) => string,
): string {
  return tag.replace(
    /(\s)([^\s=/>"']+)(\s{0,99}=\s{0,99})("[^"]*"|'[^']*')/g,
    (whole, blank: string, name: string, equals: string, quoted: string) => {
      const declares = /^xmlns:(.*)$/.exec(name)?.[1];
      if (declares !== undefined) return isForeign(`${declares}:`) ? '' : whole;
      if (isForeign(name) || /^(?:data-|xml:base$)/i.test(name)) return '';
      if (!/^(?:[^:]*:)?href$/i.test(name)) return whole;
      const address = quoted.slice(1, -1).trim();
      if (address === '' || address.startsWith('#')) return whole;
      const start = EMBEDDED.exec(address)?.[0];
      if (start === undefined) return address.startsWith('data:') ? whole : '';
      const mark = quoted.charAt(0);
      return `${blank}${name}${equals}${mark}${start}${bare(address.slice(start.length))}${mark}`;
    },
  );
}

/** The pieces of a document, up to one that does not end: nobody draws such a document. */
function* piecesOf(text: string): Generator<Piece> {
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('<', at);
    if (next !== at) {
      yield { kind: 'text', text: text.slice(at, next === -1 ? text.length : next), name: '' };
      if (next === -1) return;
    }
    const [kind, end] = pieceAt(text, next);
    if (end === undefined) return;
    const piece = text.slice(next, end);
    const name = /^<\/?([^\s/>]*)/.exec(piece)?.[1] ?? '';
    yield { kind: kind === 'open' && piece.endsWith('/>') ? 'empty' : kind, text: piece, name };
    at = end;
  }
}

/** The kind of the piece that begins at `<`, and where it ends; undefined if it does not. */
function pieceAt(text: string, at: number): readonly [Piece['kind'], number | undefined] {
  const after = (mark: string, from: number) => {
    const found = text.indexOf(mark, from);
    return found === -1 ? undefined : found + mark.length;
  };
  if (text.startsWith('<!--', at)) return ['comment', after('-->', at + 4)];
  if (text.startsWith('<![CDATA[', at)) return ['data', after(']]>', at + 9)];
  if (text.startsWith('<?', at)) return ['instruction', after('?>', at + 2)];
  if (text.startsWith('</', at)) return ['close', after('>', at + 2)];
  if (text.startsWith('<!', at)) {
    const end = endOfTag(text, at, '[');
    return ['doctype', end !== undefined && text[end - 1] === '[' ? afterSubset(text, end) : end];
  }
  return ['open', endOfTag(text, at, '')];
}

/** After the `>` that ends a tag, or after `other`, neither of them in quotation marks. */
function endOfTag(text: string, from: number, other: string): number | undefined {
  for (let at = from; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '>' || (other !== '' && letter === other)) return at + 1;
    if (letter !== '"' && letter !== "'") continue;
    const closing = text.indexOf(letter, at + 1);
    if (closing === -1) return undefined;
    at = closing;
  }
  return undefined;
}

/** After the `]>` that ends the declarations of a document. */
function afterSubset(text: string, from: number): number | undefined {
  const found = /\]\s{0,100}>/g;
  found.lastIndex = from;
  return found.test(text) ? found.lastIndex : undefined;
}
