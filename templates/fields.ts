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

/** A field of each item of a list; `path` goes on from the item. */
function itemField(type: LeafType, name: string, listPath: string, path: string): ItemLeaf {
  return {
    id: idOf(name),
    name,
    type,
    editable: true,
    pathTemplate: `${listPath}[INDEX].${path}`,
    default: '',
  };
}

/** A list of items, each with the same fields. */
export function list(
  name: string,
  path: string,
  fields: readonly (readonly [type: LeafType, name: string, path: string])[],
  start: readonly Json[],
): ListNode {
  const itemStructure = fields.map(([type, label, place]) => itemField(type, label, path, place));
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

/** The links to social networks, each with its address and whether it shows. */
export function socialLinks(
  path: string,
  networks: readonly (readonly [name: string, url: string])[],
): GroupNode {
  const links = networks.map(([name, url]) => {
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
