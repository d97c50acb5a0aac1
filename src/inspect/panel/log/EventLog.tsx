import { detailsOf, eventOf, nameOf, timeOf } from '../entry-text.ts';
import styles from './EventLog.module.css';
import { useLog } from './use-log.ts';
import { WindowedRows } from './WindowedRows.tsx';

/** The log as a list, one row an event. A click chooses the entry. */
export function EventLog() {
  const { entries, session, shown, choose, list } = useLog();
  return (
    <WindowedRows label="Events" {...list}>
      {(from, to) =>
        entries.slice(from, to).map((entry) => (
          <button
            key={entry.index}
            type="button"
            className={styles.row}
            aria-current={entry.index === shown}
            data-later={entry.index > shown || undefined}
            tabIndex={-1}
            onClick={() => choose(entry.index)}
          >
            <span className={styles.time}>{timeOf(entry.at)}</span>
            <span className={styles.who}>
              {nameOf(session, entry.from)} <span aria-hidden="true">→</span>
              <span className="visually-hidden">to</span> <b>{nameOf(session, entry.to)}</b>
            </span>
            <span className={styles.event}>{eventOf(session, entry)}</span>
            <span className={styles.details}>{detailsOf(entry.event)}</span>
            {entry.changes.length > 0 && (
              <span className={styles.changes} title="Parts of the context that changed">
                Δ{entry.changes.length}
              </span>
            )}
          </button>
        ))
      }
    </WindowedRows>
  );
}
