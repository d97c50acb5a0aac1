import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useInspector } from '../inspector-context.tsx';
import { eventCounts } from '../log-rows.ts';
import styles from './LogFilters.module.css';

/** The text that filters the log, and the menu of the events that it shows. */
export function LogFilters() {
  const { inspector } = useInspector();
  const filter = useSelector(inspector, ({ context }) => context.filter);
  return (
    <div className={styles.filters}>
      <input
        type="search"
        aria-label="Filter the log"
        placeholder="Filter"
        value={filter}
        onChange={(event) => inspector.send({ type: 'filter.change', text: event.target.value })}
      />
      <EventTypes />
    </div>
  );
}

function EventTypes() {
  const { inspector } = useInspector();
  const session = useSelector(inspector, ({ context }) => context.session);
  const showsAll = useSelector(inspector, ({ context }) => context.showsAll);
  const ignored = useSelector(inspector, ({ context }) => context.ignored);
  // Counting a long session with every event would slow it down.
  const [isOpen, setIsOpen] = useState(false);
  const counts = isOpen ? eventCounts(session, showsAll) : [];
  return (
    <>
      <button type="button" className={styles.open} popoverTarget="event-types">
        Types{ignored.size > 0 && ` (${ignored.size} hidden)`}
      </button>
      <fieldset
        id="event-types"
        popover="auto"
        className={styles.menu}
        aria-label="Events in the log"
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        <label>
          <input type="checkbox" checked={showsAll} onChange={() => inspector.send({ type: 'all.toggle' })} />
          Starts and services
        </label>
        {counts.map(([label, count]) => (
          <label key={label}>
            <input
              type="checkbox"
              checked={!ignored.has(label)}
              onChange={() => inspector.send({ type: 'ignored.toggle', label })}
            />
            {label} <span>{count}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
