import { shownName, type Words } from '../../words/words.ts';
import type { Config } from '../config/config.ts';
import { applyPlan, type PlannedEdit } from '../config/edit-config.ts';
import { valueAt } from '../config/leaves.ts';
import { movableIds, ORDER_PATH, sectionsInOrder } from '../config/section-order.ts';
import type { Leaf, ListNode } from '../config/structure.ts';
import { listAt, nameColumn, priceColumn, rowsOf } from '../lists/list-table.ts';
import { listName } from '../lists/typed-rows.ts';
import { leafAt, nameOfPath, ownNamesOfPath } from './menu.ts';
import { placeInWords } from './place-in-words.ts';

/** One change that is proposed: where it is, in words, and what it changes. */
export interface ProposedChange {
  readonly path: string;
  readonly where: string;
  /** The field; undefined for what shows or hides something. */
  readonly leaf: Leaf | undefined;
}

/** A plan as it is proposed: its changes, and the website after them. */
export interface Proposal {
  readonly changes: readonly ProposedChange[];
  /** The lists that get other rows, as they would be. */
  readonly lists: readonly ProposedList[];
  /** The names of the sections that are added. */
  readonly sections: readonly string[];
  readonly after: Config;
}

/** A list as it would be. */
interface ProposedList {
  readonly path: string;
  readonly name: string;
  /** The name, the price or '', and the other texts of each row. */
  readonly rows: readonly (readonly [name: string, price: string, others: string])[];
}

/** The plan as it is proposed; undefined if the website does not accept it any more. */
export function proposalOf(
  config: Config,
  edits: readonly PlannedEdit[],
  words: Words,
): Proposal | undefined {
  const after = applyPlan(config, edits);
  if (!after) return undefined;
  const ordered = edits.flatMap(({ path, order }) => (order ? (listAt(after, path) ?? []) : []));
  const isInList = ({ path }: PlannedEdit) => ordered.some((list) => path.startsWith(list.path));
  // A sample that a new section would have is left out of it: nobody has seen it.
  const isNothing = ({ path }: PlannedEdit) => [config, after].every((site) => !valueAt(site, path));
  return {
    after,
    changes: edits
      .filter(
        (edit) => !edit.section && !isInList(edit) && (typeof edit.typed === 'boolean' || !isNothing(edit)),
      )
      .map((edit) => changeOf(after, edit, words)),
    lists: ordered.map((node) => listOf(after, node, words)),
    sections: edits.flatMap(({ path, section }) => (section ? nameOfPath(after, path, words) : [])),
  };
}

/** Where a plan is seen on the page: at each of its edits, or at the list or section that it gives as a whole. */
export function seenAt(edits: readonly PlannedEdit[]): readonly PlannedEdit[] {
  const wholes = edits.filter(({ section, order }) => section !== undefined || order !== undefined);
  const isWithin = (path: string, whole: string) =>
    path.startsWith(whole) && /^[.[]/.test(path.slice(whole.length));
  return edits.filter(({ path }) => !wholes.some((whole) => isWithin(path, whole.path)));
}

function listOf(after: Config, node: ListNode, words: Words): ProposedList {
  const [name, price] = [nameColumn(node), priceColumn(node)];
  const rows = rowsOf(after, node).map(({ cells }) => {
    const texts = cells.map((cell, at) =>
      node.itemStructure[at]?.type === 'text' ? String(cell).trim() : '',
    );
    const others = texts.filter((text, at) => text !== '' && at !== name && at !== price);
    return [texts[name] ?? '', texts[price] ?? '', others.join(' · ')] as const;
  });
  return { path: node.path, name: listName(after, node, words), rows };
}

/** The names of the sections in the order of the page. */
export function namesInOrder(config: Config, words: Words): readonly string[] {
  const movable = new Set(movableIds(config));
  return sectionsInOrder(config).flatMap(({ id, name }) => (movable.has(id) ? [shownName(name, words)] : []));
}

function changeOf(after: Config, { path }: PlannedEdit, words: Words): ProposedChange {
  if (path === ORDER_PATH) return { path, where: words.chat.sections, leaf: undefined };
  const isSection = path.endsWith('.hidden');
  const isSwitch = isSection || path.endsWith('.visible');
  const names = ownNamesOfPath(after, isSection ? path.slice(0, -'.hidden'.length) : path, words);
  return {
    path,
    where: placeInWords(path, isSwitch && !isSection ? names.slice(0, -1) : names, words),
    leaf: isSwitch ? undefined : leafAt(after, path, words),
  };
}
