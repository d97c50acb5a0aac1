import { HOURS_WORDS } from '../../words/hours-by-language.ts';
import { LANGUAGE_PATH, languageOffered } from '../../words/page-language.ts';
import type { Offer } from '../chat/message.ts';
import type { Config } from '../config/config.ts';
import type { PlannedEdit } from '../config/edit-config.ts';
import { leavesOf, textAt, valueAt } from '../config/leaves.ts';
import { type ShownHours, shownHours } from '../facts/hours-rows.ts';
import { readHours } from '../facts/read-hours.ts';
import { isArray } from '../json/json.ts';
import { isSectionSample } from '../sections/added-sections.ts';
import type { SentenceRequest } from './sentence-request.ts';

const LIST = 'hours.items';
const NOTE = 'hours.note';

/**
 * The offer to use opening hours that were typed as people write them. Its label reads them back, as nothing is stored
 * before the visitor has seen how they were understood. undefined if the text is anything else, or there is no such section.
 */
export function hoursOffer({ text, config, languages }: SentenceRequest): Offer | undefined {
  if (!config._structure.sections.some(({ id }) => id === 'hours')) return undefined;
  const code = languageOffered(textAt(config, LANGUAGE_PATH)) ?? 'en';
  for (const { hours: words, labels } of languages) {
    const read = readHours(text, words);
    if (read.kind !== 'hours') continue;
    const shown = shownHours(read.hours, code, HOURS_WORDS[code] ?? words);
    return {
      kind: 'plan',
      label: labels.hours(asLine(shown)),
      edits: editsFor(config, shown),
      told: labels.hoursTold,
    };
  }
  return undefined;
}

function asLine({ rows, note }: ShownHours): string {
  const lines = rows.map(({ days, hours }) => `${days} ${hours}`);
  return [...lines, ...(note === '' ? [] : [note])].join(' · ');
}

/** The edits that fill the rows of the section. A row that is left over is emptied: the page does not show it. */
function editsFor(config: Config, { rows, note }: ShownHours): readonly PlannedEdit[] {
  const list = valueAt(config, LIST);
  const count = Math.max(rows.length, isArray(list) ? list.length : 0);
  const filled = Array.from({ length: count }, (_, place) => {
    const { days, hours } = rows[place] ?? { days: '', hours: '' };
    return [
      { path: `${LIST}[${place}].days`, typed: days },
      { path: `${LIST}[${place}].hours`, typed: hours },
    ];
  });
  const noteLeaf = leavesOf(config).find(({ path }) => path === NOTE);
  const isOwnNote = noteLeaf === undefined || !isSectionSample(config, noteLeaf);
  return [...filled.flat(), ...(note === '' && isOwnNote ? [] : [{ path: NOTE, typed: note }])];
}
