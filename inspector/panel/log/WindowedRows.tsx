import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './WindowedRows.module.css';

const SPARE = 12;

interface WindowedRowsProps {
  readonly label: string;
  /** The height of a row, in pixels. The style sheets use the same. */
  readonly row: number;
  readonly count: number;
  /** The row to scroll into view. */
  readonly at: number;
  readonly onMove: (by: number) => void;
  /** Opens or closes what the row stands for. */
  readonly onOpen?: () => void;
  /** Renders the rows `from` (inclusive) to `to` (exclusive). */
  readonly children: (from: number, to: number) => ReactNode;
}

/** A virtualized list: rows of equal height, of which only the visible ones are rendered. */
export function WindowedRows({ label, row, count, at, onMove, onOpen, children }: WindowedRowsProps) {
  const list = useRef<HTMLElement>(null);
  const [top, setTop] = useState(0);
  const height = list.current?.clientHeight ?? 600;
  const from = Math.max(0, Math.floor(top / row) - SPARE);
  const to = Math.min(count, Math.ceil((top + height) / row) + SPARE);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || at < 0) return;
    if (at * row < element.scrollTop) element.scrollTop = at * row;
    const bottom = (at + 1) * row - element.clientHeight;
    if (bottom > element.scrollTop) element.scrollTop = bottom;
  }, [at, row]);

  return (
    <section
      ref={list}
      className={styles.list}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === list.current) onOpen?.();
        const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (by === 0) return;
        event.preventDefault();
        onMove(by);
      }}
    >
      <div className={styles.rows} style={{ blockSize: count * row }}>
        <div style={{ transform: `translateY(${from * row}px)` }}>{children(from, to)}</div>
      </div>
    </section>
  );
}
