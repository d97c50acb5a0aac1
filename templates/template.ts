import type { Config } from '../src/domain/config/config.ts';
import type { FontSubsetRequest } from '../src/domain/fonts/font-subset.ts';
import type { JsonObject } from '../src/domain/json/json.ts';
import type { AdjustedColor } from './page/contrast-adjuster.ts';
import type { PageHead } from './page/head.ts';

/** A kind of website without its page: what can be edited, and what a new site starts with. */
export interface TemplateOutline {
  readonly id: string;
  /** The name a visitor chooses it by. */
  readonly name: string;
  /** Whether a config that names no known template looks like one of this template's, by its features. */
  matches(config: JsonObject): boolean;
  /** The config of a new site: ids, structure and the start value of every field. */
  readonly base: Config;
}

/** A kind of website, and how its page is drawn. */
export interface Template extends TemplateOutline {
  /** The weights that its page is written in. */
  readonly weights: FontSubsetRequest['weights'];
  /** The whole page, a self-contained HTML document. Total: any config gives a page, and the same config the same bytes. */
  render(config: JsonObject): string;
  /** The same page for an editor: what shows a field carries its path, as `data-path`. */
  renderMarked(config: JsonObject): string;
  /** What the page says about itself to browsers, search engines and whoever it is shared with. */
  head(config: JsonObject): PageHead;
  /** The colours set in the sections that the page had to change to stay readable. */
  adjustedColors(config: JsonObject): readonly AdjustedColor[];
}
