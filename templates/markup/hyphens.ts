/** A word of more letters does not fit a line of a phone's headings. */
const LONGEST = 16;
const LONG_WORD = /\p{Script=Latin}{17,}/gu;
/** What is copied or dialled as it stands: addresses, and what stands beside digits. */
const ADDRESS = /[@/\\_\d]|\.\p{L}/u;

const VOWEL = /^[aeiouyæœø]/;
/** Consonants that are one sound stay together; the longest one first. */
const SOUNDS = ['sch', 'ch', 'ck', 'ph', 'th', 'sh', 'qu', 'gn', 'gl'];
/** So many letters stand at least on each line, and a word without a syllable breaks after so many. */
const [LEAST, MOST] = [3, 10];
const SOFT_HYPHEN = '\u00ad';

/**
 * A text with soft hyphens in its long words: where the browser has no dictionary of the page's language, it would cut them
 * anywhere, without a hyphen. They show only where a line breaks.
 */
export function withHyphens(text: string): string {
  if (text.length <= LONGEST) return text;
  return text
    .split(/(\s+)/)
    .map((part) =>
      part.length <= LONGEST || ADDRESS.test(part) ? part : part.replace(LONG_WORD, hyphenated),
    )
    .join('');
}

/** A word with soft hyphens before the consonants that begin a syllable. */
function hyphenated(word: string): string {
  const letters = [...word];
  const plain = letters.map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
  let written = '';
  let since = 0;
  let sound = '';
  for (const [at, letter] of letters.entries()) {
    const isWithin = sound.length > 1;
    sound = isWithin
      ? sound.slice(1)
      : (SOUNDS.find((each) => plain.startsWith(each, at)) ?? plain.charAt(at));
    const begins = !isWithin && !VOWEL.test(sound) && VOWEL.test(plain.charAt(at + sound.length));
    const isPlace = since >= LEAST && letters.length - at >= LEAST;
    if (isPlace && (begins || since >= MOST)) {
      written += SOFT_HYPHEN;
      since = 0;
    }
    written += letter;
    since += 1;
  }
  return written;
}
