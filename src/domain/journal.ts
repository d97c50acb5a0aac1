/** Which writing of storage a journal or storage itself is at. */
export interface Writing {
  /** Counts what was stored, over all tabs. */
  readonly count: number;
  /** When the first of them was, in milliseconds since 1970. */
  readonly since: number;
}

/** What stands at the head of a journal: the writing that it holds, and the moments that tell a crash from a clearing. */
export interface JournalHead extends Writing {
  /** When the latest writing was, in milliseconds since 1970. */
  readonly at: number;
  /** When a page of the website was left last. */
  readonly left?: number | undefined;
}

/** What was stored lately, where a crash of the browser does not take it: each key with its text, null where it was removed. */
export interface Journal {
  head(): Promise<JournalHead | undefined>;
  texts(): Promise<ReadonlyMap<string, string | null>>;
  /** Adds texts, and takes the place of the head; resolves when both are on the disk. */
  write(head: JournalHead, texts: ReadonlyMap<string, string | null>): Promise<void>;
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
  if (stored) return stored.count < head.count;
  // Else somebody emptied it: what had been written to the disk does not crash away, nor what the page before this one saw.
  const wasWritten = head.at - head.since > FIRST_WRITTEN_MS;
  const isSameBrowser = head.left !== undefined && head.left >= startedAt - SKEW_MS;
  return !wasWritten && !isSameBrowser;
}

/** Whether nothing of a journal can be needed any more where storage is not behind it. */
export function isDone(stored: Writing | undefined, head: JournalHead, now: number): boolean {
  return !stored || now - head.at > ALL_WRITTEN_MS;
}
