import { HOURS_WORDS } from '../../words/hours-by-language.ts';
import type { HoursWords } from '../../words/hours-words.ts';
import { LANGUAGE_PATH, languageOffered } from '../../words/page-language.ts';
import type { Understood } from '../chat/command.ts';
import type { Config } from '../config/config.ts';
import type { PlannedEdit } from '../config/edit-config.ts';
import { leavesOf, textAt, valueAt } from '../config/leaves.ts';
import { type ShownHours, shownHours } from '../facts/hours-rows.ts';
import type { OpeningHours } from '../facts/opening-hours.ts';
import { readHours } from '../facts/read-hours.ts';
import { isArray } from '../json/json.ts';
import { isSectionSample } from '../sections/added-sections.ts';
import type { SentenceRequest } from './sentence-request.ts';

const LIST = 'hours.items';
const NOTE = 'hours.note';

/** The parts of a text that may be left out, if what is left can be read. */
const PART = /[,;\n\u060C\u061B]/;
const MOST_UNREAD = 3;

/** How much of a text must be opening hours. */
type Strictness = 'whole' | 'begins';

/**
 * The offer to use opening hours that were typed as people write them. It carries them as they were understood, because
 * nothing is stored before the visitor has seen that. undefined if the text is anything else, or there is no such section.
 */
export function hoursOffer(
  { text, config, languages }: SentenceRequest,
  strictness: Strictness = 'whole',
): Understood | undefined {
  if (!config._structure.sections.some(({ id }) => id === 'hours')) return undefined;
  const code = languageOffered(textAt(config, LANGUAGE_PATH)) ?? 'en';
  for (const { hours: words, labels } of languages) {
    const read = strictness === 'whole' ? readWhole(text, words) : readBeginning(text, words);
    if (!read) continue;
    const shown = shownHours(read.hours, code, HOURS_WORDS[code] ?? words);
    return {
      isRequest: true,
      options: [
        {
          label: labels.hours,
          command: { type: 'plan.chosen', edits: editsFor(config, shown), told: labels.hoursTold },
        },
      ],
      hours: { ...shown, typed: text, unread: read.unread },
    };
  }
  return undefined;
}

/** Opening hours in a text, and what of it could not be read. */
interface PartlyRead {
  readonly hours: OpeningHours;
  readonly unread: readonly string[];
}

function readWhole(text: string, words: HoursWords): PartlyRead | undefined {
  const read = readHours(text, words);
  return read.kind === 'hours' ? { hours: read.hours, unread: [] } : undefined;
}

/** Reads a text that begins with opening hours, without those of its parts that mean nothing here. */
function readBeginning(text: string, words: HoursWords): PartlyRead | undefined {
  const parts = text.split(PART).filter((part) => part.trim() !== '');
  let read: OpeningHours | undefined;
  let kept = '';
  const unread: string[] = [];
  for (const part of parts) {
    const longer = kept === '' ? part : `${kept}, ${part}`;
    const found = readHours(longer, words);
    if (found.kind === 'hours') [read, kept] = [found.hours, longer];
    else if (read) unread.push(part.trim());
    else return undefined;
  }
  return read && unread.length <= MOST_UNREAD ? { hours: read, unread } : undefined;
}

/** The edits that fill the rows of the section, and remove those that are left over. */
function editsFor(config: Config, { rows, note }: ShownHours): readonly PlannedEdit[] {
  const list = valueAt(config, LIST);
  const filled = rows.flatMap(({ days, hours }, place) => [
    { path: `${LIST}[${place}].days`, typed: days },
    { path: `${LIST}[${place}].hours`, typed: hours },
  ]);
  const left = Math.max(0, (isArray(list) ? list.length : 0) - rows.length);
  // The last one first, so that the places of the others stay.
  const removed = Array.from({ length: left }, (_, back) => ({
    path: `${LIST}[${rows.length + left - 1 - back}]`,
    typed: '',
    isRemoval: true,
  }));
  const noteLeaf = leavesOf(config).find(({ path }) => path === NOTE);
  const isOwnNote = noteLeaf === undefined || !isSectionSample(config, noteLeaf);
  return [...filled, ...removed, ...(note === '' && isOwnNote ? [] : [{ path: NOTE, typed: note }])];
}
