import type { Config } from '../../domain/config/config.ts';
import { nodesOf, textAt, valueAt } from '../../domain/config/leaves.ts';
import { PAGE_FIELDS } from '../../domain/config/page-settings.ts';
import {
  isList,
  type Leaf,
  type LeafType,
  type ListNode,
  leafOfItem,
} from '../../domain/config/structure.ts';
import { isSwitchedOn } from '../../domain/config/visibility.ts';
import { isArray, isObject, type Json, type JsonObject } from '../../domain/json/json.ts';
import { isLanguageCode } from '../../words/language-tag.ts';
import { LANGUAGE_PATH } from '../../words/page-language.ts';
import { canBeEmbedded, isKnownFont } from '../fonts/fonts.ts';
import { hasDrawing } from '../icons/icon.ts';
import { parseColor } from '../markup/color.ts';
import { fieldAddress } from '../markup/field-address.ts';
import { emailAddress, imageAddress, phoneAddress, whatsAppAddress } from '../markup/url.ts';

const FONT = 'globalSettings.fontFamily';

/** A value that the page cannot show as it is, such as an unknown icon or font. */
export interface Misfit {
  readonly kind:
    | 'icon'
    | 'color'
    | 'url'
    | 'image'
    | 'font'
    | 'embeddedFont'
    | 'language'
    | 'email'
    | 'phone'
    | 'whatsapp';
  readonly path: string;
  readonly value: string;
}

const ANY = () => true;

const FITS: Readonly<Record<LeafType, (value: string, path: string) => boolean>> = {
  text: ANY,
  boolean: ANY,
  icon: hasDrawing,
  color: (value) => parseColor(value) !== undefined,
  url: (value, path) => fieldAddress(path, value) !== undefined,
  image: (value) => imageAddress(value) !== undefined,
};

/** Texts that the page makes links of, by the ids of their fields. */
const CONTACT = { email: emailAddress, phone: phoneAddress, whatsapp: whatsAppAddress } as const;

/** The values of a config that its page cannot show: font and page settings first, then in the structure's order. */
export function misfits(config: Config): readonly Misfit[] {
  return [
    ...fontMisfits(config),
    ...[...PAGE_FIELDS, ...nodesOf(config)].flatMap((node) =>
      cached(isOnlyBelow(node) && branchOf(config, node), node, 0, () =>
        isList(node) ? misfitsInList(config, node) : misfitsOf(config, [node]),
      ),
    ),
  ];
}

interface Found {
  readonly index: number;
  readonly misfits: readonly Misfit[];
}

/** What was found for a node, cached by the object that its values are in: an edit makes one section and one item anew. */
const found = new WeakMap<JsonObject, Map<Leaf | ListNode, Found>>();

function cached(
  holder: Json | false | undefined,
  node: Leaf | ListNode,
  index: number,
  find: () => readonly Misfit[],
): readonly Misfit[] {
  if (!isObject(holder)) return find();
  const ofHolder = found.get(holder) ?? new Map<Leaf | ListNode, Found>();
  found.set(holder, ofHolder);
  const known = ofHolder.get(node);
  if (known?.index === index) return known.misfits;
  const misfits = find();
  ofHolder.set(node, { index, misfits });
  return misfits;
}

/** False if items have paths outside the item, as a structure from an imported file may give them. */
function isOnlyBelow(node: Leaf | ListNode): boolean {
  const own = `${node.path}[INDEX]`;
  return !isList(node) || node.itemStructure.every(({ pathTemplate }) => pathTemplate.startsWith(own));
}

/** The section of a node's values. */
function branchOf(config: Config, { path }: Leaf | ListNode): Json | undefined {
  return valueAt(config, /^[^.[]*/.exec(path)?.[0] ?? '');
}

function misfitsInList(config: Config, node: ListNode): readonly Misfit[] {
  const items = valueAt(config, node.path);
  if (!isArray(items)) return [];
  const isCached = isOnlyBelow(node);
  return items.flatMap((item, index) =>
    cached(isCached && item, node, index, () =>
      misfitsOf(
        config,
        node.itemStructure.map((leaf) => leafOfItem(leaf, index)),
      ),
    ),
  );
}

function misfitsOf(config: Config, leaves: readonly Leaf[]): readonly Misfit[] {
  return leaves.flatMap((leaf) => misfitIn(leaf, textAt(config, leaf.path)));
}

function fontMisfits(config: Config): readonly Misfit[] {
  const value = textAt(config, FONT);
  if (value.trim() === '') return [];
  if (!isKnownFont(value)) return [{ kind: 'font', path: FONT, value }];
  const isLeftOut = isSwitchedOn(config, 'globalSettings.embedFont') && !canBeEmbedded(value);
  return isLeftOut ? [{ kind: 'embeddedFont', path: FONT, value }] : [];
}

function misfitIn({ id, type, path }: Leaf, value: string): readonly Misfit[] {
  if (value.trim() === '') return [];
  if (path === LANGUAGE_PATH) return isLanguageCode(value) ? [] : [{ kind: 'language', path, value }];
  if (type === 'text' && isContact(id))
    return CONTACT[id](value) === undefined ? [{ kind: id, path, value }] : [];
  return FITS[type](value, path) ? [] : [{ kind: type as Misfit['kind'], path, value }];
}

function isContact(id: string): id is keyof typeof CONTACT {
  return id in CONTACT;
}
