import { shownName, type Words } from '../../words/words.ts';
import type { Config } from '../config/config.ts';
import type { PlannedEdit } from '../config/edit-config.ts';
import { isList, type ListNode, ungrouped } from '../config/structure.ts';
import {
  isBlank,
  isSampleRow,
  leftOut,
  nameColumn,
  priceColumn,
  rowsOf,
  type TableRow,
  tableEdits,
} from './list-table.ts';

/** The rows with others at a place. Samples and blank rows make room; a name that is there already takes the new price. */
export function withTyped(
  rows: readonly TableRow[],
  typed: readonly TableRow[],
  node: ListNode,
  at = rows.length,
): readonly TableRow[] {
  const isOwn = (row: TableRow) => !isBlank(row, node) && !isSampleRow(row, node);
  const nameOf = ({ cells }: TableRow) =>
    String(cells[nameColumn(node)] ?? '')
      .trim()
      .toLowerCase();
  const known = rows.filter(isOwn);
  const isKnown = (row: TableRow) => known.some((own) => nameOf(own) === nameOf(row));
  const updated = (own: TableRow) => {
    const said = typed.find((row) => nameOf(row) === nameOf(own));
    const price = priceColumn(node);
    return said?.cells[price] ? { ...own, cells: own.cells.with(price, said.cells[price]) } : own;
  };
  const before = rows.slice(0, at).filter(isOwn).map(updated);
  const after = rows.slice(at).filter(isOwn).map(updated);
  return [...before, ...typed.filter((row) => !isKnown(row)), ...after];
}

/** The edits that put typed rows into a list, after those of the visitor's own, and what is told of it. */
export function typedIntoList(
  config: Config,
  node: ListNode,
  typed: readonly TableRow[],
  words: Words,
): { readonly edits: readonly PlannedEdit[]; readonly told: string } {
  const rows = withTyped(rowsOf(config, node), typed, node);
  return { edits: tableEdits(config, node, rows), told: listTold(config, node, rows, words) };
}

/** What is told once rows are on the page: also how many are not, as the list is full. */
export function listTold(config: Config, node: ListNode, rows: readonly TableRow[], words: Words): string {
  const left = leftOut(rows, node);
  const told = words.tables.listTold(listName(config, node, words));
  return left > 0 ? `${told} ${words.tables.leftOut(left)}` : told;
}

/** What a list is called: as its section, where that has no other. */
export function listName({ _structure: { sections } }: Config, node: ListNode, words: Words): string {
  const section = sections.find(({ children }) => ungrouped(children).some(({ path }) => path === node.path));
  const lists = section ? ungrouped(section.children).filter(isList) : [];
  return shownName(section && lists.length === 1 ? section.name : node.name, words);
}
