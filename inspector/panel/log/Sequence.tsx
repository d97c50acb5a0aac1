import { useLayoutEffect, useRef } from 'react';
import { eventOf, nameOf } from '../entry-text.ts';
import { selectSequence } from '../inspector.selectors.ts';
import styles from './Sequence.module.css';
import { arrowPlace, columnsOf, scrolledTo } from './sequence-geometry.ts';
import { useLog } from './use-log.ts';
import { WindowedRows } from './WindowedRows.tsx';

const ROW = 30;
const NOWHERE = { from: 0, to: 0 };

/** The log as a sequence diagram: one column an actor, one arrow an event. */
export function Sequence() {
  const { rows, session, shown, choose } = useLog(selectSequence);
  const sideways = useRef<HTMLDivElement>(null);
  const entries = rows.flatMap(({ entry, fold }) => (fold ? [] : [entry]));
  const names = entries.flatMap(({ from, to }) => [nameOf(session, from), nameOf(session, to)]);
  const columns = columnsOf([...new Set(names)]);
  const arrows = entries.map((entry) => {
    const [from, to, label] = [
      nameOf(session, entry.from),
      nameOf(session, entry.to),
      eventOf(session, entry),
    ];
    return { entry, label, name: `${from} to ${to}: ${label}`, place: arrowPlace(columns, from, to, label) };
  });
  const widest = columns.reduce((sum, column) => sum + column.width, 0);
  const width = arrows.reduce((most, { place }) => Math.max(most, place.whole.to + 8), widest);
  const at = entries.findLastIndex(({ index }) => index <= shown);
  const { whole = NOWHERE, beginning = NOWHERE } = arrows[at]?.place ?? {};
  const [left, right, start, end] = [whole.from, whole.to, beginning.from, beginning.to];

  useLayoutEffect(() => {
    const element = sideways.current;
    if (!element) return;
    // The beginning last: where not all fits, it says more than the arrow's head.
    for (const [from, to] of [
      [left, right],
      [start, end],
    ] as const)
      element.scrollLeft = scrolledTo({ from, to }, element.scrollLeft, element.clientWidth);
  }, [left, right, start, end]);

  return (
    <div ref={sideways} className={styles.sequence}>
      <div className={styles.inside} style={{ inlineSize: width }}>
        <ol
          className={styles.names}
          style={{ gridTemplateColumns: columns.map((column) => `${column.width}px`).join(' ') }}
        >
          {columns.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
        <WindowedRows
          label="Sequence of events"
          row={ROW}
          count={arrows.length}
          at={at}
          onMove={(by) => {
            const next = entries[at + by];
            if (next) choose(next.index);
          }}
        >
          {(from, to) =>
            arrows.slice(from, to).map(({ entry, label, name, place }, n) => (
              <button
                key={entry.index}
                type="button"
                className={styles.row}
                aria-current={from + n === at}
                data-later={entry.index > shown || undefined}
                aria-label={name}
                tabIndex={-1}
                onClick={() => choose(entry.index)}
              >
                <svg width={width} height={ROW} aria-hidden="true">
                  {columns.map((column) => (
                    <line
                      key={column.name}
                      className={styles.life}
                      x1={column.line}
                      x2={column.line}
                      y1="0"
                      y2={ROW}
                    />
                  ))}
                  <path className={styles.arrow} d={arrow(place.start, place.end)} />
                  <text x={place.label.x} y="11" textAnchor={place.label.anchor}>
                    {label}
                  </text>
                </svg>
              </button>
            ))
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
