import { allOf } from '../../words/words.ts';
import { restated } from '../facts/hours-table.ts';
import { readHours } from '../facts/read-hours.ts';
import { hasHours } from '../sections/added-sections.ts';
import { hoursEdits, hoursRows, hoursTable, pageHoursWords } from '../sections/hours-section.ts';
import type { Offer } from './offers.ts';
import type { AskRequest } from './request.ts';

const MOST_UNREAD = 3;
/** Digits alone may be anything: a telephone number, years, or prices such as `10-20`. */
const isNumbers = (text: string) => !/[\p{L}:]/u.test(text);

/** How much of a text must be opening hours. */
type Strictness = 'whole' | 'begins';

/**
 * The offer to use opening hours that were typed as people write them. It shows them as they were understood, because
 * nothing is stored before the visitor has seen that. undefined if the text is anything else, or there is no such section.
 */
export function hoursOffer(
  { text, config, languages, words: own }: AskRequest,
  strictness: Strictness = 'whole',
): Offer | undefined {
  if (!hasHours(config) || isNumbers(text)) return undefined;
  for (const { hours: words, labels } of languages) {
    const read = readHours(text, words);
    const { rows, unread } = read;
    const isBeginning = unread[0] === undefined || !text.trim().startsWith(unread[0]);
    const mostUnread = strictness === 'whole' ? 0 : MOST_UNREAD;
    if (rows.length === 0 || !isBeginning || unread.length > mostUnread) continue;
    const table = restated(hoursTable(config), read, pageHoursWords(config));
    const edits = hoursEdits(config, table);
    return {
      name: labels.hours,
      command: { type: 'plan.chosen', edits, told: allOf(own).tables.hoursTold },
      hours: { rows: hoursRows(config, table), unread },
    };
  }
  return undefined;
}
