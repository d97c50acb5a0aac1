import type { LanguageChoices } from '../domain/ports.ts';

const KEY = 'parley.language';

/** The chosen language of the screen, in local storage. */
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
