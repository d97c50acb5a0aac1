import type { Journal, JournalHead } from '../../src/domain/journal.ts';

/** What a journal holds, as it is on the disk. */
export interface JournalPlace {
  head: JournalHead | undefined;
  left: number | undefined;
  readonly texts: Map<string, string | null>;
}

export function emptyPlace(): JournalPlace {
  return { head: undefined, left: undefined, texts: new Map() };
}

/** A journal in memory; each change takes a turn to reach its place, as on a disk. */
export function fakeJournal(place: JournalPlace): Journal {
  const head = () => place.head && { ...place.head, left: place.left };
  return {
    head: async () => head(),
    async read() {
      const found = head();
      return found && { head: found, texts: new Map(place.texts) };
    },
    async write(written, texts) {
      await undefined;
      for (const [key, text] of texts) place.texts.set(key, text);
      place.head = { ...written };
    },
    async leave(at) {
      await undefined;
      place.left = at;
    },
    async clear() {
      await undefined;
      Object.assign(place, { head: undefined, left: undefined });
      place.texts.clear();
    },
  };
}
