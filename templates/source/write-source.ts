import { altTextPath } from '../../domain/config/alt-text.ts';
import type { Config } from '../../domain/config/config.ts';
import { FIELD_TYPES } from '../../domain/config/field-types.ts';
import { focusPath } from '../../domain/config/focus-path.ts';
import { textAt, valueAt } from '../../domain/config/leaves.ts';
import {
  BUSINESS_PATH,
  EMBED_FONT_PATH,
  LOOK_PATHS,
  PAGE_FIELDS,
} from '../../domain/config/page-settings.ts';
import { ORDER_PATH } from '../../domain/config/section-order.ts';
import {
  isList,
  type Leaf,
  type ListNode,
  leafOfItem,
  type Section,
  type Structure,
  ungrouped,
} from '../../domain/config/structure.ts';
import { isHidden, isShown } from '../../domain/config/visibility.ts';
import { isArray, isObject, type Json, type JsonObject } from '../../domain/json/json.ts';
import { isSame } from '../../domain/json/patch.ts';
import { parsePath, setAt } from '../../domain/json/path.ts';
import { hiddenNotePath, isKept, isLeftOff, isNoted, noteKey, notePath } from '../../domain/samples/notes.ts';
import { isAddedId } from '../../domain/sections/added-sections.ts';
import { LANGUAGES, type LanguageCode, languageNamed } from '../../words/language.ts';
import { LANGUAGE_PATH } from '../../words/page-language.ts';
import { besides, withoutSamples } from '../check/samples.ts';
import { loadFreshWebsite } from '../fresh-websites.ts';
import { html, jsonData } from '../markup/html.ts';
import { linkAddress } from '../markup/url.ts';
import { resolveTemplate } from '../resolve-template.ts';
import type { Template } from '../template.ts';
import { type PageSource, SOURCE_ID, SOURCE_VERSION, structureWith } from './page-source.ts';

const END_OF_BODY = '</body>';
/** What the top says stands elsewhere too: in the title, at the page's end, as headings. So it counts while the top is hidden. */
const TOP = 'header';
const MENU_PATH = 'header.menuItems';
/** The settings of the page that are in no structure. */
const SETTINGS = [
  ...PAGE_FIELDS.map(({ path }) => path),
  ...LOOK_PATHS,
  BUSINESS_PATH,
  EMBED_FONT_PATH,
  ORDER_PATH,
];
/** The field without which an item of a list is not on the page; of another list a text, a picture or an icon will do. */
const NEEDED: Readonly<Record<string, string>> = {
  [MENU_PATH]: 'text',
  'hours.items': 'hours',
  'gallery.items': 'image',
  'testimonials.items': 'quote',
  'questions.items': 'question',
};

/**
 * The page with the website that it shows, as data that no browser runs: whoever has the page can open it in the builder. What
 * is hidden or made up is not in it.
 */
export async function withSource(page: string, config: Config): Promise<string> {
  const at = page.lastIndexOf(END_OF_BODY);
  if (at === -1) return page;
  const source = await sourceOf(withoutSamples(config));
  const element = html`<script type="application/json" id="${SOURCE_ID}">${jsonData(source)}</script>`;
  return `${page.slice(0, at)}${element}${page.slice(at)}`;
}

async function sourceOf(config: Config): Promise<PageSource> {
  const { template } = resolveTemplate(config);
  const { base } = template;
  const begunIn = await languageBegunIn(config, template);
  const isDrawn = (id: string) => isAddedId(id) || idsOf(base).includes(id);
  const ids = idsOf(config).filter(isDrawn);
  // A page draws its template's own sections, whether or not a structure that others wrote has them.
  const all = [...new Set([...idsOf(base), ...ids])];
  const structure = structureWith(await loadFreshWebsite(template, begunIn), all, config);
  return {
    version: SOURCE_VERSION,
    template: template.id,
    ...(begunIn !== 'en' && { begunIn }),
    ...(!isSame(ids, idsOf(base)) && { sections: ids }),
    values: Object.entries(Object.fromEntries(fieldsOn(config, base, structure))).reduce<JsonObject>(
      (values, [path, value]) => setAt(values, parsePath(path) ?? [], value),
      {},
    ),
  };
}

function idsOf({ _structure: { sections } }: Config): readonly string[] {
  return sections.map(({ id }) => id);
}

/** The language whose words a structure begins with: what the visitor changed of a button shows by comparison. */
async function languageBegunIn({ _structure, ...config }: Config, template: Template): Promise<LanguageCode> {
  const own = _structure.sections.filter(({ id }) => idsOf(template.base).includes(id));
  const isOf =
    ({ _structure: { sections } }: Config) =>
    (section: Section) =>
      sections.some((each) => isSame(each, section));
  if (own.every(isOf(template.base))) return 'en';
  const likeliest = languageNamed(textAt({ ...config, _structure }, LANGUAGE_PATH)) ?? 'en';
  for (const code of new Set([likeliest, ...LANGUAGES.map((language) => language.code)]))
    if (own.some(isOf(await loadFreshWebsite(template, code)))) return code;
  return 'en';
}

