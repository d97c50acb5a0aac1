import type { HoursRow, HoursTable, SpecialDay } from '../../../domain/facts/hours-table.ts';
import { type Span, WEEK } from '../../../domain/facts/opening-hours.ts';
import { type HoursTrouble, typedSpans } from '../../../domain/facts/typed-times.ts';

/** What keeps a row from being saved; `noHours` and `noDate` are of a special day. */
export type RowTrouble = HoursTrouble | 'noHours' | 'noDate';

/** Reads the form of the opening hours. Each row has a name, which its inputs begin with. */
export function readHoursForm(form: FormData): {
  readonly table: HoursTable;
  readonly troubles: ReadonlyMap<string, RowTrouble>;
} {
  const troubles = new Map<string, RowTrouble>();
  const textOf = (name: string) => String(form.get(name) ?? '').trim();
  const timesIn = (row: string): readonly Span[] | undefined => {
    if (form.has(`${row}.closed`)) return [];
    const closes = form.getAll(`${row}.closes`);
    const spans = typedSpans(
      form.getAll(`${row}.opens`).map((opens, at) => [String(opens), String(closes[at] ?? '')]),
    );
    if (typeof spans === 'string') troubles.set(row, spans);
    return typeof spans === 'string' || spans.length === 0 ? undefined : spans;
  };
  const week = WEEK.map((day) => timesIn(`day${day}`));
  const special: SpecialDay[] = [];
  for (const row of rowsOf(form, 'special', 'date')) {
    const [date, spans] = [textOf(`${row}.date`), timesIn(row)];
    if (date !== '' && spans) special.push({ date, spans });
    else if (date !== '' && !troubles.has(row)) troubles.set(row, 'noHours');
    else if (spans) troubles.set(row, 'noDate');
  }
  const texts: readonly HoursRow[] = rowsOf(form, 'text', 'days')
    .map((row) => ({ days: textOf(`${row}.days`), hours: textOf(`${row}.hours`) }))
    .filter(({ days, hours }) => `${days}${hours}` !== '');
  return { table: { week, special, texts }, troubles };
}

function rowsOf(form: FormData, kind: string, first: string): readonly string[] {
  const rows: string[] = [];
  while (form.has(`${kind}${rows.length}.${first}`)) rows.push(`${kind}${rows.length}`);
  return rows;
}
