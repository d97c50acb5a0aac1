import type { Words } from '../../words/words.ts';
import { shownName } from '../../words/words.ts';
import { altTextPath } from '../config/alt-text.ts';
import type { Config } from '../config/config.ts';
import { nodesOf, textAt, valueAt } from '../config/leaves.ts';
import { isList, type ListNode, leafOfItem } from '../config/structure.ts';
import { isArray } from '../json/json.ts';
import { formatPath, parsePath } from '../json/path.ts';
import { nameColumn } from './list-table.ts';

/** The most characters of an item's own name. */
const LONGEST = 40;

/** An item of a list: what it is called among the others, such as `Picture 1`, and by what it says or shows; '' for nothing. */
interface NamedItem {
  readonly numbered: string;
  readonly own: string;
}

/** The item that a path leads to or through; undefined for other paths. What names the item is not called by it. */
export function itemOn(config: Config, path: string, words: Words): NamedItem | undefined {
  const parsed = parsePath(path) ?? [];
  const at = parsed.findLastIndex((segment) => typeof segment === 'number');
  const index = parsed[at];
  const list = at === -1 ? undefined : formatPath(parsed.slice(0, at));
  const node = nodesOf(config).find((each): each is ListNode => isList(each) && each.path === list);
  if (!node || typeof index !== 'number') return undefined;
  const numbered = words.chat.itemOf(shownName(node.name, words), index + 1);
  const naming = node.itemStructure[nameColumn(node)];
  const named = naming && leafOfItem(naming, index).path;
  const own = named === path ? '' : (ownNames(config, node)[index] ?? '');
  return { numbered, own };
}

const OWN_NAMES = new WeakMap<Config, Map<string, readonly string[]>>();

/** The own names of a list's items: '' where several share one. They are kept, because each field of an item is called by them. */
function ownNames(config: Config, node: ListNode): readonly string[] {
  const kept = OWN_NAMES.get(config) ?? new Map<string, readonly string[]>();
  OWN_NAMES.set(config, kept);
  const known = kept.get(node.path);
  if (known) return known;
  const items = valueAt(config, node.path);
  const names = isArray(items) ? [...items.keys()].map((index) => ownName(config, node, index)) : [];
  const own = names.map((name, at) =>
    names.some((other, place) => place !== at && other === name) ? '' : name,
  );
  kept.set(node.path, own);
  return own;
}

/** What an item says or, where it says nothing, what its picture shows. */
function ownName(config: Config, node: ListNode, index: number): string {
  const naming = node.itemStructure[nameColumn(node)];
  const texts = [
    ...(naming ? [leafOfItem(naming, index).path] : []),
    ...node.itemStructure
      .filter(({ type }) => type === 'image')
      .map((leaf) => altTextPath(leafOfItem(leaf, index).path)),
  ].map((path) => textAt(config, path).trim().replace(/\s+/g, ' '));
  const text = texts.find((each) => each !== '') ?? '';
  const characters = [...text];
  return characters.length > LONGEST
    ? `${characters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
