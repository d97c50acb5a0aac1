import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './WindowedRows.module.css';

/** The height of a row, in pixels. The style sheets use the same. */
export const ROW = 30;
const SPARE = 12;

interface WindowedRowsProps {
  readonly label: string;
  readonly count: number;
  /** The row to scroll into view. */
  readonly at: number;
  readonly onMove: (by: number) => void;
  /** Renders the rows `from` (inclusive) to `to` (exclusive). */
  readonly children: (from: number, to: number) => ReactNode;
}

/** A virtualized list: rows of equal height, of which only the visible ones are rendered. */
export function WindowedRows({ label, count, at, onMove, children }: WindowedRowsProps) {
  const list = useRef<HTMLElement>(null);
  const [top, setTop] = useState(0);
  const height = list.current?.clientHeight ?? 600;
  const from = Math.max(0, Math.floor(top / ROW) - SPARE);
  const to = Math.min(count, Math.ceil((top + height) / ROW) + SPARE);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || at < 0) return;
    if (at * ROW < element.scrollTop) element.scrollTop = at * ROW;
    const bottom = (at + 1) * ROW - element.clientHeight;
    if (bottom > element.scrollTop) element.scrollTop = bottom;
  }, [at]);

  return (
    <section
      ref={list}
      className={styles.list}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (by === 0) return;
        event.preventDefault();
        onMove(by);
      }}
    >
      <div className={styles.rows} style={{ blockSize: count * ROW }}>
        <div style={{ transform: `translateY(${from * ROW}px)` }}>{children(from, to)}</div>
      </div>
    </section>
  );
}
