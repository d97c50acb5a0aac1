import { SECTION_NAMES } from '../../words/stored-names.ts';
import { shownName } from '../../words/words.ts';
import { restated } from '../facts/hours-table.ts';
import { readHours } from '../facts/read-hours.ts';
import { addedNode, hasHours, withSection } from '../sections/added-sections.ts';
import { hoursEdits, hoursRows, hoursTable, pageHoursWords } from '../sections/hours-section.ts';
import type { Offer } from './offers.ts';
import type { TypedRequest } from './request.ts';
import { tokensOf } from './tokens.ts';

/** The section that is added for them. */
const HOURS = 'hours';
const MOST_UNREAD = 3;
/** What stands before opening hours in a sentence, up to a comma or a colon. */
const ANNOUNCED = /^([^\d,:،]*[,:،])\s/u;
/** Digits alone may be anything: a telephone number, years, or prices such as `10-20`. */
const isNumbers = (text: string) => !/[\p{L}:]|(?<!\d)24\s?\/\s?7(?!\d)/u.test(text);

/** How much of a text must be opening hours. */
type Strictness = 'whole' | 'begins';

/**
 * The offer to use opening hours that were typed as people write them. It shows them as they were understood, because
 * nothing is stored before the visitor has seen that. undefined if the text is anything else.
 */
export function hoursOffer(
  { text, config, languages, words: own }: TypedRequest,
  strictness: Strictness = 'whole',
): Offer | undefined {
  if (isNumbers(text)) return undefined;
  const isNew = !hasHours(config);
  const site = isNew ? withSection(config, HOURS) : config;
  const added = isNew ? [{ path: HOURS, typed: '', section: addedNode(config, HOURS) }] : [];
  const known = hoursTable(site);
  const usual = known.week.find((spans = []) => spans.length > 0);
  for (const { hours: words, labels } of languages) {
    const read = readHours(text, words, undefined, usual);
    const { rows, unread } = read;
    const isBeginning = unread[0] === undefined || !text.trim().startsWith(unread[0]);
    const mostUnread = strictness === 'whole' ? 0 : MOST_UNREAD;
    if (rows.length === 0 || !isBeginning || unread.length > mostUnread) continue;
    const table = restated(known, read, pageHoursWords(site));
    const edits = [...added, ...hoursEdits(site, table)];
    // Of the other days nobody has said anything: the table asks for them.
    const isInPart = table.week.some((spans) => spans === undefined);
    return {
      name: isNew ? labels.addRows(shownName(SECTION_NAMES[HOURS], own)) : labels.hours,
      command: {
        type: 'plan.chosen',
        edits,
        told: own.tables.hoursTold,
        ...(isInPart && { leadsTo: HOURS }),
      },
      hours: { rows: hoursRows(site, table), unread },
    };
  }
  return undefined;
}

/** The offer to use opening hours that follow their announcement, such as `Our new hours:`. */
export function announcedHours(request: TypedRequest): Offer | undefined {
  const [announced = ''] = ANNOUNCED.exec(request.text) ?? [];
  const isAnnounced = request.languages.some((language) => {
    const said = tokensOf(announced, language).map(({ folded }) => folded);
    const names = language.sections[SECTION_NAMES[HOURS]] ?? [];
    return names.some((name) => name.split(' ').every((word) => said.includes(language.fold(word))));
  });
  // An address may stand before hours too.
  return isAnnounced ? hoursOffer({ ...request, text: request.text.slice(announced.length) }) : undefined;
}
