import { type LanguageCode, localeOf } from './language.ts';

/** The forms of a count that each language tells apart. */
interface CountForms {
  readonly en: 'one' | 'other';
  readonly de: 'one' | 'other';
  readonly ar: Intl.LDMLPluralRule;
}

/** Says a count by the form that the language has for it; `#` in a form stands for the number. */
export function counted<Code extends LanguageCode>(
  code: Code,
  forms: Readonly<Record<CountForms[Code], string>>,
): (count: number) => string {
  const rules = onDemand(() => new Intl.PluralRules(code));
  const numbers = numbersOf(code);
  return (count) => forms[rules().select(count) as CountForms[Code]].replaceAll('#', numbers().format(count));
}

/** Writes whole numbers, as a language does. */
export function wholeNumber(code: LanguageCode): (value: number) => string {
  const numbers = numbersOf(code, { maximumFractionDigits: 0 });
  return (value) => numbers().format(value);
}

/** Writes numbers with one decimal, as a language does. */
export function oneDecimal(code: LanguageCode): (value: number) => string {
  const numbers = numbersOf(code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (value) => numbers().format(value);
}

/** Writes fractions from 0 to 1 as a per cent, as a language does. */
export function perCent(code: LanguageCode): (fraction: number) => string {
  const numbers = numbersOf(code, { style: 'percent' });
  return (fraction) => numbers().format(fraction);
}

/** Writes moments, as milliseconds since 1970, as a language does: the day and the minute, where the visitor is. */
export function momentIn(code: LanguageCode): (at: number) => string {
  const style = { dateStyle: 'long', timeStyle: 'short' } as const;
  const moments = onDemand(() => new Intl.DateTimeFormat(localeOf(code), style));
  return (at) => moments().format(at);
}

function numbersOf(code: LanguageCode, options?: Intl.NumberFormatOptions): () => Intl.NumberFormat {
  return onDemand(() => new Intl.NumberFormat(localeOf(code), options));
}

// A formatter takes milliseconds to make: the words of a language come with many that are never asked for.
function onDemand<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
