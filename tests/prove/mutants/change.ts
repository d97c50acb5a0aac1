/** A change of a machine at one place. It is made on the machine itself and undone, which costs less than a copy. */
export interface Change {
  /** The id of the state, or the name of the transition or implementation, that differs. */
  readonly place: string;
  readonly what: string;
  /** The places, as `stepsByPlace` names them, of which a step must meet one to show the change. */
  readonly shownAt: readonly string[];
  /** Makes the change and returns what undoes it. */
  readonly make: () => () => void;
}

/** Puts a value in the place of another, and returns what puts the old one back. */
export function replace<T extends object, Key extends keyof T>(
  object: T,
  key: Key,
  value: T[Key],
): () => void {
  const old = object[key];
  object[key] = value;
  return () => {
    object[key] = old;
  };
}

/** A list without one element. */
export function without<T>(list: readonly T[], at: number): T[] {
  return list.toSpliced(at, 1);
}

/** A list with one element and the next one swapped. */
export function swapped<T>(list: readonly T[], at: number): T[] {
  return list.toSpliced(at, 2, ...list.slice(at, at + 2).toReversed());
}
