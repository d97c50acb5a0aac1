import type { SentEvent } from '../../charts/event-list.ts';
import { isQuiet, isUserEvent } from '../session/followed.ts';
import type { LogEntry, Session } from '../session/session.ts';
import { STARTED } from '../session/start-of-app.ts';
import { earlierEventOf, eventOf, lifeTextsOf, nameOf } from './entry-text.ts';

/** Which entries the log shows. */
export interface LogFilter {
  /** The session id of the only actor of interest. */
  readonly chosen: string | undefined;
  /** Whether starts, stops and events of services are shown. */
  readonly showsAll: boolean;
  /** A text that an entry has in its event, its actors or its payload. */
  readonly text: string;
  /** The labels of the events that are not shown. */
  readonly ignored: ReadonlySet<string>;
}

/** A row of the log: one entry, or the quiet entries of a chain. The rows of an open fold follow it. */
export interface LogRow {
  /** The entry, or the first one of a fold. */
  readonly entry: LogEntry;
  /** The entries that the row stands for; undefined for a row of one entry. */
  readonly fold: readonly LogEntry[] | undefined;
  readonly isOpen: boolean;
}

const payloads = new WeakMap<LogEntry['event'], string>();

/** The entries that a filter leaves. */
export function filteredEntries(session: Session, filter: LogFilter): readonly LogEntry[] {
  const { chosen, ignored } = filter;
  const text = filter.text.trim().toLowerCase();
  return entriesOfKind(session, filter.showsAll).filter(
    (entry) =>
      (chosen === undefined || entry.to === chosen || entry.from === chosen) &&
      !(ignored.size > 0 && ignored.has(eventOf(session, entry))) &&
      (text === '' || textOf(session, entry).includes(text)),
  );
}

/** What happened before the session began, as far as a filter leaves it. */
export function earlierEvents(session: Session, filter: LogFilter): readonly SentEvent[] {
  const { before, actors } = session;
  const { chosen, showsAll, ignored } = filter;
  const text = filter.text.trim().toLowerCase();
  const address = chosen === undefined ? undefined : (actors.get(chosen)?.address ?? '');
  return (before?.events ?? []).filter(
    ({ to, from, event }) =>
      (address === undefined || to === address) &&
      (showsAll || event.type !== STARTED) &&
      !ignored.has(earlierEventOf(session, { to, from, event })) &&
      (text === '' || `${from} ${to} ${JSON.stringify(event)}`.toLowerCase().includes(text)),
  );
}

/** The labels of the session's events with their counts, the most frequent first. */
export function eventCounts(session: Session, showsAll: boolean): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const entry of entriesOfKind(session, showsAll)) {
    const label = eventOf(session, entry);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b));
}

/**
 * The rows of some entries. The quiet ones after each user event are one row at the chain's end, unless the index of their
 * first is in `opened`.
 */
export function logRows(
  session: Session,
  entries: readonly LogEntry[],
  opened: ReadonlySet<number>,
): readonly LogRow[] {
  const rows: LogRow[] = [];
  let fold: LogEntry[] = [];
  const close = () => {
    const [first] = fold;
    if (!first) return;
    const isOpen = opened.has(first.index);
    rows.push({ entry: first, fold, isOpen });
    if (isOpen) rows.push(...fold.map(rowOf));
    fold = [];
  };
  for (const entry of entries) {
    if (isQuiet(session, entry)) {
      fold.push(entry);
      continue;
    }
    if (isUserEvent(entry)) close();
    rows.push(rowOf(entry));
  }
  close();
  return rows;
}

/** The index of the row of a log entry: its own, that of its fold, or the latest before it. */
export function rowAt(rows: readonly LogRow[], index: number): number {
  const own = rows.findLastIndex(({ entry, fold }) => fold === undefined && entry.index === index);
  if (own >= 0) return own;
  const folded = rows.findLastIndex(({ fold }) => fold?.some((entry) => entry.index === index));
  if (folded >= 0) return folded;
  return rows.findLastIndex(({ entry, fold }) => fold === undefined && entry.index < index);
}

/** A row of one entry. */
export function rowOf(entry: LogEntry): LogRow {
  return { entry, fold: undefined, isOpen: false };
}

function entriesOfKind(session: Session, showsAll: boolean): readonly LogEntry[] {
  return showsAll ? session.entries : session.entries.filter((entry) => !isInternal(session, entry));
}

/** Whether an entry is of an event of XState's own, or of one that goes to a service rather than a machine. */
export function isInternal({ actors }: Session, { event: { type }, to }: LogEntry): boolean {
  return type === 'xstate.init' || type === 'xstate.stop' || actors.get(to)?.chart === undefined;
}

function textOf(session: Session, entry: LogEntry): string {
  const known = payloads.get(entry.event) ?? JSON.stringify(entry.event).toLowerCase();
  payloads.set(entry.event, known);
  const names = [
    nameOf(session, entry.from),
    nameOf(session, entry.to),
    eventOf(session, entry),
    ...lifeTextsOf(session, entry),
  ].join(' ');
  return `${names.toLowerCase()} ${known}`;
}
