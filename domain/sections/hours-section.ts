import { HOURS_WORDS } from '../../words/hours-by-language.ts';
import type { HoursWords } from '../../words/hours-words.ts';
import { LANGUAGE_PATH, languageOffered } from '../../words/page-language.ts';
import type { Config } from '../config/config.ts';
import { NEW_ITEM, type PlannedEdit } from '../config/edit-config.ts';
import { leavesOf, textAt, valueAt } from '../config/leaves.ts';
import { type HoursRow, type HoursTable, rowsOf, tableOf } from '../facts/hours-table.ts';
import { isArray } from '../json/json.ts';
import { listAt, rowsOf as listRows } from '../lists/list-table.ts';
import { rowsText } from '../lists/rows-draft.ts';
import { addedSections, samplesOf } from './added-sections.ts';
import { HOURS_LIST } from './hours-list.ts';
import { isSectionSample } from './section-marks.ts';

const NOTE = 'hours.note';

/** How a page's language states opening hours. */
export function pageHoursWords(config: Config): HoursWords {
  return HOURS_WORDS[languageOffered(textAt(config, LANGUAGE_PATH)) ?? 'en'];
}

/** The opening hours of a website, in the language of the page or, after a change of that, in another; samples left out. */
export function hoursTable(config: Config): HoursTable {
  const section = addedSections(config).find(({ id }) => id === 'hours');
  const samples = section ? samplesOf(section) : [];
  const rows = Array.from({ length: countOf(config) }, (_, place) => ({
    days: textAt(config, `${HOURS_LIST}[${place}].days`).trim(),
    hours: textAt(config, `${HOURS_LIST}[${place}].hours`).trim(),
  }));
  return tableOf(
    rows.filter(({ days, hours }) => `${days}${hours}` !== '' && !samples.includes(hours)),
    [pageHoursWords(config), ...Object.values(HOURS_WORDS)],
  );
}

/** The rows of a page that show a table, in its language. */
export function hoursRows(config: Config, table: HoursTable): readonly HoursRow[] {
  return rowsOf(table, pageHoursWords(config));
}

/**
 * The edits that fill the rows of the section with a table, and remove those that are left over; a sample goes. None if
 * the rows say the same already: they stay as they are written.
 */
export function hoursEdits(config: Config, table: HoursTable): readonly PlannedEdit[] {
  if (JSON.stringify(table) === JSON.stringify(hoursTable(config))) return [];
  const rows = hoursRows(config, table);
  const filled = rows.flatMap(({ days, hours }, place) => [
    { path: `${HOURS_LIST}[${place}].days`, typed: days },
    { path: `${HOURS_LIST}[${place}].hours`, typed: hours },
  ]);
  const order = rows.map((_, place) => (place < countOf(config) ? place : NEW_ITEM));
  const note = leavesOf(config).find(({ path }) => path === NOTE);
  const isSample = note !== undefined && isSectionSample(config, note);
  return [
    { path: HOURS_LIST, typed: '', order },
    ...filled,
    ...(isSample ? [{ path: NOTE, typed: '' }] : []),
  ];
}

/** A table that is not sent, as the text of a draft of its list; rows that say the same as before stay as they are written. */
export function hoursDraft(config: Config, table: HoursTable): string {
  const node = listAt(config, HOURS_LIST);
  if (!node) return '';
  const there = listRows(config, node);
  if (hoursEdits(config, table).length === 0) return rowsText(config, node, there);
  const rows = hoursRows(config, table).map((row) => {
    const cells = node.itemStructure.map(({ id }) => (id === 'days' ? row.days : row.hours));
    return there.find((each) => each.cells.join() === cells.join()) ?? { from: undefined, cells };
  });
  return rowsText(config, node, rows);
}

function countOf(config: Config): number {
  const list = valueAt(config, HOURS_LIST);
  return isArray(list) ? list.length : 0;
}
