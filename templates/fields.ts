import type { Json } from '../src/domain/json.ts';
import type {
  GroupNode,
  ItemLeaf,
  Leaf,
  LeafType,
  ListNode,
  Section,
  StructureNode,
} from '../src/domain/structure.ts';
import { DEFAULT_FONT, FONT_NAMES } from './fonts.ts';

/** The networks offered, each with its front page: what a visitor's own address starts with. */
const SOCIAL_NETWORKS = [
  ['Facebook', 'https://www.facebook.com/'],
  ['Twitter', 'https://x.com/'],
  ['Instagram', 'https://www.instagram.com/'],
  ['LinkedIn', 'https://www.linkedin.com/'],
] as const;

interface FieldExtras {
  readonly note?: string;
  readonly choices?: readonly string[];
}

/** A field: its name, its path and the value a new site starts with. */
export function field(
  type: LeafType,
  name: string,
  path: string,
  start: string | boolean = '',
  extras: FieldExtras = {},
): Leaf {
  return { id: idOf(name), name, type, editable: true, path, default: start, ...extras };
}

/** A colour field that a new site leaves to the global settings. */
export function derivedColor(name: string, path: string): Leaf {
  return field('color', name, path, '', { note: 'Follows the global colors until you choose one.' });
}

/** A field of each item of a list. */
function itemField(type: LeafType, name: string, pathTemplate: string, start: string | boolean): ItemLeaf {
  return { id: idOf(name), name, type, editable: true, pathTemplate, default: start };
}

/** A list of items, each with the same fields. */
export function list(
  name: string,
  path: string,
  fields: readonly (readonly [type: LeafType, name: string, path: string, start?: boolean])[],
  start: readonly Json[],
): ListNode {
  const itemStructure = fields.map(([type, label, place, value = '']) =>
    itemField(type, label, `${path}[INDEX].${place}`, value),
  );
  return { id: idOf(name), name, type: 'array', editable: true, path, itemStructure, default: start };
}

/** Fields that are offered together under one name. */
export function group(name: string, children: readonly StructureNode[]): GroupNode {
  return { id: idOf(name), name, editable: true, children };
}

/** A section of the page. */
export function section(
  id: string,
  name: string,
  children: readonly StructureNode[],
  editable = true,
): Section {
  return { id, name, editable, children };
}

/** The settings of the whole site, with a template's own colours. */
export function globalSettings(colors: {
  readonly primary: string;
  readonly secondary: string;
  readonly text: string;
  readonly accent: string;
}): { readonly children: readonly Leaf[] } {
  return {
    children: [
      field('color', 'Primary Color', 'globalSettings.primaryColor', colors.primary),
      field('color', 'Secondary Color', 'globalSettings.secondaryColor', colors.secondary),
      field('color', 'Text Color', 'globalSettings.textColor', colors.text),
      field('color', 'Accent Color', 'globalSettings.accentColor', colors.accent),
      field('text', 'Font Family', 'globalSettings.fontFamily', DEFAULT_FONT, {
        note: 'The font of the whole page.',
        choices: FONT_NAMES,
      }),
    ],
  };
}

/** The links to social networks, each with its address and whether it shows. */
export function socialLinks(path: string): GroupNode {
  const links = SOCIAL_NETWORKS.map(([name, url]) => {
    const place = `${path}.${name.toLowerCase()}`;
    return group(name, [
      field('url', 'URL', `${place}.url`, url),
      field('boolean', 'Visible', `${place}.visible`, true),
    ]);
  });
  return group('Social Links', links);
}

/** The id of a named field, for the menu: `Background Color` gives `backgroundColor`. */
function idOf(name: string): string {
  const [first = '', ...others] = name.split(' ').map((word) => word.toLowerCase());
  return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
