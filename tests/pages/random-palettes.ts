import fc from 'fast-check';
import type { LoadedTemplate } from '../../templates/template.ts';
import { fieldsOf } from '../templates/facts.ts';

/** Colours by path. */
export type PaletteColors = Readonly<Record<string, string>>;

const RANDOM = 16;
const SEED = 20_251_121;
/** Colours that leave the least contrast if all fields have the same one. */
const WORST = ['#ffffff', '#000000', '#808080', '#767676', '#ff0000', '#ffff00', '#0000ff', '#00ff7f'];

/** 16 random palettes, the same in each run, every second one also with section colours; and the 8 worst ones. */
export function palettesOf(
  template: LoadedTemplate,
): readonly (readonly [name: string, colors: PaletteColors])[] {
  const paths = fieldsOf(template)
    .filter(({ type }) => type === 'color')
    .map(({ path }) => path);
  const globals = paths.filter((path) => path.startsWith('globalSettings.'));
  const colorsOf = (own: readonly string[], colors: readonly string[]) =>
    Object.fromEntries(own.map((path, at) => [path, colors[at % colors.length] ?? '']));
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const anyColors = fc.array(hex, { minLength: paths.length, maxLength: paths.length });
  const random = fc.sample(anyColors, { seed: SEED, numRuns: RANDOM });
  return [
    ...random.map((colors, n) => [`random ${n}`, colorsOf(n % 2 === 0 ? globals : paths, colors)] as const),
    ...WORST.map((color) => [`all ${color}`, colorsOf(paths, [color])] as const),
  ];
}
