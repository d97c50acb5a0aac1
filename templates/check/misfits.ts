import type { Config } from '../../src/domain/config/config.ts';
import { nodesOf, textAt, valueAt } from '../../src/domain/config/leaves.ts';
import { PAGE_FIELDS } from '../../src/domain/config/page-settings.ts';
import {
  isList,
  type Leaf,
  type LeafType,
  type ListNode,
  leafOfItem,
} from '../../src/domain/config/structure.ts';
import { isSwitchedOn } from '../../src/domain/config/visibility.ts';
import { isArray, isObject, type JsonObject } from '../../src/domain/json/json.ts';
import { isLanguageCode } from '../../src/words/language-tag.ts';
import { LANGUAGE_PATH } from '../../src/words/page-language.ts';
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

const FITS: { readonly [Type in LeafType]?: (value: string, path: string) => boolean } = {
  icon: hasDrawing,
  color: (value) => parseColor(value) !== undefined,
  url: (value, path) => fieldAddress(path, value) !== undefined,
  image: (value) => imageAddress(value) !== undefined,
};

/** Texts that the page makes links of, by the ids of their fields. */
const CONTACT = { email: emailAddress, phone: phoneAddress, whatsapp: whatsAppAddress } as const;

/** The values of a config that its page cannot show: font and page settings first, then in the structure's order. */
export function misfits(config: Config): readonly Misfit[] {
  const nodes = [...PAGE_FIELDS, ...nodesOf(config)];
  return [
    ...fontMisfits(config),
    ...nodes.flatMap((node) => (isList(node) ? misfitsInList(config, node) : misfitsOf(config, [node]))),
  ];
}

interface ItemMisfits {
  readonly node: ListNode;
  readonly index: number;
  readonly misfits: readonly Misfit[];
}

/** The result for each item, cached by the item's object: an edit replaces only one item of a list. */
const found = new WeakMap<JsonObject, ItemMisfits>();

function misfitsInList(config: Config, node: ListNode): readonly Misfit[] {
  const items = valueAt(config, node.path);
  if (!isArray(items)) return [];
  const own = `${node.path}[INDEX]`;
  // A structure from an imported file may give items paths outside the item: those cannot be cached by the item.
  const isWithin = node.itemStructure.every(({ pathTemplate }) => pathTemplate.startsWith(own));
  return items.flatMap((item, index) => {
    const known = isWithin && isObject(item) ? found.get(item) : undefined;
    if (known?.node === node && known.index === index) return known.misfits;
    const leaves = node.itemStructure.map((leaf) => leafOfItem(leaf, index));
    const misfits = misfitsOf(config, leaves);
    if (isObject(item)) found.set(item, { node, index, misfits });
    return misfits;
  });
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
  const fits = FITS[type];
  return !fits || fits(value, path) ? [] : [{ kind: type as Misfit['kind'], path, value }];
}

function isContact(id: string): id is keyof typeof CONTACT {
  return id in CONTACT;
}
