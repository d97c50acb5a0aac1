import { useSelector } from '@xstate/react';
import { detailsOf, eventOf, nameOf, timeOf } from '../entry-text.ts';
import { selectShown } from '../inspector.selectors.ts';
import { useInspector } from '../inspector-context.tsx';
import { shownIndex } from '../inspector-state.ts';
import styles from './EventLog.module.css';
import { WindowedRows } from './WindowedRows.tsx';

/** All that happened, a row an event; a click goes to that moment. */
export function EventLog() {
  const { inspector } = useInspector();
  const entries = useSelector(inspector, selectShown);
  const session = useSelector(inspector, ({ context }) => context.session);
  const shown = useSelector(inspector, ({ context }) => shownIndex(context));
  const at = entries.findLastIndex(({ index }) => index <= shown);
  const go = (index: number | undefined) => inspector.send({ type: 'entry.choose', index });
  return (
    <WindowedRows label="Events" count={entries.length} at={at} onMove={(by) => go(entries[at + by]?.index)}>
      {(from, to) =>
        entries.slice(from, to).map((entry) => (
          <button
            key={entry.index}
            type="button"
            className={styles.row}
            aria-current={entry.index === shown}
            data-later={entry.index > shown || undefined}
            tabIndex={-1}
            onClick={() => go(entry.index)}
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
