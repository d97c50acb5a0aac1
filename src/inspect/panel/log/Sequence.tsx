import { eventOf, nameOf } from '../entry-text.ts';
import styles from './Sequence.module.css';
import { useLog } from './use-log.ts';
import { ROW, WindowedRows } from './WindowedRows.tsx';

const COLUMN = 128;

/** The log as a sequence diagram: one column an actor, one arrow an event. */
export function Sequence() {
  const { entries, session, shown, choose, list } = useLog();
  const columns = [
    ...new Set([
      'screen',
      ...entries.flatMap(({ from, to }) => [nameOf(session, from), nameOf(session, to)]),
    ]),
  ];
  const place = (name: string) => columns.indexOf(name) * COLUMN + COLUMN / 2;
  const width = columns.length * COLUMN;
  return (
    <div className={styles.sequence}>
      <div className={styles.inside} style={{ inlineSize: width }}>
        <ol
          className={styles.names}
          style={{ gridTemplateColumns: `repeat(${columns.length}, ${COLUMN}px)` }}
        >
          {columns.map((name) => (
            <li key={name} title={name}>
              {name}
            </li>
          ))}
        </ol>
        <WindowedRows label="Sequence of events" {...list}>
          {(from, to) =>
            entries.slice(from, to).map((entry) => {
              const [start, end] = [place(nameOf(session, entry.from)), place(nameOf(session, entry.to))];
              const label = eventOf(session, entry);
              return (
                <button
                  key={entry.index}
                  type="button"
                  className={styles.row}
                  aria-current={entry.index === shown}
                  data-later={entry.index > shown || undefined}
                  aria-label={`${nameOf(session, entry.from)} to ${nameOf(session, entry.to)}: ${label}`}
                  tabIndex={-1}
                  onClick={() => choose(entry.index)}
                >
                  <svg width={width} height={ROW} aria-hidden="true">
                    {columns.map((name) => (
                      <line
                        key={name}
                        className={styles.life}
                        x1={place(name)}
                        x2={place(name)}
                        y1="0"
                        y2={ROW}
                      />
                    ))}
                    <path className={styles.arrow} d={arrow(start, end)} />
                    <text x={(start + end) / 2} y="11" textAnchor="middle">
                      {label}
                    </text>
                  </svg>
                </button>
              );
            })
          }
        </WindowedRows>
      </div>
    </div>
  );
}

function arrow(start: number, end: number): string {
  const y = 20;
  if (start === end) return `M${start} ${y - 5}h22v8h-20m5 -4l-5 4l5 4`;
  const back = start < end ? -6 : 6;
  return `M${start} ${y}H${end}m${back} -4l${-back} 4l${back} 4`;
}
