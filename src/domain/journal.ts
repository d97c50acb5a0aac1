/** Which writing of storage a journal or storage itself is at. */
export interface Writing {
  /** Counts what was stored, over all tabs. */
  readonly count: number;
  /** When the first of them was, in milliseconds since 1970. */
  readonly since: number;
}

/** The writing that a journal holds, and the moments that tell a crash from a clearing, in milliseconds since 1970. */
export interface JournalHead extends Writing {
  /** When the latest writing was. */
  readonly at: number;
  /** When a page of the website was left last. */
  readonly left?: number | undefined;
}

/** All that a journal holds: the latest text of each key, null where it was removed. */
interface JournalContent {
  readonly head: JournalHead;
  readonly texts: ReadonlyMap<string, string | null>;
}

/** What was stored lately, where a crash of the browser does not take it. Its calls take effect in their order. */
export interface Journal {
  /** Undefined: it holds nothing. */
  head(): Promise<JournalHead | undefined>;
  /** All of one moment; undefined: it holds nothing. */
  read(): Promise<JournalContent | undefined>;
  /** Adds texts and takes the place of the head, but for when a page was left; resolves when both are on the disk. */
  write(head: Omit<JournalHead, 'left'>, texts: JournalContent['texts']): Promise<void>;
  /** Notes when a page was left; tells nobody, as by then nobody is there. */
  leave(at: number): void;
  clear(): Promise<void>;
}

// Browsers write local storage to the disk seconds after it was stored, at first.
const FIRST_WRITTEN_MS = 30_000;
// And minutes after, where much is stored.
const ALL_WRITTEN_MS = 600_000;
// Two processes of one browser need not agree on the moment.
const SKEW_MS = 50;

/** Whether storage came back older than its journal, as it does from a crash: at `stored`, or empty. `startedAt` is when the page began to be opened. */
export function isBehind(stored: Writing | undefined, head: JournalHead, startedAt: number): boolean {
  const { at, left = 0, since } = head;
  // A page that was left while this one was being opened was in the same browser: nothing crashed in between.
  if (left >= startedAt - SKEW_MS) return false;
  if (stored) return stored.count < head.count;
  // What must have been on the disk does not crash away: somebody emptied storage.
  return Math.max(at, left) - since <= FIRST_WRITTEN_MS;
}

/** Whether nothing of a journal can be needed any more where storage is not behind it. */
export function isDone(stored: Writing | undefined, head: JournalHead, now: number): boolean {
  return !stored || now - head.at > ALL_WRITTEN_MS;
}
