import { CONFIG_VERSION, type Config } from '../src/domain/config/config.ts';
import { defaultValues } from '../src/domain/config/default-values.ts';
import type {
  GroupNode,
  ItemLeaf,
  Leaf,
  LeafType,
  ListNode,
  Section,
  Structure,
  StructureNode,
} from '../src/domain/config/structure.ts';
import type { Json } from '../src/domain/json/json.ts';
import { FIELD_NAMES, NOTES, SECTION_NAMES } from '../src/words/stored-names.ts';
import { DEFAULT_FONT, FONT_NAMES } from './fonts/font-names.ts';

/** The networks offered, each with its front page: what a visitor's own address starts with. */
const SOCIAL_NETWORKS = [
  ['facebook', 'https://www.facebook.com/'],
  ['twitter', 'https://x.com/'],
  ['instagram', 'https://www.instagram.com/'],
  ['linkedin', 'https://www.linkedin.com/'],
] as const;

/** What a field is called by in the table of words; also its id in the menu. */
type FieldName = keyof typeof FIELD_NAMES;

interface FieldExtras {
  readonly note?: string;
  readonly choices?: readonly string[];
}

/** A field: its name, its path and the value a new site starts with. */
export function field(
  type: LeafType,
  name: FieldName,
  path: string,
  start: string | boolean = '',
  extras: FieldExtras = {},
): Leaf {
  return { id: name, name: FIELD_NAMES[name], type, editable: true, path, default: start, ...extras };
}

/** A colour field that a new site leaves to the global settings. */
export function derivedColor(name: FieldName, path: string): Leaf {
  return field('color', name, path, '', { note: NOTES.derivedColor });
}

/** A field of each item of a list. */
function itemField(type: LeafType, name: FieldName, pathTemplate: string, start: string | boolean): ItemLeaf {
  return { id: name, name: FIELD_NAMES[name], type, editable: true, pathTemplate, default: start };
}

/** A list of items, each with the same fields. */
export function list(
  name: FieldName,
  path: string,
  fields: readonly (readonly [type: LeafType, name: FieldName, path: string, start?: boolean])[],
  start: readonly Json[],
): ListNode {
  const itemStructure = fields.map(([type, label, place, value = '']) =>
    itemField(type, label, `${path}[INDEX].${place}`, value),
  );
  return {
    id: name,
    name: FIELD_NAMES[name],
    type: 'array',
    editable: true,
    path,
    itemStructure,
    default: start,
  };
}

/** Fields that are offered together under one name. */
export function group(name: FieldName, children: readonly StructureNode[]): GroupNode {
  return { id: name, name: FIELD_NAMES[name], editable: true, children };
}

/** A section of the page. */
export function section(
  id: keyof typeof SECTION_NAMES,
  children: readonly StructureNode[],
  editable = true,
): Section {
  return { id, name: SECTION_NAMES[id], editable, children };
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
      field('color', 'primaryColor', 'globalSettings.primaryColor', colors.primary),
      field('color', 'secondaryColor', 'globalSettings.secondaryColor', colors.secondary),
      field('color', 'textColor', 'globalSettings.textColor', colors.text),
      field('color', 'accentColor', 'globalSettings.accentColor', colors.accent),
      field('text', 'fontFamily', 'globalSettings.fontFamily', DEFAULT_FONT, {
        note: NOTES.fontFamily,
        choices: FONT_NAMES,
      }),
    ],
  };
}

/** The links to social networks, each with its address and whether it shows. */
export function socialLinks(path: string): GroupNode {
  const links = SOCIAL_NETWORKS.map(([name, url]) => {
    const place = `${path}.${name}`;
    return group(name, [
      field('url', 'url', `${place}.url`, url),
      field('boolean', 'visible', `${place}.visible`, true),
    ]);
  });
  return group('socialLinks', links);
}

/** The config of a new site: a template's id, its structure, and the start value of every field. */
export function baseConfig(
  templateId: string,
  structure: Structure,
): Config & { readonly _templateId: string } {
  return {
    ...defaultValues(structure),
    _templateId: templateId,
    _templateVersion: CONFIG_VERSION,
    _structure: structure,
  };
}
