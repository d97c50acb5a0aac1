import { useSelector } from '@xstate/react';
import type { SentEvent } from '../../../charts/event-list.ts';
import { isUntaken } from '../../session/point-in-time.ts';
import type { Session } from '../../session/session.ts';
import { stackTextOf } from '../chat-levels.ts';
import { detailsOf, earlierEventOf, eventOf, lifeTextsOf, nameOf, sinceText, timeOf } from '../entry-text.ts';
import { selectEarlier, selectEntry, selectRows } from '../inspector.selectors.ts';
import { useInspector } from '../inspector-context.tsx';
import { shownIndex } from '../inspector-state.ts';
import { type LogRow, rowAt } from '../log-rows.ts';
import styles from './EventLog.module.css';
import { WindowedRows } from './WindowedRows.tsx';

const ROW = 42;

/** The log as a list, one row an event. A click chooses the entry. What was before the inspector stands above it. */
export function EventLog() {
  const { inspector } = useInspector();
  const earlier = useSelector(
    inspector,
    selectEarlier,
    (a, b) => a.length === b.length && a.every((each, n) => each === b[n]),
  );
  const rows = useSelector(inspector, selectRows);
  const session = useSelector(inspector, ({ context }) => context.session);
  const shown = useSelector(inspector, ({ context }) => shownIndex(context));
  const moment = useSelector(inspector, (seen) => selectEntry(seen)?.index ?? -1);
  const at = rowAt(rows, moment);
  const choose = (index: number) => inspector.send({ type: 'entry.choose', index });
  const toggle = ({ fold, entry }: LogRow) => {
    if (fold) inspector.send({ type: 'quiet.toggle', index: entry.index });
  };
  const move = (by: number) => {
    const next = rows[at + by]?.isOpen ? rows[at + 2 * by] : rows[at + by];
    if (next) choose(next.fold?.at(-1)?.index ?? next.entry.index);
  };
  const open = () => {
    const fold = rows.findLast((row, n) => n <= at && row.fold);
    if (fold && (fold === rows[at] || fold.isOpen)) toggle(fold);
  };
  const drawEarlier = (from: number, to: number) =>
    earlier.slice(from, to).map((sent, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was before does not change
      <EarlierRow key={`before ${from + n}`} sent={sent} session={session} />
    ));
  const drawRows = (from: number, to: number) =>
    rows.slice(from, to).map((row, n) => {
      const current = from + n === at;
      return row.fold ? (
        <FoldRow
          key={`fold ${row.entry.index}`}
          row={row}
          session={session}
          isCurrent={current}
          onToggle={() => toggle(row)}
        />
      ) : (
        <EntryRow
          key={row.entry.index}
          row={row}
          before={rows[from + n - 1]?.fold ? rows[from + n - 2] : rows[from + n - 1]}
          session={session}
          isCurrent={current && row.entry.index === moment}
          isLater={row.entry.index > shown}
          onChoose={() => choose(row.entry.index)}
        />
      );
    });
  return (
    <WindowedRows
      label="Events"
      row={ROW}
      count={earlier.length + rows.length}
      at={earlier.length + at}
      onMove={move}
      onOpen={open}
    >
      {(from, to) => [
        ...drawEarlier(from, to),
        ...drawRows(Math.max(0, from - earlier.length), Math.max(0, to - earlier.length)),
      ]}
    </WindowedRows>
  );
}

/** An event from before the inspector was opened. It has no moment: no snapshots were kept. */
function EarlierRow({ sent, session }: { sent: SentEvent; session: Session }) {
  const { to, from, event, at } = sent;
  return (
    <div className={styles.row} data-earlier="">
      <span className={styles.head}>
        {at !== undefined && <span className={styles.time}>{timeOf(at)}</span>}
        <span className={styles.who}>
          {from ?? 'screen'} <span aria-hidden="true">→</span>
          <span className="visually-hidden">to</span> {to}
        </span>
        <span className={styles.untaken}>before the inspector</span>
      </span>
      <span className={styles.what}>
        {earlierEventOf(session, sent)} <span className={styles.details}>{detailsOf(event)}</span>
      </span>
    </div>
  );
}

interface EntryRowProps {
  readonly row: LogRow;
  readonly before: LogRow | undefined;
  readonly session: Session;
  readonly isCurrent: boolean;
  readonly isLater: boolean;
  readonly onChoose: () => void;
}

function EntryRow({ row: { entry }, before, session, isCurrent, isLater, onChoose }: EntryRowProps) {
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={isCurrent}
      data-later={isLater || undefined}
      tabIndex={-1}
      onClick={onChoose}
    >
      <span className={styles.head}>
        <span className={styles.time}>{timeOf(entry.at)}</span>
        <span className={styles.since}>
          {before && entry.at >= before.entry.at ? sinceText(entry.at - before.entry.at) : ''}
        </span>
        <span className={styles.who}>
          {nameOf(session, entry.from)} <span aria-hidden="true">→</span>
          <span className="visually-hidden">to</span> <b>{nameOf(session, entry.to)}</b>
        </span>
        {isUntaken(session, entry) && <span className={styles.untaken}>not taken</span>}
        {entry.changes.length > 0 && (
          <span className={styles.changes} title="Parts of the context that changed">
            Δ{entry.changes.length}
          </span>
        )}
      </span>
      <span className={styles.what}>
        <b className={styles.event}>{eventOf(session, entry)}</b>{' '}
        <span className={styles.details}>
          {/* What starts and stops comes first: beside the app a row has no room for a long payload. */}
          {[stackTextOf(session, entry) ?? '', ...lifeTextsOf(session, entry), detailsOf(entry.event)]
            .filter((text) => text !== '')
            .join(', ')}
        </span>
      </span>
    </button>
  );
}

interface FoldRowProps {
  readonly row: LogRow;
  readonly session: Session;
  readonly isCurrent: boolean;
  readonly onToggle: () => void;
}

function FoldRow({ row: { fold = [], isOpen }, session, isCurrent, onToggle }: FoldRowProps) {
  const labels = [...new Set(fold.map((each) => eventOf(session, each)))];
  return (
    <button
      type="button"
      className={styles.fold}
      aria-current={isCurrent}
      aria-expanded={isOpen}
      tabIndex={-1}
      onClick={onToggle}
    >
      <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {fold.length} folded:{' '}
      <span className={styles.details}>{labels.join(', ')}</span>
    </button>
  );
}
