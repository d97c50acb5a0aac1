import type { Values } from './values.ts';

/** One read of the values: how to repeat it, and its result. */
interface Read {
  readonly again: (values: Values) => unknown;
  readonly answer: unknown;
}

interface Remembered<Result> {
  readonly reads: readonly Read[];
  readonly result: Result;
}

/**
 * Caches the last result of a pure function of the values, until one of the reads it made would give another answer: an
 * edit of one section renders only that section. The reads are recorded while the function runs.
 */
export function memoized<Result>(make: (values: Values) => Result): (values: Values) => Result {
  // The preview's form and the published form of a page are rendered in turn: one entry each.
  const last = new Map<boolean, Remembered<Result>>();
  return (values) => {
    const known = last.get(values.isMarked);
    if (known?.reads.every(({ again, answer }) => again(values) === answer)) return known.result;
    const reads: Read[] = [];
    const result = make(noting(values, reads));
    last.set(values.isMarked, { reads, result });
    return result;
  };
}

/** The same values, recording each read. A list is compared by identity: configs share every branch that an edit leaves alone. */
function noting(values: Values, reads: Read[]): Values {
  const read = <Answer>(again: (from: Values) => Answer): Answer => {
    const answer = again(values);
    reads.push({ again, answer });
    return answer;
  };
  return {
    place: values.place,
    isMarked: values.isMarked,
    get words() {
      return read((from) => from.words);
    },
    ownWords: (table) => read((from) => from.ownWords(table)),
    mark: values.mark,
    raw: (path) => read((from) => from.raw(path)),
    text: (path) => read((from) => from.text(path)),
    color: (path) => read((from) => from.color(path)),
    flag: (path) => read((from) => from.flag(path)),
    isHidden: (section) => read((from) => from.isHidden(section)),
    answer: (of) => read((from) => of(from)),
    items(path, fields, start) {
      read((from) => from.raw(path));
      return values.items(path, fields, start);
    },
  };
}
