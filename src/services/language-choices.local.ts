import type { LanguageChoices } from '../../domain/ports.ts';
import { LANGUAGE_KEY } from '../../words/language.ts';

const YEAR_S = 31_536_000;

/** The chosen language of the screen, in local storage, and in a cookie, by which the server answers in it. */
export function localLanguageChoices(storage: () => Storage, page: { cookie: string }): LanguageChoices {
  return {
    kept() {
      try {
        return storage().getItem(LANGUAGE_KEY);
      } catch {
        return null;
      }
    },
    keep(code) {
      storage().setItem(LANGUAGE_KEY, code);
      page.cookie = `${LANGUAGE_KEY}=${code}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
    },
  };
}
