import type { Config } from '../src/domain/config.ts';
import type { JsonObject } from '../src/domain/json.ts';

/** A kind of website: what can be edited, what a new site starts with, and how its page is drawn. */
export interface Template {
  readonly id: string;
  /** The name a visitor chooses it by. */
  readonly name: string;
  /** Whether a config that names no known template looks like one of this template's, by its features. */
  matches(config: JsonObject): boolean;
  /** The whole page, a self-contained HTML document. Total: any config gives a page, and the same config the same bytes. */
  render(config: JsonObject): string;
  /** The config of a new site: ids, structure and the start value of every field. */
  readonly base: Config;
}
