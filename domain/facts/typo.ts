/** In a shorter word, a wrong letter is too likely another word. */
const SHORTEST_TYPO = 5;

/** True if a word is another one mistyped: one letter too many, missing or wrong, or two neighbors that changed places. */
export function isTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const isSwap =
    rest.slice(2) === otherRest.slice(2) &&
    rest[0] === otherRest[1] &&
    rest[1] === otherRest[0] &&
    rest.length > 1;
  if (isSwap) return true;
  if (
    start === 0 ||
    Math.min(one.length, other.length) < SHORTEST_TYPO - 1 ||
    Math.max(one.length, other.length) < SHORTEST_TYPO
  )
    return false;
  return rest.slice(1) === otherRest.slice(1) || rest === otherRest.slice(1) || rest.slice(1) === otherRest;
}
