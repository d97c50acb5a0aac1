import type { Config } from '../config/config.ts';
import { LAST_INDEX, NEW_ITEM, type PlannedEdit } from '../config/edit-config.ts';
import { nodesOf, valueAt } from '../config/leaves.ts';
import { type ItemLeaf, isList, type ListNode, leafOfItem } from '../config/structure.ts';
import { isArray, isObject, type Json } from '../json/json.ts';
import { getAt, parsePath } from '../json/path.ts';

/** What a cell of a table holds. */
export type Cell = string | boolean;

/** A row of a list's table. */
export interface TableRow {
  /** The index of its item on the page; undefined for a new one. */
  readonly from: number | undefined;
  /** A cell for each field of an item, in the order of the structure. */
  readonly cells: readonly Cell[];
}

/** A place in a table. */
export interface CellAt {
  readonly row: number;
  readonly column: number;
}

/** The most rows of a table: no path reaches further items. */
const MOST_ROWS = LAST_INDEX + 1;

/** The list at a path. */
export function listAt(config: Config, path: string): ListNode | undefined {
  return nodesOf(config).find((node): node is ListNode => isList(node) && node.path === path);
}

/** The items of a list as rows. */
export function rowsOf(config: Config, { path, itemStructure }: ListNode): readonly TableRow[] {
  const items = valueAt(config, path);
  const count = isArray(items) ? Math.min(items.length, MOST_ROWS) : 0;
  return Array.from({ length: count }, (_, from) => ({
    from,
    cells: itemStructure.map((leaf) => cellOf(valueAt(config, leafOfItem(leaf, from).path))),
  }));
}

function cellOf(value: Json | undefined): Cell {
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A new row, with what a new item begins with. */
export function newRow({ itemStructure }: ListNode): TableRow {
  return { from: undefined, cells: itemStructure.map((leaf) => leaf.default) };
}

/** A new row that a text names. */
export function rowNamed(text: string, node: ListNode): TableRow {
  return withText(newRow(node), Math.max(0, nameColumn(node)), text.trim());
}

/** A row with a text in a cell. */
export function withText(row: TableRow, column: number, text: string): TableRow {
  return { ...row, cells: row.cells.with(column, text) };
}

/** True for a new row in which nothing was entered. */
export function isBlank(row: TableRow, node: ListNode): boolean {
  return row.from === undefined && row.cells.every((cell, at) => cell === newRow(node).cells[at]);
}

/** The edits that make rows the items of a list: their order, then what has changed in their cells. New rows without an entry are left out, and those that no path reaches. */
export function tableEdits(
  config: Config,
  node: ListNode,
  rows: readonly TableRow[],
): readonly PlannedEdit[] {
  const present = rowsOf(config, node);
  const kept = rows.filter((row) => !isBlank(row, node)).slice(0, MOST_ROWS);
  const order = kept.map(({ from }) => (from !== undefined && from < present.length ? from : NEW_ITEM));
  const values = kept.flatMap(({ cells }, at) => {
    const before = present[order[at] ?? NEW_ITEM]?.cells;
    return node.itemStructure.flatMap((leaf, column): readonly PlannedEdit[] => {
      const typed = cells[column] ?? '';
      return typed === (before?.[column] ?? '') ? [] : [{ path: leafOfItem(leaf, at).path, typed }];
    });
  });
  return [{ path: node.path, typed: '', order }, ...values];
}

/** The number of rows that a list has no room for. */
export function leftOut(rows: readonly TableRow[], node: ListNode): number {
  return Math.max(0, rows.filter((row) => !isBlank(row, node)).length - MOST_ROWS);
}

/** The rows with a new one after them, unless the last one is blank, or there is no room. */
export function withAdded(rows: readonly TableRow[], node: ListNode): readonly TableRow[] {
  const last = rows.at(-1);
  const isRoom = last !== undefined && !isBlank(last, node) && rows.length < MOST_ROWS;
  return isRoom ? [...rows, newRow(node)] : rows;
}

/** The rows with another value in a cell. */
export function withCell(
  rows: readonly TableRow[],
  { row, column }: CellAt,
  cell: Cell,
): readonly TableRow[] {
  return rows.map((each, at) => (at === row ? { ...each, cells: each.cells.with(column, cell) } : each));
}

/** The rows with one of them moved by some places; the same rows where it cannot move. */
export function withMoved(rows: readonly TableRow[], from: number, by: number): readonly TableRow[] {
  const to = from + by;
  const row = rows[from];
  return row && to >= 0 && to < rows.length ? rows.toSpliced(from, 1).toSpliced(to, 0, row) : rows;
}

/** The index of the field that a row is called by, its first text; -1 without one. */
export function nameColumn({ itemStructure }: ListNode): number {
  return itemStructure.findIndex((leaf) => leaf.type === 'text' && !isPrice(leaf));
}

/** The index of the field that holds a price; -1 without one. */
export function priceColumn({ itemStructure }: ListNode): number {
  return itemStructure.findIndex(isPrice);
}

/** True for a field that holds a price. */
export function isPrice({ id, type }: ItemLeaf): boolean {
  return type === 'text' && /price$/i.test(id);
}

/** True if a row is still as the structure brings it: each of its texts is empty, or that of one of the items a new list begins with. */
export function isSampleRow(
  { cells }: TableRow,
  { path, itemStructure, default: samples }: ListNode,
): boolean {
  const own = `${path}[INDEX].`;
  const texts = itemStructure.flatMap(({ type, pathTemplate }, at) => {
    const inItem = type === 'text' ? parsePath(pathTemplate.slice(own.length)) : undefined;
    return inItem ? [{ inItem, cell: cells[at] ?? '' }] : [];
  });
  return samples.some(
    (item) =>
      isObject(item) &&
      texts.every(({ inItem, cell }) => cell === '' || cell === cellOf(getAt(item, inItem))),
  );
}
