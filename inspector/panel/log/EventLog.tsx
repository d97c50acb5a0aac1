import { isUntaken } from '../../session/point-in-time.ts';
import type { Session } from '../../session/session.ts';
import { stackTextOf } from '../chat-levels.ts';
import { detailsOf, eventOf, lifeTextsOf, nameOf, sinceText, timeOf } from '../entry-text.ts';
import type { LogRow } from '../log-rows.ts';
import styles from './EventLog.module.css';
import { useLog } from './use-log.ts';
import { WindowedRows } from './WindowedRows.tsx';

const ROW = 42;

/** The log as a list, one row an event. A click chooses the entry. */
export function EventLog() {
  const { rows, session, shown, moment, choose, toggle, list } = useLog();
  return (
    <WindowedRows label="Events" row={ROW} {...list}>
      {(from, to) =>
        rows.slice(from, to).map((row, n) => {
          const current = from + n === list.at;
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
        })
      }
    </WindowedRows>
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
