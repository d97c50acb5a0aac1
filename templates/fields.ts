import { CONFIG_VERSION, type Config } from '../domain/config/config.ts';
import { defaultValues } from '../domain/config/default-values.ts';
import type {
  GroupNode,
  Leaf,
  LeafType,
  ListNode,
  Section,
  Structure,
  StructureNode,
} from '../domain/config/structure.ts';
import type { Json } from '../domain/json/json.ts';
import type { LanguageCode } from '../words/language.ts';
import { FIELD_NAMES, NOTES } from '../words/stored-names.ts';
import { DEFAULT_FONT, FONT_NAMES } from './fonts/font-names.ts';
import type { EnglishNames } from './template.ts';

/** The networks offered, each with its home page, the default value of the link. */
const SOCIAL_NETWORKS = [
  ['facebook', 'https://www.facebook.com/'],
  ['twitter', 'https://x.com/'],
  ['instagram', 'https://www.instagram.com/'],
  ['linkedin', 'https://www.linkedin.com/'],
] as const;

const { field, group } = fieldBuilders({ sections: {}, fields: {} });

interface FieldExtras {
  readonly note?: string;
  readonly choices?: readonly string[];
}

/**
 * Functions that build a template's structure. Fields are named by their ids: the template's own table of names is looked
 * up first, then the names that all templates share. The id also identifies the field in the menu.
 */
export function fieldBuilders<Own extends Omit<EnglishNames, 'template'>>(own: Own) {
  type FieldName = keyof typeof FIELD_NAMES | (keyof Own['fields'] & string);
  type ItemField = readonly [type: LeafType, name: FieldName, path: string, start?: boolean];
  const names: Readonly<Record<string, string>> = { ...FIELD_NAMES, ...own.fields };
  const sections: Readonly<Record<string, string>> = own.sections;
  const named = (id: FieldName) => ({ id, name: names[id] ?? id });

  /** A field: its name, its path and the value a new site starts with. */
  const field = (
    type: LeafType,
    name: FieldName,
    path: string,
    start: string | boolean = '',
    extras: FieldExtras = {},
  ): Leaf => ({ ...named(name), type, editable: true, path, default: start, ...extras });

  /** A color field that a new site leaves to the global settings. */
  const derivedColor = (name: FieldName, path: string): Leaf =>
    field('color', name, path, '', { note: NOTES.derivedColor });

  /** A list of items, each with the same fields. Their paths are relative to the item. */
  const list = (
    name: FieldName,
    path: string,
    fields: readonly ItemField[],
    start: readonly Json[],
  ): ListNode => {
    const itemStructure = fields.map(([type, label, place, value = '']) => ({
      ...named(label),
      type,
      editable: true,
      pathTemplate: `${path}[INDEX].${place}`,
      default: value,
    }));
    return { ...named(name), type: 'array', editable: true, path, itemStructure, default: start };
  };

  /** Fields that the menu offers together under one name. */
  const group = (name: FieldName, children: readonly StructureNode[]): GroupNode => ({
    ...named(name),
    editable: true,
    children,
  });

  /** A section of the page, which the menu names by its id in the template's own table. */
  const section = (
    id: keyof Own['sections'] & string,
    children: readonly StructureNode[],
    editable = true,
  ): Section => ({ id, name: sections[id] ?? id, editable, children });

  return { field, derivedColor, list, group, section };
}

/** The settings of the whole site, with the colors that a new one starts with. */
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
  language?: LanguageCode,
): Config & { readonly _templateId: string } {
  const values = defaultValues(structure);
  return {
    ...values,
    // A page is English where it names no language.
    ...(language && { globalSettings: { ...Object(values.globalSettings), language } }),
    _templateId: templateId,
    _templateVersion: CONFIG_VERSION,
    _structure: structure,
  };
}
