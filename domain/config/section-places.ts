import { LANGUAGE_PATH } from '../../words/page-language.ts';
import { menuEntry } from '../../words/section-samples.ts';
import { isArray, isObject, type Json } from '../json/json.ts';
import { parsePath, setAt } from '../json/path.ts';
import type { Config } from './config.ts';
import { textAt, valueAt } from './leaves.ts';
import { FIXED_LAST, sectionsInOrder, withSectionOrder } from './section-order.ts';
import { valuesOf } from './section-values.ts';
import { isGroup, isList, type ListNode, type Section, ungrouped } from './structure.ts';

/** The order in which the kinds of added sections stand between what is offered and the closing band. */
export const ADDED_ORDER: readonly string[] = [
  'prices',
  'gallery',
  'about',
  'text',
  'testimonials',
  'team',
  'hours',
  'location',
  'questions',
];
/** The kind that stands below the closing band. */
const LAST = 'legal';
/** A page's path to the order of its sections, where the visitor chose one. */
const CHOSEN_ORDER = 'globalSettings.sectionOrder';
/** A heading with more letters is too long for a menu. */
const LONGEST_ENTRY = 12;
/** A menu has at most so many items, as any list. */
const MAX_ITEMS = 100;

/** The config with sections where their kinds belong, their values, and an entry for each in the page's menu. */
export function withPlaced(
  config: Config,
  nodes: readonly Section[],
  values: { readonly [id: string]: Json } = {},
): Config {
  let done = config;
  for (const node of nodes) {
    const filled = setAt(done, [node.id], values[node.id] ?? valuesOf(node));
    done = withEntry(placedIn(filled, node), node);
  }
  return done;
}

/** The config with an entry in the page's menu for each section that should have one and has none. */
export function withEntries(config: Config): Config {
  return config._structure.sections.filter(({ id }) => isAdded(id)).reduce(withEntry, config);
}

/** The config without what leads to a section: its entry in the page's menu, and its place in an order that was chosen. */
export function withoutPlace(config: Config, id: string): Config {
  const menu = menuOf(config);
  const left = menu.items.filter((item) => urlOf(item) !== `#${id}`);
  const order = textAt(config, CHOSEN_ORDER);
  const done =
    left.length === menu.items.length || !menu.node
      ? config
      : setAt(config, parsePath(menu.node.path) ?? [], left);
  return order === ''
    ? done
    : withSectionOrder(
        done,
        order.split(',').filter((each) => each.trim() !== id),
      );
}

function placedIn(config: Config, node: Section): Config {
  const next = nextOf(config, node.id);
  const { _structure: structure } = config;
  const at = structure.sections.findIndex(({ id }) => id === next);
  const sections = structure.sections.toSpliced(at === -1 ? structure.sections.length : at, 0, node);
  const placed = { ...config, _structure: { ...structure, sections } };
  const chosen = textAt(config, CHOSEN_ORDER);
  if (chosen === '') return placed;
  const ids = chosen.split(',').map((id) => id.trim());
  const place = ids.findIndex((id) => id === next || FIXED_LAST.includes(id));
  return withSectionOrder(placed, ids.toSpliced(place === -1 ? ids.length : place, 0, node.id));
}

/** The id of the section that one of this kind stands before; undefined at the end. */
function nextOf(config: Config, kind: string): string | undefined {
  const sections = sectionsInOrder(config);
  const end = sections.find(({ id }) => FIXED_LAST.includes(id))?.id;
  if (kind === LAST) return end;
  const own = sections.filter(({ id }) => !isAdded(id) && !FIXED_LAST.includes(id));
  const closing = own.findLast((section) => section === own.at(-1) && isClosing(section));
  const last = closing ? own.at(-2) : own.at(-1);
  const below = last ? sections.slice(sections.indexOf(last) + 1) : sections;
  const rank = (id: string) => {
    const place = ADDED_ORDER.indexOf(id);
    return place === -1 ? ADDED_ORDER.length : place;
  };
  return below.find(({ id }) => rank(id) > rank(kind))?.id ?? end;
}

/** Whether a section asks the reader to act: it has a button and no list. */
function isClosing({ children }: Section): boolean {
  return (
    !ungrouped(children).some(isList) &&
    children.some((node) => isGroup(node) && ungrouped([node]).some(isAddress))
  );
}

function isAddress(node: ListNode | { readonly type: string }): boolean {
  return node.type === 'url';
}

function isAdded(id: string): boolean {
  return ADDED_ORDER.includes(id) || id === LAST;
}

interface Menu {
  readonly node: ListNode | undefined;
  readonly items: readonly Json[];
}

/** The menu at the page's top: the list whose items have a text and an address. */
export function menuOf(config: Config): Menu {
  const top = config._structure.sections.find(({ id }) => id === 'header');
  const node = ungrouped(top?.children ?? [])
    .filter(isList)
    .find(({ itemStructure }) => ['text', 'url'].every((id) => itemStructure.some((leaf) => leaf.id === id)));
  const items = node && valueAt(config, node.path);
  return { node, items: isArray(items) ? items : [] };
}

function withEntry(config: Config, { id }: Section): Config {
  const { node, items } = menuOf(config);
  const text = isAdded(id) ? entryText(config, id) : undefined;
  const isThere = items.some((item) => urlOf(item) === `#${id}`);
  if (!node || text === undefined || isThere || items.length >= MAX_ITEMS) return config;
  const order = sectionsInOrder(config).map((section) => section.id);
  const place = order.indexOf(id);
  const next = items.findIndex((item) => order.indexOf(urlOf(item).slice(1)) > place);
  const at = next === -1 ? items.length : next;
  return setAt(config, parsePath(node.path) ?? [], items.toSpliced(at, 0, { text, url: `#${id}` }));
}

/** What a menu calls a section: its heading where that is short. The place has an entry only where the hours, beside it, have none. */
function entryText(config: Config, id: string): string | undefined {
  const general = menuEntry(textAt(config, LANGUAGE_PATH), id);
  const hasHours = config._structure.sections.some((section) => section.id === 'hours');
  if (general === undefined || (id === 'location' && hasHours)) return undefined;
  const title = textAt(config, `${id}.title`).trim();
  return title !== '' && title.length <= LONGEST_ENTRY ? title : general;
}

/** Where an entry of a menu leads. */
export function urlOf(item: Json): string {
  return isObject(item) && typeof item.url === 'string' ? item.url.trim() : '';
}
