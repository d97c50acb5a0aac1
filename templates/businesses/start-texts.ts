import type { Business } from '../../domain/choices/businesses.ts';
import type { Config } from '../../domain/config/config.ts';
import { isList, type Section, ungrouped } from '../../domain/config/structure.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import { parsePath, setAt } from '../../domain/json/path.ts';
import type { Composition } from '../layouts/composition-names.ts';
import type { BusinessCopy, StartsCopy } from './copy.ts';
import type { BusinessLook, LookColors } from './looks.ts';

/** The input of a template's `start`: the texts of a business, and the icon that goes with them. */
export interface StartTexts extends Pick<BusinessLook, 'icon'> {
  readonly copy: BusinessCopy;
  /** The words that the menus of all businesses share. */
  readonly menu: StartsCopy['menu'];
  /** The sections that the business brings to a template. */
  readonly sections: readonly Section[];
}

/**
 * The values with the name, the composition and the colors of a business: the page draws its pictures by the name. The colors become the global ones, and every color of a section is cleared, so
 * that it follows the global ones again. Title and description are cleared too: they were those of the former content.
 */
export function startLook(
  base: Config,
  { business, composition }: { readonly business: Business; readonly composition: Composition },
  colors: LookColors,
  values: JsonObject,
): JsonObject {
  const nodes = ungrouped(base._structure.sections.flatMap(({ children }) => children));
  const derived = nodes.flatMap((node) => (!isList(node) && node.type === 'color' ? node.path : []));
  const globalSettings = {
    business,
    composition,
    primaryColor: colors.primary,
    secondaryColor: colors.secondary,
    textColor: colors.text,
    accentColor: colors.accent,
    title: '',
    description: '',
  };
  return derived.reduce<JsonObject>((all, path) => setAt(all, parsePath(path) ?? [], ''), {
    ...values,
    globalSettings,
  });
}

/** The values of a button with the words, and perhaps the address, of a business. They are kept beside it too: while the button has them, it follows the contact. */
export function begunButton(text: string, url?: string): JsonObject {
  const values = { text, ...(url !== undefined && { url }) };
  return { ...values, begins: values };
}
