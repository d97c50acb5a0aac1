import { BLACK, type Color } from '../markup/color.ts';
import { contrast, readable, TEXT_RATIO } from '../markup/contrast.ts';
import type { Values } from './values.ts';

/** A colour a visitor set that the page had to change to stay readable. */
export interface AdjustedColor {
  readonly path: string;
  /** The colour that was set. */
  readonly wanted: Color;
  /** The colour that the page has in its place. */
  readonly used: Color;
  /** The lowest contrast that the colour that was set would have had, 1 to 21. */
  readonly ratio: number;
  /** The contrast that it must have, and that the colour used has. */
  readonly needed: number;
}

/** The colours a visitor set, made readable where they are used, and the book of those that had to be changed. */
export class ContrastAdjuster {
  readonly #values: Values;
  readonly #defaults: Values;
  readonly #adjusted = new Map<string, AdjustedColor>();

  /** `defaults` are the template's own values. */
  constructor(values: Values, defaults: Values) {
    this.#values = values;
    this.#defaults = defaults;
  }

  /** The colour set at `path` as it is; undefined where none is set. */
  unchanged(path: string): Color | undefined {
    return this.#values.color(path);
  }

  /**
   * The colour set at `path` (of an item, where one is given), or its nearest shade that is readable on each
   * background; undefined where none is set.
   */
  on(
    backgrounds: readonly Color[],
    path: string,
    { ratio = TEXT_RATIO, item }: { readonly ratio?: number; readonly item?: Values } = {},
  ): Color | undefined {
    const wanted = (item ?? this.#values).color(path);
    if (!wanted) return undefined;
    const used = readable(wanted, backgrounds, ratio);
    if (used !== wanted) {
      const worst = Math.min(...backgrounds.map((background) => contrast(wanted, background)));
      const place = item ? `${item.place}.${path}` : path;
      this.#note({ path: place, wanted, used, ratio: worst, needed: ratio });
    }
    return used;
  }

  /** A global colour, or its nearest shade that is readable on each background: noted where a visitor chose the colour. */
  global(name: 'primaryColor' | 'accentColor', backgrounds: readonly Color[], ratio = TEXT_RATIO): Color {
    const path = `globalSettings.${name}`;
    const own = this.#defaults.color(path) ?? BLACK;
    const isChosen = this.#values.color(path) !== own;
    return (isChosen && this.on(backgrounds, path, { ratio })) || readable(own, backgrounds, ratio);
  }

  /** What was changed so far, each path once. */
  get adjusted(): readonly AdjustedColor[] {
    return [...this.#adjusted.values()];
  }

  #note(adjusted: AdjustedColor): void {
    const known = this.#adjusted.get(adjusted.path);
    if (!known || adjusted.ratio < known.ratio) this.#adjusted.set(adjusted.path, adjusted);
  }
}
