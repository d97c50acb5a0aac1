/** So many names, of so many letters, fit a page at the size of the first headline, on a phone too. */
const [MOST, LETTERS] = [3, 9];

/** Whether a ledger may set its names as large as the first headline. */
export function areForLargeType(names: readonly string[]): boolean {
  return names.length <= MOST && names.every((name) => [...name.trim()].length <= LETTERS);
}
