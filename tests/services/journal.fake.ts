import type { Journal, JournalHead } from '../../src/domain/journal.ts';

/** What a journal holds, as it is on the disk. */
export interface JournalPlace {
  head: JournalHead | undefined;
  readonly texts: Map<string, string | null>;
}

export function emptyPlace(): JournalPlace {
  return { head: undefined, texts: new Map() };
}

/** A journal in memory; each writing takes a turn to reach its place, as on a disk. */
export function fakeJournal(place: JournalPlace): Journal {
  return {
    head: async () => place.head,
    texts: async () => new Map(place.texts),
    async write(head, texts) {
      await undefined;
      for (const [key, text] of texts) place.texts.set(key, text);
      place.head = { ...head };
    },
    async clear() {
      place.head = undefined;
      place.texts.clear();
    },
  };
}
