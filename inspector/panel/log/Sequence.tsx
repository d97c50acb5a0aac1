import { useSelector } from '@xstate/react';
import { eventOf, nameOf } from '../entry-text.ts';
import { selectChain, selectEntry } from '../inspector.selectors.ts';
import { useInspector } from '../inspector-context.tsx';
import styles from './Sequence.module.css';

const COLUMN = 20;
const ROW = 24;

/** What followed from the visitor's event at the shown moment: one column an actor, one arrow an event. */
export function Sequence() {
  const { inspector } = useInspector();
  const session = useSelector(inspector, ({ context }) => context.session);
  const moment = useSelector(inspector, (seen) => selectEntry(seen)?.index);
  const entries = useSelector(
    inspector,
    selectChain,
    (a, b) => a.length === b.length && a.every((each, n) => each === b[n]),
  );
  const names = [...new Set(entries.flatMap(({ from, to }) => [nameOf(session, from), nameOf(session, to)]))];
  const lineOf = (name: string) => (names.indexOf(name) + 0.5) * COLUMN;
  const width = names.length * COLUMN;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.sequence} aria-label="Sequence of events" tabIndex={0}>
      <ol className={styles.names}>
        {names.map((name) => (
          <li key={name} style={{ width: COLUMN }}>
            {name}
          </li>
        ))}
      </ol>
      {entries.map((entry) => {
        const [from, to] = [nameOf(session, entry.from), nameOf(session, entry.to)];
        const label = eventOf(session, entry);
        return (
          <button
            key={entry.index}
            type="button"
            className={styles.row}
            aria-current={entry.index === moment}
            aria-label={`${from} to ${to}: ${label}`}
            onClick={() => inspector.send({ type: 'entry.choose', index: entry.index })}
          >
            <svg width={width} height={ROW} aria-hidden="true">
              {names.map((name) => (
                <line
                  key={name}
                  className={styles.life}
                  x1={lineOf(name)}
                  x2={lineOf(name)}
                  y1="0"
                  y2={ROW}
                />
              ))}
              <path className={styles.arrow} d={arrow(lineOf(from), lineOf(to))} />
            </svg>
            <span>{label}</span>
          </button>
        );
      })}
    </section>
  );
}

function arrow(start: number, end: number): string {
  const y = ROW / 2;
  if (start === end) return `M${start} ${y - 4}h12v8h-11m4 -4l-4 4l4 4`;
  const back = start < end ? -6 : 6;
  return `M${start} ${y}H${end}m${back} -4l${-back} 4l${back} 4`;
}
