import type { Color } from './color.ts';
import { fontStack } from './fonts.ts';

/** A style sheet, or a piece of one. Only `css` and `fontFamily` make it: no string of a visitor's can be one. */
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

/** What may stand in a style sheet: checked colours, numbers and pieces already built. */
export type CssValue = Color | number | Css | readonly Css[];

const COLOR = /^#[0-9a-f]{6}$/;

/** Builds style text without its blanks; a value that is no colour, number or style is left out. */
export function css(parts: TemplateStringsArray, ...values: readonly CssValue[]): Css {
  return new Css(squeeze(parts.reduce((text, part, at) => text + written(values[at - 1]) + part)));
}

/** The font stack of a family name, by a closed list. */
export function fontFamily(name: string): Css {
  return new Css(fontStack(name));
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
    .replace(/;}/g, '}')
    .trim();
}
