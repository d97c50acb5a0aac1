import { codeOfLanguage, PAGE_LANGUAGE_NAMES } from '../../words/page-language.ts';
import { iconChoices, iconName } from '../choices/icon-choices.ts';
import type { Leaf } from '../config/structure.ts';
import { colorNamed, isHex } from './colors.ts';
import { type LanguagePair, memoizedByLanguages } from './language-pair.ts';
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

/** A keyboard may put them around a number or a Latin word in Arabic text. */
const BIDI_CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const ADDRESS =
  /^(?:https?:\/\/\S+|www\.\S+|mailto:\S+|tel:\S+|#[\w-]+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?)$/i;
/** A question mark may be the request's: `Can you set the title to Bread?` */
const SENTENCE_END = /^[.!…]{1,3}$/;
const HANDLE = /^@[\w.-]+$/;
/** The name of an account that looks like a host: no address of a social network ends there. */
const DOTTED_NAME = /^[\w-]+(?:\.[\w-]+)+$/;
const MAIL = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/;
const PHONE = /^\+?[\d٠-٩(][\d٠-٩\s()./–-]+$/;
/** An amount, with its currency before or after it. */
const PRICE = /^\D{0,4}\d{1,5}(?:[.,]\d{1,2})?(?:\s?\p{L}{1,6}|\s?\p{Sc})?$/u;
/** A shorter number may be a text too, such as a year. */
const SHORTEST_NUMBER = 6;

/** The words of the longest description of a value. */
const MOST_VAGUE = 4;

/** The value that tokens say. */
export function saidValue(
  sentence: string,
  tokens: readonly Token[],
  languagePair: LanguagePair,
): SaidValue | undefined {
  const [first] = tokens;
  if (!first) return undefined;
  const isQuoted = tokens.length === 1 && first.kind === 'quote';
  // A quotation within other words is no value, but the end of one.
  if (!isQuoted && tokens.some(({ kind }) => kind === 'quote')) return undefined;
  if (first.text === ':') return saidValue(sentence, tokens.slice(1), languagePair);
  if (first.kind === 'mark' && /[=,;.،؛]/.test(first.text)) return undefined;
  const text = (isQuoted ? first.text : textOf(sentence, tokens)).replace(BIDI_CONTROLS, '').trim();
  if (text === '') return undefined;
  const rest = sentence.slice(tokens.at(-1)?.end).trim();
  const end = !isQuoted && SENTENCE_END.test(rest) ? rest : '';
  return { text, end, isQuoted, color: colorNamed(text, languagePair), isVague: isVague(text, languagePair) };
}

/** The value as a field takes it; undefined if it does not fit. */
export function fitting(said: SaidValue, leaf: Leaf, languagePair: LanguagePair): FittingValue | undefined {
  const { text, color } = said;
  switch (leaf.type) {
    case 'color':
      return color === undefined ? undefined : { typed: color, isClear: true, implies: ['color'] };
    case 'url':
      if (/^https?:/.test(String(leaf.default)) && (HANDLE.test(text) || isDottedName(text, leaf)))
        return {
          typed: `${leaf.default}${text.replace(/^@/, '')}`,
          isClear: true,
          implies: ['link', 'account'],
        };
      return ADDRESS.test(text) && !isHex(text)
        ? { typed: text, isClear: true, implies: ['link', 'account'] }
        : undefined;
    case 'image':
      return /^https?:\/\/\S+$/.test(text)
        ? { typed: text, isClear: true, implies: ['image', 'link'] }
        : undefined;
    case 'icon':
      return iconNamed(text, languagePair);
    case 'text':
      return fittingText(said, leaf, languagePair);
    // Show and Hide are requests of their own.
    case 'boolean':
      return undefined;
    default:
      return leaf.type satisfies never;
  }
}

/** True for a name such as `rosa.bakes`, and false for the host of the network itself. */
const isDottedName = (text: string, leaf: Leaf) =>
  DOTTED_NAME.test(text) && !/^www\./i.test(text) && !String(leaf.default).includes(text.toLowerCase());

function iconNamed(text: string, { words, language }: LanguagePair): FittingValue | undefined {
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

/** True for a text that looks like a telephone number or an e-mail address. */
export const looksLike = (field: 'phone' | 'email', text: string) =>
  (field === 'email' ? MAIL : PHONE).test(text) && (field === 'email' || text.length >= SHORTEST_NUMBER);

function fittingText(
  { text, end, isQuoted, color, isVague: isOnlyDescribed }: SaidValue,
  leaf: Leaf,
  languagePair: LanguagePair,
): FittingValue | undefined {
  const looks = LOOKS[leaf.id];
  if (looks) return looks.test(text) ? { typed: text, isClear: true, implies: [leaf.id] } : undefined;
  if (leaf.choices && !leaf.path.endsWith('anguage')) {
    const choice = leaf.choices.find((each) => each.toLowerCase() === text.toLowerCase());
    if (choice !== undefined) return { typed: choice, isClear: true, implies: [] };
    return isQuoted || /^\p{Lu}/u.test(text) ? { typed: text, isClear: false, implies: [] } : undefined;
  }
  if (leaf.choices) return languageNamed(text, leaf, languagePair);
  if (leaf.id === 'price' && PRICE.test(text)) return { typed: text, isClear: true, implies: ['price'] };
  if (isQuoted) return { typed: text, isClear: true, implies: ['text'] };
  const isOther =
    color !== undefined ||
    MAIL.test(text) ||
    (PHONE.test(text) && text.length >= SHORTEST_NUMBER) ||
    /^https?:/.test(text);
  if (isOther || isOnlyDescribed) return undefined;
  // The full stop of the sentence is none of a name; `Harrow & Co` may have one.
  const isName = leaf.path.startsWith('header.') && end === '.' && !/\b(?:co|inc|ltd|bros)$/i.test(text);
  return { typed: isName ? text : `${text}${end}`, isClear: false, implies: ['text'] };
}

function languageNamed(text: string, leaf: Leaf, languagePair: LanguagePair): FittingValue | undefined {
  const wanted = text.toLowerCase();
  const choice = leaf.choices?.find((name) => languageNames(languagePair).get(name)?.includes(wanted));
  return choice === undefined ? undefined : { typed: choice, isClear: true, implies: ['language'] };
}

/** The names of the languages of a page, by the stored one. */
const languageNames = memoizedByLanguages(({ words }) => {
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
function isVague(text: string, languagePair: LanguagePair): boolean {
  if (/^\p{Lu}/u.test(text)) return false;
  const said = text
    .split(/\s+/, MOST_VAGUE)
    .map((word) => foldedOf(word.replace(/[.,!?]$/, ''), languagePair.language))
    .join(' ');
  if (!said.includes(' ') && languagePair.language.comparative.test(said)) return true;
  return vagueTexts(languagePair).some((vague) => said === vague || said.startsWith(`${vague} `));
}

const vagueTexts = memoizedByLanguages(({ language }) =>
  language.vague.map((each) =>
    each
      .split(' ')
      .map((word) => foldedOf(word, language))
      .join(' '),
  ),
);