type Field = readonly [path: string, value: Json];

/** What a page shows, by path, without what this structure leaves unset too. */
function fieldsOn(config: Config, base: Config, { globalSettings, sections }: Structure): readonly Field[] {
  const at = (path: string) => valueAt(config, path) ?? valueAt(base, path);
  const written = (path: string, start: Json): readonly Field[] => {
    const value = scalar(at(path));
    const isUnset = value === '' || typeof value === 'boolean';
    return isUnset && value === start ? [] : [[path, value]];
  };
  return [
    ...globalSettings.children.flatMap((leaf) => written(leaf.path, leaf.default)),
    ...SETTINGS.flatMap((path) => written(path, '')),
    ...sections.flatMap(({ id, children }): readonly Field[] => {
      const isOff = isHidden(config, id);
      const switches: readonly Field[] = [
        ...(isOff ? [[`${id}.hidden`, true] as const] : []),
        ...(isLeftOff(config, id) ? [[hiddenNotePath(id), 'true'] as const] : []),
      ];
      if (isOff && id !== TOP) return switches;
      const nodes = ungrouped(children);
      const isOn = ({ path }: Leaf) => isShown({ ...base, ...config }, besides(path, 'visible'));
      return [
        ...switches,
        ...nodes.flatMap((node) => {
          if (isList(node)) return [[node.path, itemsOn(config, node, at(node.path))] as const];
          if (node.id !== 'visible' && !isOn(node)) return [];
          return [...written(node.path, node.default), ...companionsOf(config, node)];
        }),
      ];
    }),
  ];
}

/** The items of a list that are on the page, in their order. */
function itemsOn(
  config: Config,
  { path, itemStructure }: ListNode,
  items: Json | undefined,
): readonly Json[] {
  // Items of the template alone are not on the page of a website that has none.
  if (!isArray(items) || items !== valueAt(config, path)) return [];
  return items.flatMap((item, index) => {
    const place = `${path}[${index}]`;
    if (path === MENU_PATH && isHiddenEntry(config, textAt(config, `${place}.url`))) return [];
    const known = isObject(item) ? writtenItems.get(item) : undefined;
    if (known?.itemStructure === itemStructure) return known.written;
    const leaves = itemStructure.map((leaf) => leafOfItem(leaf, index));
    const written = isItemOnPage(config, path, place, leaves) ? [itemOf(config, place, leaves)] : [];
    if (isObject(item)) writtenItems.set(item, { itemStructure, written });
    return written;
  });
}

/** What was written of an item, nothing if it is not on the page. Most edits leave most items as they are. */
interface WrittenItem {
  readonly itemStructure: ListNode['itemStructure'];
  readonly written: readonly Json[];
}

const writtenItems = new WeakMap<JsonObject, WrittenItem>();

function isItemOnPage(config: Config, list: string, place: string, leaves: readonly Leaf[]): boolean {
  const needed = NEEDED[list];
  const says = ({ id, path, type }: Leaf) =>
    (needed === undefined ? FIELD_TYPES[type].showsItem : id === needed) &&
    textAt(config, path).trim() !== '';
  return isShown(config, `${place}.visible`) && leaves.some(says);
}

function itemOf(config: Config, place: string, leaves: readonly Leaf[]): JsonObject {
  return leaves
    .flatMap((leaf): readonly Field[] => [
      [leaf.path, scalar(valueAt(config, leaf.path))],
      ...companionsOf(config, leaf),
    ])
    .filter(([, value]) => value !== '' && typeof value !== 'boolean')
    .reduce<JsonObject>(
      (item, [field, value]) => setAt(item, parsePath(field.slice(place.length + 1)) ?? [], value),
      {},
    );
}

/** Whether the page has nothing of an entry of the menu: without the top it has only those that a heading may repeat. */
function isHiddenEntry(config: Config, address: string): boolean {
  const link = linkAddress(address);
  return link?.startsWith('#') === true ? isHidden(config, link.slice(1)) : isHidden(config, TOP);
}

/** What stands beside a field without being in the structure: what a picture shows, what a button or a caption began with. */
function companionsOf(config: Config, { path, type }: Leaf): readonly Field[] {
  const text = textAt(config, path);
  if (type === 'image')
    return [altTextPath(path), focusPath(path)].flatMap((each): readonly Field[] => {
      const value = valueAt(config, each);
      // An empty description says that the picture is decoration.
      return text !== '' && typeof value === 'string' ? [[each, value]] : [];
    });
  const begins = besides(path, `begins.${path.slice(path.lastIndexOf('.') + 1)}`);
  return [
    ...(isKept(config, path) ? [[notePath(path), ''] as const] : []),
    ...(isNoted(config, path, 'caption') ? [[noteKey(path, 'caption'), text] as const] : []),
    ...(text !== '' && textAt(config, begins) === text ? [[begins, text] as const] : []),
  ];
}

/** A value as a page reads it: what is neither text nor a switch says nothing. */
function scalar(value: Json | undefined): string | boolean {
  return typeof value === 'string' || typeof value === 'boolean' ? value : '';
}
