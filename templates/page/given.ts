import { isArray, isObject, type Json } from '../../domain/json/json.ts';
import { notePath } from '../../domain/samples/notes.ts';
import { isSampleContact } from '../../domain/samples/sample-contact.ts';
import type { Values } from './values.ts';

/** The text at a path if somebody wrote it for this page; undefined for a hidden section and for what the page began with. */
export function given(values: Values, path: string): string | undefined {
  const [section = ''] = path.split('.');
  const text = values.text(path).trim();
  if (text === '' || values.isHidden(section)) return undefined;
  const note = values.raw(notePath(path));
  const isMadeUp = note === text || isSampleContact(text) || startTexts(values, section).has(text);
  // The empty note says that the visitor kept it on purpose.
  return isMadeUp && note !== '' ? undefined : text;
}

/** The texts that a section began with, by the structure in the config. */
export function startTexts(values: Values, id: string): ReadonlySet<string> {
  const sections = values.raw('_structure.sections');
  const section = isArray(sections) && sections.find((each) => isObject(each) && each.id === id);
  const found = new Set<string>();
  if (isObject(section)) collectDefaults(section.children, found);
  return found;
}

function collectDefaults(nodes: Json | undefined, found: Set<string>): void {
  for (const node of isArray(nodes) ? nodes : []) {
    if (!isObject(node)) continue;
    for (const value of isArray(node.default) ? node.default : [node.default]) {
      const texts = isObject(value) ? Object.values(value) : [value];
      for (const text of texts) if (typeof text === 'string') found.add(text.trim());
    }
    collectDefaults(node.children, found);
  }
}
