import type { Values } from './values.ts';

/** What was read of values: how to read it again, and what it was. */
interface Read {
  readonly again: (values: Values) => unknown;
  readonly answer: unknown;
}

interface Remembered<Result> {
  readonly reads: readonly Read[];
  readonly result: Result;
}

/**
 * A pure function of a config's values, its last result given again for as long as everything that it read of them is
 * the same: an edit of one section draws that section alone. What was read is noted on the way, so nobody has to name it.
 */
export function memoized<Result>(make: (values: Values) => Result): (values: Values) => Result {
  // A page that is edited and the same as it is published take turns.
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

/** The same values; what is read of them is noted. A list counts as the same where it is the same object, as configs share what an edit leaves alone. */
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
    items(path, fields, start) {
      read((from) => from.raw(path));
      return values.items(path, fields, start);
    },
  };
}
