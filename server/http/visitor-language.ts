import { arServer } from '../../src/words/ar/server.ts';
import { deServer } from '../../src/words/de/server.ts';
import { enServer } from '../../src/words/en/server.ts';
import { type LanguageCode, languageNamed } from '../../src/words/language.ts';
import { directionOf } from '../../src/words/language-tag.ts';

/** The texts of the server for visitors. */
export type ServerWords = typeof enServer;

const TABLES: Readonly<Record<LanguageCode, ServerWords>> = { en: enServer, de: deServer, ar: arServer };

/** A visitor's language with the texts in it. */
export interface VisitorLanguage {
  readonly code: LanguageCode;
  readonly direction: 'ltr' | 'rtl';
  readonly words: ServerWords;
}

/** The language that an Accept-Language header prefers among those we have; English if it names none of them. */
export function chooseLanguage(acceptLanguage = ''): VisitorLanguage {
  const wanted = acceptLanguage
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .flatMap((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      const code = languageNamed(tag);
      return code === undefined ? [] : [{ code, weight: weight === undefined ? 1 : Number(weight.slice(2)) }];
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  const code = wanted[0]?.code ?? 'en';
  return { code, direction: directionOf(code), words: TABLES[code] };
}

// In characters. Browsers send a handful of tags.
const MAX_HEADER_LENGTH = 200;
