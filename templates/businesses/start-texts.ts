import type { Config } from '../../src/domain/config/config.ts';
import { isList, ungrouped } from '../../src/domain/config/structure.ts';
import type { JsonObject } from '../../src/domain/json/json.ts';
import { parsePath, setAt } from '../../src/domain/json/path.ts';
import type { BusinessCopy, StartsCopy } from './copy.ts';
import type { LookColors } from './looks.ts';

/** What a business says, and the words that all of them have in their menu. */
export interface StartTexts {
  readonly copy: BusinessCopy;
  readonly menu: StartsCopy['menu'];
}

/** A start's values with its colours: the global ones, from which the sections derive theirs again; the page is named anew. */
export function startColors(base: Config, colors: LookColors, values: JsonObject): JsonObject {
  const nodes = ungrouped(base._structure.sections.flatMap(({ children }) => children));
  const derived = nodes.flatMap((node) => (!isList(node) && node.type === 'color' ? node.path : []));
  const globalSettings = {
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
