import { arServer } from '../../src/words/ar/server.ts';
import { deServer } from '../../src/words/de/server.ts';
import { enServer } from '../../src/words/en/server.ts';
import { type LanguageCode, languageNamed } from '../../src/words/language.ts';
import { directionOf } from '../../src/words/language-tag.ts';

/** What the server says to visitors. */
export type ServerWords = typeof enServer;

const TABLES: Readonly<Record<LanguageCode, ServerWords>> = { en: enServer, de: deServer, ar: arServer };

/** The server's words in a visitor's language. */
export interface VisitorLanguage {
  readonly code: LanguageCode;
  readonly direction: 'ltr' | 'rtl';
  readonly words: ServerWords;
}

/** The language that an Accept-Language header wants most, of those there are words for; English where it names none. */
export function chooseLanguage(acceptLanguage = ''): VisitorLanguage {
  const wanted = acceptLanguage
    .slice(0, MOST_READ)
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

// Browsers send a handful of tags.
const MOST_READ = 200;
