import { BLACK, type Color } from '../markup/color.ts';
import { contrast, readable, TEXT_RATIO } from '../markup/contrast.ts';
import type { Values } from './values.ts';

/** A color that the visitor set and that the page had to change to stay readable. */
export interface AdjustedColor {
  readonly path: string;
  /** The color that was set. */
  readonly wanted: Color;
  /** The color that the page uses instead. */
  readonly used: Color;
  /** The lowest contrast of the color that was set, on any of its backgrounds: 1 to 21. */
  readonly ratio: number;
  /** The contrast that is required, and that the used color has. */
  readonly needed: number;
}

/** Makes the colors that a visitor set readable where they are used, and records those that had to be changed. */
export class ContrastAdjuster {
  readonly #values: Values;
  readonly #defaults: Values;
  readonly #adjusted = new Map<string, AdjustedColor>();

  /** `defaults` are the template's own values. */
  constructor(values: Values, defaults: Values) {
    this.#values = values;
    this.#defaults = defaults;
  }

  /** The color set at `path`, unchanged; undefined if none is set. */
  unchanged(path: string): Color | undefined {
    return this.#values.color(path);
  }

  /**
   * The color set at `path` (of the item, if one is given), or its nearest shade that is readable on every background.
   * undefined if none is set.
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

  /** A global color, or its nearest shade that is readable on every background. Recorded only if the visitor chose the color. */
  global(name: 'primaryColor' | 'accentColor', backgrounds: readonly Color[], ratio = TEXT_RATIO): Color {
    const path = `globalSettings.${name}`;
    const own = this.#defaults.color(path) ?? BLACK;
    const isChosen = this.#values.color(path) !== own;
    return (isChosen && this.on(backgrounds, path, { ratio })) || readable(own, backgrounds, ratio);
  }

  /** The changes so far, each path once, with its lowest contrast. */
  get adjusted(): readonly AdjustedColor[] {
    return [...this.#adjusted.values()];
  }

  #note(adjusted: AdjustedColor): void {
    const known = this.#adjusted.get(adjusted.path);
    if (!known || adjusted.ratio < known.ratio) this.#adjusted.set(adjusted.path, adjusted);
  }
}
