/** A column of the sequence: an actor's name, and where its line is. */
export interface Column {
  readonly name: string;
  readonly width: number;
  /** The horizontal place of its line. */
  readonly line: number;
}

/** Where an arrow and its label are drawn, horizontally. */
export interface ArrowPlace {
  readonly start: number;
  readonly end: number;
  readonly label: { readonly x: number; readonly anchor: 'start' | 'end' };
  /** The leftmost and the rightmost point of all. */
  readonly whole: Span;
  /** The same of its beginning: the sender and the label. */
  readonly beginning: Span;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const LETTER = 6.7;
const NAME_LETTER = 7.3;
const NARROWEST = 76;
const BESIDE = 7;
const LOOP = 26;
const EDGE = 8;

/** The columns of some actors, each as wide as its name. */
export function columnsOf(names: readonly string[]): readonly Column[] {
  let left = 0;
  return names.map((name) => {
    const width = Math.max(NARROWEST, Math.ceil(name.length * NAME_LETTER) + 16);
    const column = { name, width, line: left + width / 2 };
    left += width;
    return column;
  });
}

/**
 * The place of an arrow. Its label begins beside the sender's line, on the side of the receiver; if it would be cut at
 * the left edge, it begins there.
 */
export function arrowPlace(columns: readonly Column[], from: string, to: string, label: string): ArrowPlace {
  const lineOf = (name: string) => columns.find((column) => column.name === name)?.line ?? 0;
  const [start, end] = [lineOf(from), lineOf(to)];
  const length = label.length * LETTER;
  const isCut = start > end && start - BESIDE - length < 0;
  const anchor = start > end && !isCut ? 'end' : 'start';
  const x = isCut ? BESIDE : start > end ? start - BESIDE : start + (start === end ? LOOP : BESIDE);
  const [left, right] = anchor === 'end' ? [x - length, x] : [x, x + length];
  const beginning = { from: Math.min(start, left), to: Math.max(start, right) };
  return {
    start,
    end,
    label: { x, anchor },
    whole: { from: Math.min(beginning.from, end), to: Math.max(beginning.to, end) },
    beginning,
  };
}

/** The scroll position nearest to the present one that shows a span in a view of a width; its beginning if it is too wide. */
export function scrolledTo({ from, to }: Span, present: number, width: number): number {
  if (from - EDGE < present) return Math.max(0, from - EDGE);
  return to + EDGE > present + width ? Math.min(to + EDGE - width, from - EDGE) : present;
}
