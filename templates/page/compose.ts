import type { Config } from '../../domain/config/config.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import type { Color } from '../markup/color.ts';
import { type Css, css } from '../markup/css.ts';
import { type Html, html } from '../markup/html.ts';
import type { ButtonLook } from './button.ts';
import { callBar, callStyles } from './call.ts';
import type { AdjustedColor } from './contrast-adjuster.ts';
import { htmlDocument } from './document.ts';
import { type DerivedHead, pageHead } from './head.ts';
import { memoized } from './memoize.ts';
import { pageSections, type SharesBand, unseenHeading } from './sections.ts';
import type { Surface } from './surface.ts';
import { readValues, type Values } from './values.ts';

type Draw = (values: Values) => Html;
type Drawings = Readonly<Record<string, Draw>>;

/** What every palette has. */
interface PagePalette {
  readonly paper: Color;
  readonly header: Surface;
  readonly adjusted: readonly AdjustedColor[];
}

/** What makes the page of a template its own. */
interface OwnPage<Palette extends PagePalette> {
  readonly base: Config;
  /** The path of the website's name. */
  readonly name: string;
  paletteOf(values: Values): Palette;
  colorAt(palette: Palette, path: string): Color | undefined;
  styles(values: Values, palette: Palette): Css;
  /** The button that the phone number in the page's top looks like. */
  mainButton(palette: Palette): ButtonLook;
  /** What search engines are told. */
  about(values: Values): object;
  head(values: Values, palette: Palette): DerivedHead;
  readonly top: Draw;
  /** The sections, memoized, the one with the page's heading first. */
  readonly sections: Drawings;
  readonly end: Draw;
  /** The same with the added ones, in the order that a page has until its visitor moves one. */
  arranged(values: Values): Drawings;
  readonly sharesBand: SharesBand;
}

/** What draws the page of a template. Each part is drawn again only where a value that it reads has changed. */
export function composePage<Palette extends PagePalette>(own: OwnPage<Palette>) {
  const { base, paletteOf, sections } = own;
  const [first = ''] = Object.keys(sections);
  const top = memoized(own.top);
  const end = memoized(own.end);
  const bar = memoized(callBar);
  const about = memoized(own.about);
  const stylesOf = memoized((values) => {
    const palette = paletteOf(values);
    return css`${own.styles(values, palette)}${callStyles(values, own.mainButton(palette), palette.header)}`;
  });
  const parts = [paletteOf, stylesOf, about, top, ...Object.values(sections), end, bar];

  /** The whole page. A value that the config lacks is the template's start value. */
  function documentOf(config: JsonObject, isMarked: boolean): string {
    const values = readValues(config, base, { isMarked });
    const palette = paletteOf(values);
    const name = values.text(own.name).trim();
    return htmlDocument({
      head: pageHead(values, own.head(values, palette)),
      topColor: palette.header.background,
      background: palette.paper,
      about: about(values),
      styles: stylesOf(values),
      body: html`<a class="skip" href="#main">${values.words.skipToContent}</a>
${!values.isHidden('header') && top(values)}
<main id="main">
${unseenHeading(values, first, name || values.words.welcome)}${pageSections(values, own.arranged(values), own.sharesBand)}</main>
${end(values)}${bar(values)}`,
    });
  }

  return {
    render: (config: JsonObject) => documentOf(config, false),
    renderMarked: (config: JsonObject) => documentOf(config, true),
    parts(config: JsonObject) {
      const values = readValues(config, base, { isMarked: true });
      return parts.map((draw) => () => draw(values));
    },
    head(config: JsonObject) {
      const values = readValues(config, base);
      return pageHead(values, own.head(values, paletteOf(values)));
    },
    adjustedColors: (config: JsonObject) => paletteOf(readValues(config, base)).adjusted,
    derivedColor: (config: JsonObject, path: string) =>
      own.colorAt(paletteOf(readValues(config, base)), path),
  };
}
