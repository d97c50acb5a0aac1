import type { FontSubset } from '../../domain/fonts/font-subset.ts';
import { DISPLAY_FALLBACK, faceStack, fontStack, OPEN_FONTS, TEXT_FALLBACK } from '../fonts/fonts.ts';
import { type PairedFace, pairingNamed } from '../fonts/pairings.ts';
import type { Color } from './color.ts';

/** A style sheet, or a piece of one. Only this file's builders make it: no string of a visitor's can be one. */
export class Css {
  readonly #text: string;

  /** Wraps style text as it is: for this file's builders only. */
  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** What a style sheet may be built from: validated colors, numbers and styles already built. */
export type CssValue = Color | number | Css | readonly Css[];

const COLOR = /^#[0-9a-f]{6}$/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const UNICODE_RANGE = /^U\+[0-9A-F]+(?:-[0-9A-F]+)?(?:,U\+[0-9A-F]+(?:-[0-9A-F]+)?)*$/;

/** The parts of each place where CSS is built, squeezed once: they are most of a style sheet, and never change. */
const squeezed = new WeakMap<TemplateStringsArray, readonly string[]>();

/** Builds minified CSS. A value that is no color, number or style is dropped. */
export function css(parts: TemplateStringsArray, ...values: readonly CssValue[]): Css {
  const known = squeezed.get(parts) ?? parts.map(squeeze);
  squeezed.set(parts, known);
  const pieces: string[] = [];
  known.forEach((part, at) => {
    if (at > 0) join(pieces, written(values[at - 1]));
    join(pieces, part);
  });
  return new Css(pieces.join('').trim());
}

/** The selector of the section with an id. */
export function idSelector(id: string): Css {
  return new Css(`#${id.replace(/\W/g, '')}`);
}

/** What is only possible, or only left out: it need not be on a page. */
const CONDITION = /:(?:is|not)\((?:[^()]|\([^()]*\))*\)/g;
const NAME = /[.#][a-z][\w-]*|\[dir=rtl\]/gi;

/** The rules of a style sheet that apply on a page. `names` are its classes (`.brand`), ids (`#hero`), and `[dir=rtl]` if it reads so. */
export function usedStyles(styles: Css, names: ReadonlySet<string>): Css {
  const isUsed = (selector: string) =>
    (selector.replace(CONDITION, '').match(NAME) ?? []).every((name) => names.has(name));
  // The rules of the whole sheet, and of each query that is open.
  const open: { readonly query: string; readonly rules: string[] }[] = [{ query: '', rules: [] }];
  for (const part of styles.toString().split('}')) {
    const pieces = part.split('{');
    const style = pieces.pop() ?? '';
    const selectors = pieces.pop();
    if (selectors === undefined) {
      const closed = open.length > 1 ? open.pop() : undefined;
      if (closed && closed.rules.length > 0)
        open.at(-1)?.rules.push(`${closed.query}{${closed.rules.join('')}}`);
      continue;
    }
    for (const query of pieces) open.push({ query, rules: [] });
    const left = selectorsIn(selectors).filter(isUsed);
    if (left.length > 0) open.at(-1)?.rules.push(`${left.join(',')}{${style}}`);
  }
  return new Css(open[0]?.rules.join('') ?? '');
}

/** The selectors of a list; the commas within parentheses separate none. */
function selectorsIn(list: string): readonly string[] {
  const selectors: string[] = [];
  let open = 0;
  for (const piece of list.split(',')) {
    if (open === 0) selectors.push(piece);
    else selectors.push(`${selectors.pop()},${piece}`);
    open += piece.split('(').length - piece.split(')').length;
  }
  return selectors;
}

/** The font stack of a family name, by a closed list. */
export function fontFamily(name: string): Css {
  return new Css(squeeze(fontStack(name)));
}

/** The level of a heading, from the largest to the smallest. */
export type HeadingLevel = 1 | 2 | 3;

/**
 * How the brand, the headings down to a level and what is set as large are set in the display face of a pairing; empty for any other font
 * family. A display face is drawn for large letters: smaller headings stay in the face of the text.
 */
export function headingStyle(name: string, level: HeadingLevel): Css {
  const pairing = pairingNamed(name);
  if (!pairing) return new Css('');
  const { display, text } = pairing;
  const family = faceStack(display, DISPLAY_FALLBACK);
  const headings = ['h1,', 'h2,', 'h3,'].slice(0, level).join('');
  return new Css(
    squeeze(
      `${fallbackFace(DISPLAY_FALLBACK, display)}${fallbackFace(TEXT_FALLBACK, text)}${headings}.brand,.display{font-family:${family};font-weight:${display.weight};letter-spacing:${display.tracking / 100}em;word-spacing:.06em}.brand{font-size:clamp(1.25rem,1rem + .7vw,1.75rem)}${display.hasUnclearFigures ? '.digits{font-family:inherit}' : ''}`,
    ),
  );
}

/** A font of the visitor's own machine in the size of a face, so that nothing moves once that face is there. */
function fallbackFace(name: string, { fallback }: PairedFace): string {
  const { kind, isBold, size, ascent, descent } = fallback;
  const [own, open] =
    kind === 'sans' ? ['Arial', 'Liberation Sans'] : ['Times New Roman', 'Liberation Serif'];
  const sources = [own, open].map((font) => `local("${font}${isBold ? ' Bold' : ''}")`);
  return `@font-face{font-family:${name};src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

/** The `@font-face` rules of embedded fonts, with their licence. Invalid font data is dropped. */
export function fontFaces(fonts: readonly FontSubset[]): Css {
  const licences = OPEN_FONTS.filter(({ name }) => fonts.some(({ font }) => font === name)).map(
    ({ name, copyright }) =>
      `/*! ${name}: ${copyright}. SIL Open Font License 1.1, https://openfontlicense.org */`,
  );
  return new Css([...licences, ...fonts.map(fontFace)].join(''));
}

function fontFace({ font, weights, range, data }: FontSubset): string {
  const isOpen = OPEN_FONTS.some(({ name }) => name === font);
  if (!isOpen || !weights.every(Number.isFinite) || !UNICODE_RANGE.test(range) || !BASE64.test(data))
    return '';
  // With `optional` a browser would never show the font: one in a data address is decoded after the first layout.
  return `@font-face{font-family:"${font}";font-weight:${[...new Set(weights)].join(' ')};font-display:swap;src:url(data:font/woff;base64,${data})format("woff");unicode-range:${range}}`;
}

function written(value: CssValue | undefined): string {
  if (value instanceof Css) return value.toString();
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '0';
  if (typeof value === 'string') return COLOR.test(value) ? value : '';
  return value?.map(written).join('') ?? '';
}

function squeeze(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}');
}

/** Adds a squeezed piece, and squeezes where it meets the one before it. */
function join(pieces: string[], piece: string): void {
  if (piece === '') return;
  const before = pieces.pop() ?? '';
  pieces.push(before.slice(0, -2) + squeeze(before.slice(-2) + piece.slice(0, 2)));
  if (piece.length > 2) pieces.push(piece.slice(2));
}
