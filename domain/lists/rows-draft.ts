import type { Config } from '../config/config.ts';
import type { PlannedEdit } from '../config/edit-config.ts';
import { isTyped } from '../config/field-types.ts';
import type { ListNode } from '../config/structure.ts';
import { isBlank, rowsOf, type TableRow, tableEdits } from './list-table.ts';

/** The rows of a table that are not sent. */
interface RowsDraft {
  /** The rows on the page when these were typed. */
  readonly base: readonly TableRow[];
  readonly rows: readonly TableRow[];
  /** What the visitor typed, to be told of. */
  readonly said: string;
}

/** Rows of a table as the text of a draft of their list. */
export function rowsText(config: Config, node: ListNode, rows: readonly TableRow[]): string {
  const base = rowsOf(config, node);
  const draft: RowsDraft = { base, rows, said: saidIn(base, rows, node) };
  return JSON.stringify(draft);
}

/** The rows of such a text on the page as it is now; undefined if it is anything else. */
export function rowsIn(config: Config, node: ListNode, text: string): readonly TableRow[] | undefined {
  const draft = readDraft(text);
  return draft && merged(draft, rowsOf(config, node));
}

/** What such a text says, in the words of the visitor; any other text as it is. */
export function saidInRows(text: string): string {
  return readDraft(text)?.said ?? text;
}

/** What puts the rows of such a text on the page; nothing if they are there. */
export function rowsDraftEdits(config: Config, node: ListNode, text: string): readonly PlannedEdit[] {
  const rows = rowsIn(config, node, text)?.filter((row) => !isBlank(row, node));
  return rows && !isSame(rows, rowsOf(config, node)) ? tableEdits(config, node, rows) : [];
}

function readDraft(text: string): RowsDraft | undefined {
  try {
    const { base, rows, said }: Partial<RowsDraft> = Object(JSON.parse(text));
    return areRows(base) && areRows(rows) && typeof said === 'string' ? { base, rows, said } : undefined;
  } catch {
    return undefined;
  }
}

/** True for rows as they were stored. */
function areRows(value: readonly TableRow[] | undefined): value is readonly TableRow[] {
  return Array.isArray(value) && value.every((row) => Array.isArray(Object(row).cells));
}

/** The texts of the rows that were typed or changed, else of all. */
function saidIn(base: readonly TableRow[], rows: readonly TableRow[], node: ListNode): string {
  const own = rows.filter((row) => row.from === undefined || !isSame(row.cells, base[row.from]?.cells));
  const textsOf = ({ cells }: TableRow) =>
    cells.filter((cell, at) => isTyped(node.itemStructure[at]) && cell !== '').join(' ');
  const texts = (own.length > 0 ? own : rows).map(textsOf).filter((text) => text !== '');
  return texts.join(', ') || node.name;
}

/** Items of the page, each with the new rows that stand below it. */
interface Group {
  readonly at: number;
  readonly rows: readonly TableRow[];
}

/**
 * The rows on a page that another tab, or an undo, has changed since. Each row follows its item. A cell that was typed stands,
 * any other is as on the page; so is the order, unless it was changed here. What was removed elsewhere stays if something was
 * typed into it.
 */
function merged({ base, rows }: RowsDraft, present: readonly TableRow[]): readonly TableRow[] {
  const leading: TableRow[] = [];
  const groups: Group[] = [];
  const addNew = (row: TableRow) => {
    const last = groups.pop();
    if (last) groups.push({ ...last, rows: [...last.rows, { ...row, from: undefined }] });
    else leading.push({ ...row, from: undefined });
  };
  for (const row of rows) {
    const before = row.from === undefined ? undefined : base[row.from];
    const at = placeNow(row.from, base, present);
    const there = at === undefined ? undefined : present[at];
    if (before && at !== undefined && there) {
      const cells = row.cells.map((cell, column) =>
        cell === before.cells[column] ? (there.cells[column] ?? cell) : cell,
      );
      groups.push({ at, rows: [{ from: at, cells }] });
    } else if (!before || !isSame(before.cells, row.cells)) addNew(row);
  }
  const known = new Set(base.map((_, from) => placeNow(from, base, present)));
  const added = present.flatMap((row, at): Group[] => (known.has(at) ? [] : [{ at, rows: [row] }]));
  const order = rows.flatMap(({ from }) => from ?? []);
  const isInOrder = order.every((from, at) => at === 0 || from > (order[at - 1] ?? from));
  const all = [...groups, ...added];
  const placed = isInOrder ? all.toSorted((one, other) => one.at - other.at) : all;
  return [...leading, ...placed.flatMap((group) => group.rows)];
}

/** Where an item stands now: by what it says, else in its place unless another one stands there. */
function placeNow(
  from: number | undefined,
  base: readonly TableRow[],
  present: readonly TableRow[],
): number | undefined {
  const row = from === undefined ? undefined : base[from];
  if (from === undefined || !row) return undefined;
  const isIt = (other: TableRow | undefined) => isSame(other?.cells, row.cells);
  if (isIt(present[from])) return from;
  const moved = present.findIndex(isIt);
  if (moved !== -1) return moved;
  const there = present[from];
  const isAnothers = !there || base.some((other) => isSame(other.cells, there.cells));
  return isAnothers ? undefined : from;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
