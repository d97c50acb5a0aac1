import type { Config } from '../domain/config/config.ts';
import type { Section } from '../domain/config/structure.ts';
import type { Meanings } from '../domain/editing/carry-over.ts';
import type { StartingContent } from '../domain/editing/starting-content.ts';
import type { FontSubsetRequest } from '../domain/fonts/font-subset.ts';
import type { JsonObject } from '../domain/json/json.ts';
import type { LanguageCode } from '../words/language.ts';
import type { StartTexts } from './businesses/start-texts.ts';
import type { Gesture } from './layouts/composition-names.ts';
import type { Color } from './markup/color.ts';
import type { HeadingLevel } from './markup/css.ts';
import type { AdjustedColor } from './page/contrast-adjuster.ts';
import type { PageHead } from './page/head.ts';

/**
 * A kind of website, without the code that draws its page: this half is part of the first load.
 *
 * Some section ids are reserved. `header` is the top of the page, `footer` or `contact` is its end: these keep their
 * place when a visitor reorders sections. The element with the id `header` is the target of the brand's link. The ids in
 * `domain/sections/section-nodes.ts` belong to the sections that visitors can add to any template.
 */
export interface Template {
  /** Lower-case letters, digits and `_`: the deploy call refuses anything else. Stored configs name it, so it never changes. */
  readonly id: string;
  /** The name in the Template dropdown. Configs and deploys keep it in English. */
  readonly name: string;
  /** Which colors of a business its starting content takes: those for a light page or those for a dark one. */
  readonly look: 'day' | 'night';
  /** How a page without a composition opens, where a visitor can go back to that; absent: no composition is that. */
  readonly opening?: 'moon';
  /** The list of the owner's work, where the pictures of a photographer go; absent: to the same places as others. */
  readonly work?: string;
  /** The config of a new site: ids, structure and the start value of every field. */
  readonly base: Config;
  /** The same in other languages than English. */
  readonly bases: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<Config>>>;
  /** Where it keeps what other templates may have too, so that a visitor's content can move from one to another. */
  readonly meanings: Meanings;
  /** Its sections with a mark in place of each text: what a new site says is made up, or holds for anybody. */
  readonly marked: readonly Section[];
  /** Whether a config without a known template id looks like one of this template's, by the sections that it has. */
  matches(config: JsonObject): boolean;
  /** Translations of the names that only this template has, by the English ones that its configs keep. */
  readonly names: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<Translations>>>;
  /** Loads the code that draws the page. */
  loadPage(): Promise<TemplatePage>;
}

/** The half of a template that the preview, publishing and the review need. It is loaded after the first paint. */
export interface TemplatePage {
  /** The lightest and the boldest font weight on the page. */
  readonly weights: FontSubsetRequest['weights'];
  /** The level of the smallest headings in the display face of a pairing. */
  readonly displayLevel: HeadingLevel;
  /** The whole page, a self-contained HTML document. Any config gives a page, and equal configs give equal bytes. */
  render(config: JsonObject): string;
  /** The same page for the preview: each element that shows a field has the field's path in `data-path`. */
  renderMarked(config: JsonObject): string;
  /** What draws one part of that page each: the page is drawn quickly once its parts have been. */
  parts(config: JsonObject): readonly (() => unknown)[];
  /** What the page tells browsers, search engines and link previews. */
  head(config: JsonObject): PageHead;
  /** The colors set in the sections that the page had to change to stay readable. */
  adjustedColors(config: JsonObject): readonly AdjustedColor[];
  /** The color that the page derives for a path where none is set; undefined for a path without one. */
  derivedColor(config: JsonObject, path: string): Color | undefined;
  /** The compositions of facts that this page can be drawn in as it is; absent: the template has none. */
  gestures?(config: JsonObject): readonly Gesture[];
  /** The starting content for a business, without colors and language: those are the same for every template. */
  start(texts: StartTexts): StartingContent;
}

export type LoadedTemplate = Template & TemplatePage;

type Translations = Readonly<Record<string, string>>;

/** The names that only one template has, in English, sections and fields by their ids. */
export interface EnglishNames {
  readonly template: string;
  readonly sections: Translations;
  readonly fields: Translations;
}

/** A translation of each of these names. */
export type NamesIn<Names extends EnglishNames> = Readonly<
  Record<
    Names['template'] | Names['sections'][keyof Names['sections']] | Names['fields'][keyof Names['fields']],
    string
  >
>;
