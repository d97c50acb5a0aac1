import type { AskWords } from '../../words/ask-words.ts';
import { codeOfLanguage, PAGE_LANGUAGE_NAMES } from '../../words/page-language.ts';
import { allOf, type Words } from '../../words/words.ts';
import { searchColors } from '../choices/color-choices.ts';
import { iconChoices, iconName } from '../choices/icon-choices.ts';
import type { Leaf } from '../config/structure.ts';
import { foldedOf, type Token, textOf } from './tokens.ts';

/** A value as it is said. */
export interface SaidValue {
  readonly text: string;
  /** What ends it as a sentence, such as a full stop. */
  readonly end: string;
  readonly isQuoted: boolean;
  /** The hex value of the color that it names. */
  readonly color: string | undefined;
  /** True for a lower-case text such as `something shorter`. */
  readonly isVague: boolean;
}

/** A value that fits a field. `implies` are the concepts of a field's name that go without saying. */
export interface FittingValue {
  readonly typed: string;
  /** True if it says by itself what it is. */
  readonly isClear: boolean;
  readonly implies: readonly string[];
}

export interface ValueTongue {
  readonly words: Words;
  readonly language: AskWords;
  /** The names of the palette in English, for the language's other words. */
  readonly english: Words;
}

/** A keyboard may put them around a number or a Latin word in Arabic text. */
const BIDI_CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const ADDRESS =
  /^(?:https?:\/\/\S+|www\.\S+|mailto:\S+|tel:\S+|#[\w-]+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?)$/i;
/** A question mark may be the request's: `Can you set the title to Bread?` */
const SENTENCE_END = /^[.!…]{1,3}$/;
const HANDLE = /^@[\w.-]+$/;
const MAIL = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/;
const PHONE = /^\+?[\d٠-٩(][\d٠-٩\s()./–-]+$/;
/** A shorter number may be a text too, such as a year. */
const SHORTEST_NUMBER = 6;

/** No name of a color is longer. */
const LONGEST_COLOR = 40;
/** The words of the longest description of a value. */
const MOST_VAGUE = 4;

/** The value that tokens say. */
export function saidValue(
  sentence: string,
  tokens: readonly Token[],
  tongue: ValueTongue,
): SaidValue | undefined {
  const [first] = tokens;
  const isQuoted = tokens.length === 1 && first?.kind === 'quote';
  // A quotation within other words is no value, but the end of one.
  if (!isQuoted && tokens.some(({ kind }) => kind === 'quote')) return undefined;
  if (first?.text === ':') return saidValue(sentence, tokens.slice(1), tongue);
  if (first?.kind === 'mark' && /[=,;.،؛]/.test(first.text)) return undefined;
  const text = (isQuoted ? first.text : textOf(sentence, tokens)).replace(BIDI_CONTROLS, '').trim();
  if (text === '') return undefined;
  const rest = sentence.slice(tokens.at(-1)?.end).trim();
  const end = !isQuoted && SENTENCE_END.test(rest) ? rest : '';
  return { text, end, isQuoted, color: colorNamed(text, tongue), isVague: isVague(text, tongue) };
}

/** The hex value of a color that a text names; undefined if it is none of the palette, nor a shade of one. */
function colorNamed(text: string, tongue: ValueTongue): string | undefined {
  if (HEX.test(text)) return text;
  if (text.length > LONGEST_COLOR) return undefined;
  const { language } = tongue;
  const { byName, around } = colorsOf(tongue);
  const said = colorWords(text.replace(/[.!]$/, ''), language);
  const bare = said.filter((word) => !around.has(word));
  const named = [said.join(' '), bare.join(' '), ...language.variants(foldedOf(text, language))];
  const found = named.map((each) => byName.get(each)).find((each) => each !== undefined);
  return found ?? shadeNamed(bare, tongue);
}

const colorWords = (text: string, language: AskWords) =>
  text.split(/[\s-]+/).map((word) => language.stem(foldedOf(word, language)));

/** The colors of a language by their names, and the words around them; kept, as every value is compared with them. */
const colorsOf = memoizedByTongue(({ words, english, language }) => {
  const palette = searchColors('', allOf(english));
  const byName = new Map<string, string>();
  const colors = searchColors('', allOf(words));
  for (const [at, { name, value }] of colors.entries()) {
    const inEnglish = palette[at]?.name ?? name;
    for (const each of [name, inEnglish, ...(language.colors[inEnglish] ?? [])]) {
      const key = colorWords(each, language).join(' ');
      if (!byName.has(key)) byName.set(key, value);
    }
  }
  const shades = new Map(
    (['light', 'dark'] as const).flatMap((shade) =>
      language.shades[shade].map((each) => [colorWords(each, language).join(' '), shade] as const),
    ),
  );
  return {
    byName,
    shades,
    around: new Set(language.aroundColor.flatMap((each) => colorWords(each, language))),
  };
});

/** The hex value of a lighter or darker shade such as `dark green`, said in several words or, in German, in one. */
function shadeNamed(said: readonly string[], tongue: ValueTongue): string | undefined {
  const { byName, shades } = colorsOf(tongue);
  const [word = ''] = said;
  const prefix =
    tongue.language.hasCompounds && said.length === 1
      ? [...shades.keys()].find((each) => word.startsWith(each) && word !== each)
      : undefined;
  const parts = prefix === undefined ? said : [prefix, word.slice(prefix.length)];
  const shade = parts.map((part) => shades.get(part)).find((each) => each !== undefined);
  const name = parts.filter((part) => !shades.has(part)).join(' ');
  const names = [name, ...tongue.language.variants(name)];
  const hex = names.map((each) => byName.get(each)).find((each) => each !== undefined);
  return shade && hex && shaded(hex, shade);
}

/** A color mixed with white or black. */
function shaded(hex: string, shade: 'light' | 'dark'): string {
  const [towards, share] = shade === 'light' ? [255, 0.55] : [0, 0.4];
  const parts = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  const mixed = parts.map((part) => Math.round(part + (towards - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function memoizedByTongue<Kept>(make: (tongue: ValueTongue) => Kept): (tongue: ValueTongue) => Kept {
  const kept = new WeakMap<Words, Map<AskWords, Kept>>();
  return (tongue) => {
    const ofWords = kept.get(tongue.words) ?? new Map<AskWords, Kept>();
    kept.set(tongue.words, ofWords);
    const found = ofWords.get(tongue.language) ?? make(tongue);
    ofWords.set(tongue.language, found);
    return found;
  };
}

/** The value as a field takes it; undefined if it does not fit. */
export function fitting(said: SaidValue, leaf: Leaf, tongue: ValueTongue): FittingValue | undefined {
  const { text, color } = said;
  switch (leaf.type) {
    case 'color':
      return color === undefined ? undefined : { typed: color, isClear: true, implies: ['color'] };
    case 'url':
      if (HANDLE.test(text) && /^https?:/.test(String(leaf.default)))
        return { typed: `${leaf.default}${text.slice(1)}`, isClear: true, implies: ['link', 'account'] };
      return ADDRESS.test(text) && !HEX.test(text)
        ? { typed: text, isClear: true, implies: ['link', 'account'] }
        : undefined;
    case 'image':
      return /^https?:\/\/\S+$/.test(text)
        ? { typed: text, isClear: true, implies: ['image', 'link'] }
        : undefined;
    case 'icon':
      return iconNamed(text, tongue);
    case 'text':
      return fittingText(said, leaf, tongue);
    default:
      return undefined;
  }
}

function iconNamed(text: string, { words, language }: ValueTongue): FittingValue | undefined {
  const around = new Set(language.aroundColor.map((word) => foldedOf(word, language)));
  const said = text.split(/\s+/).map((word) => foldedOf(word, language));
  const wanted = said.filter((word, at) => at > 0 || !around.has(word)).join(' ');
  const icon = iconChoices.find((each) => {
    const name = iconName(each);
    return [name, ...(allOf(words).editors.iconWords[name] ?? [])].some(
      (word) => language.stem(foldedOf(word, language)) === language.stem(wanted),
    );
  });
  return icon === undefined ? undefined : { typed: icon, isClear: true, implies: ['icon'] };
}

/** The words of a field that only takes some texts, and what such a text looks like. */
const LOOKS: Readonly<Record<string, RegExp>> = { phone: PHONE, email: MAIL };

function fittingText(
  { text, end, isQuoted, color, isVague: isOnlyDescribed }: SaidValue,
  leaf: Leaf,
  tongue: ValueTongue,
): FittingValue | undefined {
  const looks = LOOKS[leaf.id];
  if (looks) return looks.test(text) ? { typed: text, isClear: true, implies: [leaf.id] } : undefined;
  if (leaf.choices && !leaf.path.endsWith('anguage')) {
    const choice = leaf.choices.find((each) => each.toLowerCase() === text.toLowerCase());
    if (choice !== undefined) return { typed: choice, isClear: true, implies: [] };
    return isQuoted || /^\p{Lu}/u.test(text) ? { typed: text, isClear: false, implies: [] } : undefined;
  }
  if (leaf.choices) return languageNamed(text, leaf, tongue);
  if (isQuoted) return { typed: text, isClear: true, implies: ['text'] };
  const isOther =
    color !== undefined ||
    MAIL.test(text) ||
    (PHONE.test(text) && text.length >= SHORTEST_NUMBER) ||
    /^https?:/.test(text);
  if (isOther || isOnlyDescribed) return undefined;
  return { typed: `${text}${end}`, isClear: false, implies: ['text'] };
}

function languageNamed(text: string, leaf: Leaf, tongue: ValueTongue): FittingValue | undefined {
  const wanted = text.toLowerCase();
  const choice = leaf.choices?.find((name) => languageNames(tongue).get(name)?.includes(wanted));
  return choice === undefined ? undefined : { typed: choice, isClear: true, implies: ['language'] };
}

/** The names of the languages of a page, by the stored one. */
const languageNames = memoizedByTongue(({ words }) => {
  const names = new Intl.DisplayNames([words.language.code], { type: 'language' });
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  return new Map(
    PAGE_LANGUAGE_NAMES.map((name) => {
      const code = codeOfLanguage(name);
      const all = [name, code, names.of(code), english.of(code)];
      return [name, all.map((each) => each?.toLowerCase())] as const;
    }),
  );
});

/** What begins with a capital is meant as it stands. */
function isVague(text: string, tongue: ValueTongue): boolean {
  if (/^\p{Lu}/u.test(text)) return false;
  const said = text
    .split(/\s+/, MOST_VAGUE)
    .map((word) => foldedOf(word.replace(/[.,!?]$/, ''), tongue.language))
    .join(' ');
  return vagueTexts(tongue).some((vague) => said === vague || said.startsWith(`${vague} `));
}

const vagueTexts = memoizedByTongue(({ language }) =>
  language.vague.map((each) =>
    each
      .split(' ')
      .map((word) => foldedOf(word, language))
      .join(' '),
  ),
);
