import type { Words } from '../../words/words.ts';
import type { Config } from '../config/config.ts';
import { applyPlan, editConfig, type PlannedEdit } from '../config/edit-config.ts';
import { valueAt } from '../config/leaves.ts';
import { listAt } from '../lists/list-table.ts';
import { rowsDraftEdits, saidInRows } from '../lists/rows-draft.ts';
import { HOURS_LIST } from '../sections/hours-list.ts';
import { leafAt, tableTarget } from './menu.ts';
import { meantFor } from './value-meant.ts';

/** Texts that were typed or picked for fields and not sent, by the paths of the fields; of a list, the rows of its table. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Where among such texts that of the menu is kept, which belongs to no field. */
export const MENU_TEXT = '';

/** A text or the rows of a table that are not sent, with the edits that sending them would make. */
export interface Draft {
  /** The path of the field or list that it was typed for. */
  readonly field: string;
  /** What was typed. */
  readonly text: string;
  /** The path that it is written to. */
  readonly path: string;
  readonly edits: readonly PlannedEdit[];
}

/** The texts that would change something if they were sent: not one equal to the stored value, nor one whose field is gone. */
export function draftsIn(config: Config, texts: FieldTexts, words: Words): readonly Draft[] {
  return Object.entries(texts).flatMap(([field, text]) => {
    const list = listAt(config, field);
    if (list) {
      const edits = rowsDraftEdits(config, list, text);
      return edits.length > 0 ? [{ field, text: saidInRows(text), path: field, edits }] : [];
    }
    const leaf = text.trim() === '' ? undefined : leafAt(config, field, words);
    if (!leaf) return [];
    const meant = meantFor(leaf, text, words);
    const sent = editConfig(config, meant.path, meant.typed);
    const isNew = sent.kind === 'edited' && sent.value !== valueAt(config, meant.path);
    return isNew ? [{ field, text, path: meant.path, edits: [meant] }] : [];
  });
}

/** The texts whose field is gone from the website: they are told, so that nothing is lost without a word. */
export function lostDrafts(
  config: Config,
  texts: FieldTexts,
  words: Words,
): readonly Pick<Draft, 'field' | 'text'>[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    text.trim() === '' || isField(config, field, words) ? [] : [{ field, text: saidInRows(text) }],
  );
}

/** The target of the place where a draft was typed. */
export function draftTarget(config: Config, path: string): string {
  if (path === HOURS_LIST) return 'hours';
  return listAt(config, path) ? tableTarget(path) : path;
}

/** True for the path of a field, or of a list that a table edits. */
export function isField(config: Config, path: string, words: Words): boolean {
  return listAt(config, path) !== undefined || leafAt(config, path, words) !== undefined;
}

/** The config as it would be if drafts were sent; the same object if there are none. */
export function withDrafts(config: Config, drafts: readonly Pick<Draft, 'edits'>[]): Config {
  return drafts.reduce((done, { edits }) => applyPlan(done, edits) ?? done, config);
}

/** The texts without that of a field. */
export function withoutField(texts: FieldTexts, field: string | undefined): FieldTexts {
  return Object.fromEntries(Object.entries(texts).filter(([path]) => path !== field));
}

/** No field has such a path. */
const NO_PLACE = '?';

/** The texts, where those in the lists of these items have no field any more: after a move their paths could mean another item. */
export function withoutPlaces(texts: FieldTexts, items: readonly string[]): FieldTexts {
  const lists = items.flatMap((item) =>
    item.endsWith(']') ? [item.slice(0, item.lastIndexOf('[') + 1)] : [],
  );
  const isIn = (path: string) => lists.some((list) => path.startsWith(list));
  const kept = Object.entries(texts).filter(([path]) => !isIn(path));
  const loose = Object.entries(texts)
    .filter(([path]) => isIn(path))
    .map(([path, text]) => [NO_PLACE + path, joined(texts[NO_PLACE + path] ?? '', text)]);
  return Object.fromEntries([...kept, ...loose]);
}

/** Texts that are not blank, below one another. */
export function joined(...texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n');
}

/** True if the same fields have the same texts. */
export function isSameTexts(one: FieldTexts, other: FieldTexts): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
