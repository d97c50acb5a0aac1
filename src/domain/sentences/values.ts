import { codeOfLanguage } from '../../words/page-language.ts';
import type { SentenceWords } from '../../words/sentence-words.ts';
import type { Words } from '../../words/words.ts';
import { searchColors } from '../choices/color-choices.ts';
import { iconChoices, iconName } from '../choices/icon-choices.ts';
import type { Leaf } from '../config/structure.ts';
import { foldedOf, type Token, textOf } from './tokens.ts';

/** A value as it is said. */
export interface SaidValue {
  readonly text: string;
  readonly isQuoted: boolean;
  /** The hex value of the color that it names. */
  readonly color: string | undefined;
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
  readonly language: SentenceWords;
  /** The names of the palette in English, for the language's other words. */
  readonly english: Words;
}

/** A keyboard may put them around a number or a Latin word in Arabic text. */
const BIDI_CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const ADDRESS =
  /^(?:https?:\/\/\S+|www\.\S+|mailto:\S+|tel:\S+|#[\w-]+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?)$/i;
const HANDLE = /^@[\w.-]+$/;
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d٠-٩(][\d٠-٩\s()./–-]{3,}$/;

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
  if (first?.kind === 'mark' && /[:=,;.،؛]/.test(first.text)) return undefined;
  const text = (isQuoted ? first.text : textOf(sentence, tokens)).replace(BIDI_CONTROLS, '').trim();
  return text === '' ? undefined : { text, isQuoted, color: colorNamed(text, tongue) };
}

/** The hex value of a color that a text names; undefined if it is none of the palette. */
function colorNamed(text: string, { words, english, language }: ValueTongue): string | undefined {
  if (HEX.test(text)) return text;
  const wordsOf = (each: string) =>
    each.split(/[\s-]+/).map((word) => language.stem(foldedOf(word, language)));
  const around = new Set(language.aroundColor.flatMap(wordsOf));
  const said = wordsOf(text.replace(/[.!]$/, ''));
  const bare = said.filter((word) => !around.has(word)).join(' ');
  const palette = searchColors('', english);
  const names = searchColors('', words).map(({ name, value }, at) => ({
    value,
    names: [name, palette[at]?.name ?? name, ...(language.colors[palette[at]?.name ?? ''] ?? [])],
  }));
  const isNamed = (wanted: string) =>
    names.find((each) => each.names.some((name) => wordsOf(name).join(' ') === wanted));
  const variant = language.variants(foldedOf(text, language)).find((each) => isNamed(each) !== undefined);
  return (isNamed(said.join(' ')) ?? isNamed(bare) ?? (variant === undefined ? undefined : isNamed(variant)))
    ?.value;
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
    return [name, ...(words.editors.iconWords[name] ?? [])].some(
      (word) => language.stem(foldedOf(word, language)) === language.stem(wanted),
    );
  });
  return icon === undefined ? undefined : { typed: icon, isClear: true, implies: ['icon'] };
}

/** The words of a field that only takes some texts, and what such a text looks like. */
const LOOKS: Readonly<Record<string, RegExp>> = { phone: PHONE, email: MAIL };

function fittingText(
  { text, isQuoted, color }: SaidValue,
  leaf: Leaf,
  tongue: ValueTongue,
): FittingValue | undefined {
  const looks = LOOKS[leaf.id];
  if (looks) return looks.test(text) ? { typed: text, isClear: true, implies: [leaf.id] } : undefined;
  if (leaf.choices && !leaf.path.endsWith('anguage')) {
    const choice = leaf.choices.find((each) => each.toLowerCase() === text.toLowerCase());
    return choice === undefined ? undefined : { typed: choice, isClear: true, implies: [] };
  }
  if (leaf.choices) return languageNamed(text, leaf, tongue);
  if (isQuoted) return { typed: text, isClear: true, implies: ['text'] };
  const isOther = color !== undefined || MAIL.test(text) || PHONE.test(text) || /^https?:/.test(text);
  if (isOther || isVague(text, tongue.language)) return undefined;
  return { typed: text, isClear: false, implies: ['text'] };
}

function languageNamed(text: string, leaf: Leaf, { words }: ValueTongue): FittingValue | undefined {
  const wanted = text.toLowerCase();
  const names = new Intl.DisplayNames([words.language.code], { type: 'language' });
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  const choice = leaf.choices?.find((name) => {
    const code = codeOfLanguage(name);
    return [name, code, names.of(code), english.of(code)].some((each) => each?.toLowerCase() === wanted);
  });
  return choice === undefined ? undefined : { typed: choice, isClear: true, implies: ['language'] };
}

/** True for a lower-case text such as `something shorter`. What begins with a capital is meant as it stands. */
function isVague(text: string, language: SentenceWords): boolean {
  if (/^\p{Lu}/u.test(text)) return false;
  const said = text
    .split(/\s+/)
    .map((word) => foldedOf(word.replace(/[.,!?]$/, ''), language))
    .join(' ');
  return language.vague.some((each) => {
    const vague = each
      .split(' ')
      .map((word) => foldedOf(word, language))
      .join(' ');
    return said === vague || said.startsWith(`${vague} `);
  });
}
