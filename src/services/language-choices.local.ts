import type { LanguageChoices } from '../domain/ports.ts';

const KEY = 'parley.language';

/** Keeps the language of the screen in the browser's local storage. */
export function localLanguageChoices(storage: () => Storage): LanguageChoices {
  return {
    kept() {
      try {
        return storage().getItem(KEY);
      } catch {
        return null;
      }
    },
    keep: (code) => storage().setItem(KEY, code),
  };
}
