/** A number of at least seven digits, in groups: after Arabic words the groups would change places. */
const NUMBER = /(\+?\p{Nd}(?:[ ()./-]{0,2}\p{Nd}){6,}\+?)/u;

/** The parts of a text: words, and at each odd place a number. */
export function numbersApart(text: string): readonly string[] {
  return text.split(NUMBER);
}
