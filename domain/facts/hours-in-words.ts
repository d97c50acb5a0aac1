import type { Words } from '../../words/words.ts';

/** A whole day, as the rows of a page store it. */
export const WHOLE_DAY = '00:00 – 24:00';

/** The hours of a row as the builder reads them back, each time of opening on one line. */
export function hoursInWords(hours: string, { hoursRead }: Pick<Words, 'hoursRead'>): string {
  return hours.trim() === WHOLE_DAY ? hoursRead.wholeDay : hours.replaceAll(' – ', '\u00A0–\u00A0');
}
