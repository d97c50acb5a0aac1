import type { RequestWords } from '../../words/request-words.ts';
import { searchColors } from '../choices/color-choices.ts';
import { type LanguagePair, memoizedByLanguages } from './language-pair.ts';
import { foldedOf, type Token, textOf } from './tokens.ts';

type Shade = keyof RequestWords['shades'];

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const WHOLE_HEX = /^#[0-9a-f]{6}$/i;
/** No name of a color is longer. */
const LONGEST_COLOR = 40;
/** The words of the longest name of a color, with its shade. */
const MOST_WORDS = 4;
/** The red, green and blue that a shade mixes a color with, and how much of it. */
const MIXED_WITH: Readonly<
  Record<Shade, readonly [parts: readonly [number, number, number], share: number]>
> = {
  light: [[255, 255, 255], 0.55],
  dark: [[0, 0, 0], 0.4],
  warm: [[255, 128, 0], 0.15],
  cool: [[0, 96, 255], 0.15],
};

/** True for the hex value of a color. */
export const isHex = (text: string) => HEX.test(text);

/** The hex value of a color that a text names; undefined if it is none that is known, nor a shade of one. */
export function colorNamed(text: string, languagePair: LanguagePair): string | undefined {
  if (isHex(text)) return text;
  if (text.length > LONGEST_COLOR) return undefined;
  const { language } = languagePair;
  const { byName, around } = colorsOf(languagePair);
  const said = colorWords(text.replace(/[.!]$/, ''), language);
  const bare = said.filter((word) => !around.has(word));
  const named = [said.join(' '), bare.join(' '), ...language.variants(foldedOf(text, language))];
  const found = named.map((each) => byName.get(each)).find((each) => each !== undefined);
  return found ?? shadeNamed(bare, languagePair);
}

/** A color that a sentence names, and the tokens around it. */
export interface ColorIn {
  readonly said: readonly Token[];
  readonly others: readonly Token[];
  /** The color itself, or its shade of the present one. */
  readonly of: (present: string) => string | undefined;
}

/** The color that a sentence names, or the shade that it wants of the present one; undefined if it says neither. */
export function colorIn(
  sentence: string,
  tokens: readonly Token[],
  languagePair: LanguagePair,
): ColorIn | undefined {
  for (let length = MOST_WORDS; length > 0; length--)
    for (const at of tokens.keys()) {
      const said = tokens.slice(at, at + length);
      if (said.length < length || said.some(({ kind }) => kind !== 'word')) continue;
      // `Ich weiß` says that somebody knows.
      if (tokens[at - 1]?.folded === 'ich') continue;
      const hex = colorNamed(textOf(sentence, said), languagePair);
      if (hex) return { said, others: [...tokens.slice(0, at), ...tokens.slice(at + length)], of: () => hex };
    }
  const { shades } = colorsOf(languagePair);
  const said = tokens.find(({ folded }) => shades.has(languagePair.language.stem(folded)));
  const shade = said && shades.get(languagePair.language.stem(said.folded));
  if (!shade) return undefined;
  const of = (present: string) => (WHOLE_HEX.test(present) ? shaded(present, shade) : undefined);
  return { said: [said], others: tokens.filter((token) => token !== said), of };
}

const colorWords = (text: string, language: RequestWords) =>
  text.split(/[\s-]+/).map((word) => language.stem(foldedOf(word, language)));

/** The colors of a language by their names, and the words around them. */
const colorsOf = memoizedByLanguages(({ words, english, language }) => {
  const palette = searchColors('', english);
  const byName = new Map<string, string>();
  // `Cremeton` and `cremefarben` are that color.
  const ends = language.hasCompounds ? language.aroundColor : [];
  const add = (names: readonly string[], value: string) => {
    for (const each of names.flatMap((name) => [name, ...ends.map((end) => `${name}${end}`)])) {
      const key = colorWords(each, language).join(' ');
      if (!byName.has(key)) byName.set(key, value);
    }
  };
  for (const [at, { name, value }] of searchColors('', words).entries()) {
    const inEnglish = palette[at]?.name ?? name;
    add([name, inEnglish, ...(language.colors[inEnglish] ?? [])], value);
  }
  for (const [name, others] of Object.entries(language.colors)) if (isHex(name)) add(others, name);
  const shades = new Map(
    Object.entries(language.shades).flatMap(([shade, names]) =>
      names.map((each) => [colorWords(each, language).join(' '), shade as Shade] as const),
    ),
  );
  return {
    byName,
    shades,
    around: new Set(language.aroundColor.flatMap((each) => colorWords(each, language))),
  };
});

/** The hex value of a shade such as `dark green`, said in several words or, in German, in one. */
function shadeNamed(said: readonly string[], languagePair: LanguagePair): string | undefined {
  const { byName, shades } = colorsOf(languagePair);
  const [word = ''] = said;
  const prefix =
    languagePair.language.hasCompounds && said.length === 1
      ? [...shades.keys()].find((each) => word.startsWith(each) && word !== each)
      : undefined;
  const parts = prefix === undefined ? said : [prefix, word.slice(prefix.length)];
  const wanted = parts.flatMap((part) => shades.get(part) ?? []);
  const name = parts.filter((part) => !shades.has(part)).join(' ');
  const names = [name, ...languagePair.language.variants(name)];
  const hex = names.map((each) => byName.get(each)).find((each) => each !== undefined);
  return hex !== undefined && wanted.length > 0 ? wanted.reduce(shaded, hex) : undefined;
}

/** A color mixed with what makes it that shade. */
function shaded(hex: string, shade: Shade): string {
  const [towards, share] = MIXED_WITH[shade];
  const mixed = towards.map((part, at) => {
    const own = Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16);
    return Math.round(own + (part - own) * share);
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
