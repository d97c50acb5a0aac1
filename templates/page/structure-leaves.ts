import { isArray, isObject, type Json } from '../../domain/json/json.ts';
import type { Values } from './values.ts';

/** A field outside lists, as far as the page has to know it. */
export interface PageLeaf {
  readonly id: string;
  readonly path: string;
  /** The id of its section. */
  readonly section: string;
  /** The value that it began with. */
  readonly start: string;
}

/** The text and address fields of a page's sections, by the structure in the config; no config makes it throw. */
export function structureLeaves(values: Values): readonly PageLeaf[] {
  const sections = values.raw('_structure.sections');
  return (isArray(sections) ? sections : []).flatMap((section) =>
    isObject(section) && typeof section.id === 'string' ? leavesBelow(section.children, section.id) : [],
  );
}

function leavesBelow(nodes: Json | undefined, section: string): readonly PageLeaf[] {
  return (isArray(nodes) ? nodes : []).flatMap((node): readonly PageLeaf[] => {
    if (!isObject(node)) return [];
    const { id, path, default: start, children } = node;
    if (typeof id !== 'string' || typeof path !== 'string' || typeof start !== 'string')
      return leavesBelow(children, section);
    return [{ id, path, section, start: start.trim() }];
  });
}
