import type { Words } from '../../words/words.ts';

/** A place by its names from the section down, such as `Text (Button), in the hero`: the field, what it is a part of, and the section, whose id begins the path. */
export function placeInWords(
  path: string,
  [section = path, ...names]: readonly string[],
  { proposal }: Pick<Words, 'proposal'>,
): string {
  const { within, inSection, wordsOf } = proposal;
  // The only text of a section is called as the section is.
  if (names.length === 1 && names[0] === section) return wordsOf(section);
  const places: Readonly<Record<string, string>> = proposal.places;
  const [id = ''] = path.split('.');
  const place = Object.hasOwn(places, id) ? places[id] : undefined;
  return names.length === 0 ? section : within(partInWords(names, { proposal }), place ?? inSection(section));
}

/** A place by its names below the section, such as `Text (Button)`. */
export function partInWords(names: readonly string[], { proposal }: Pick<Words, 'proposal'>): string {
  const [whole, part = ''] = [names.at(-2), names.at(-1)];
  return whole === undefined ? part : proposal.of(part, whole);
}
