import { arServer } from '../../words/ar/server.ts';
import { deServer } from '../../words/de/server.ts';
import { enServer } from '../../words/en/server.ts';
import { type LanguageCode, languageNamed } from '../../words/language.ts';
import { directionOf } from '../../words/language-tag.ts';
import { weightedNames } from './accept.ts';

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
  const [best] = weightedNames(acceptLanguage.slice(0, MAX_HEADER_LENGTH))
    .flatMap(([tag, weight]) => {
      const code = languageNamed(tag);
      return code !== undefined && weight > 0 ? [{ code, weight }] : [];
    })
    .sort((one, other) => other.weight - one.weight);
  const code = best?.code ?? 'en';
  return { code, direction: directionOf(code), words: TABLES[code] };
}

// In characters. Browsers send a handful of tags.
const MAX_HEADER_LENGTH = 200;
