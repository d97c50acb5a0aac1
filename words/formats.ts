import { bidiIsolate } from './bidi-isolate.ts';
import { type LanguageCode, localeOf } from './language.ts';

/** The plural forms that a language distinguishes. */
interface CountForms {
  readonly en: 'one' | 'other';
  readonly de: 'one' | 'other';
  readonly ar: Intl.LDMLPluralRule;
}

/** Formats a count with the plural form of the language; `#` in a form stands for the number. */
export function counted<Code extends LanguageCode>(
  code: Code,
  forms: Readonly<Record<CountForms[Code], string>>,
): (count: number) => string {
  const rules = onDemand(() => new Intl.PluralRules(code));
  const numbers = numbersOf(code);
  return (count) => forms[rules().select(count) as CountForms[Code]].replaceAll('#', numbers().format(count));
}

/** Formats whole numbers in a language. */
export function wholeNumber(code: LanguageCode): (value: number) => string {
  const numbers = numbersOf(code, { maximumFractionDigits: 0 });
  return (value) => numbers().format(value);
}

/** Formats numbers with one decimal in a language. */
export function oneDecimal(code: LanguageCode): (value: number) => string {
  const numbers = numbersOf(code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (value) => numbers().format(value);
}

/** Formats fractions from 0 to 1 as percentages in a language. */
export function perCent(code: LanguageCode): (fraction: number) => string {
  const numbers = numbersOf(code, { style: 'percent' });
  return (fraction) => numbers().format(fraction);
}

/** Names as a list in a language. In Arabic each is isolated, as `و` would stick to a name in Latin letters. */
export function listed(code: LanguageCode, names: readonly string[]): string {
  if (code === 'ar') return names.map(bidiIsolate).join('، ');
  return new Intl.ListFormat(localeOf(code), { type: 'unit', style: 'short' }).format(names);
}

/** Formats milliseconds since 1970 as date and minute, in a language and the visitor's time zone. */
export function dateAndTime(code: LanguageCode): (at: number) => string {
  const style = { dateStyle: 'long', timeStyle: 'short' } as const;
  const moments = onDemand(() => new Intl.DateTimeFormat(localeOf(code), style));
  return (at) => moments().format(at);
}

function numbersOf(code: LanguageCode, options?: Intl.NumberFormatOptions): () => Intl.NumberFormat {
  return onDemand(() => new Intl.NumberFormat(localeOf(code), options));
}

// Creating an Intl formatter takes milliseconds, and most of a language's are never used.
function onDemand<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
