import { isObject } from '../../domain/json/json.ts';
import type { DraftStore } from '../../domain/ports.ts';

const KEY = 'parley.drafts';

/** The texts that are not sent, in session storage: they are the tab's own. */
export function sessionDrafts(storage: () => Storage): DraftStore {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
        return isObject(kept) ? onlyTexts(kept) : {};
      } catch {
        return {};
      }
    },
    keep(texts) {
      try {
        if (Object.keys(texts).length === 0) storage().removeItem(KEY);
        else storage().setItem(KEY, JSON.stringify(texts));
      } catch {
        // Without storage they last until the page is left.
      }
    },
  };
}

function onlyTexts(kept: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
