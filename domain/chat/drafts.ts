import type { Words } from '../../words/words.ts';
import type { Config } from '../config/config.ts';
import { editConfig } from '../config/edit-config.ts';
import { valueAt } from '../config/leaves.ts';
import { leafAt } from './menu.ts';
import { meantFor, type ValueMeant } from './value-meant.ts';

/** Texts that were typed or picked for fields and not sent, by the paths of the fields. */
export type FieldTexts = Readonly<Record<string, string>>;

/** A text that is not sent, with the edit that sending it would make. */
export interface Draft extends ValueMeant {
  /** The path of the field that it was typed for. */
  readonly field: string;
  readonly text: string;
}

/** The texts that would change something if they were sent: not one equal to the stored value, nor one whose field is gone. */
export function draftsIn(config: Config, texts: FieldTexts, words: Words): readonly Draft[] {
  return Object.entries(texts).flatMap(([field, text]) => {
    const leaf = text.trim() === '' ? undefined : leafAt(config, field, words);
    if (!leaf) return [];
    const meant = meantFor(leaf, text, words);
    const sent = editConfig(config, meant.path, meant.typed);
    const isNew = sent.kind === 'edited' && sent.value !== valueAt(config, meant.path);
    return isNew ? [{ field, text, ...meant }] : [];
  });
}

/** The config as it would be if drafts were sent; the same object if there are none. */
export function withDrafts(config: Config, drafts: readonly ValueMeant[]): Config {
  return drafts.reduce((done, { path, typed }) => {
    const result = editConfig(done, path, typed);
    return result.kind === 'edited' ? result.config : done;
  }, config);
}

/** The texts without that of a field. */
export function withoutField(texts: FieldTexts, field: string | undefined): FieldTexts {
  return Object.fromEntries(Object.entries(texts).filter(([path]) => path !== field));
}

/** The texts without those in the lists of these items: after a move their paths could mean another item. */
export function withoutLists(texts: FieldTexts, items: readonly string[]): FieldTexts {
  const lists = items.flatMap((item) =>
    item.endsWith(']') ? [item.slice(0, item.lastIndexOf('[') + 1)] : [],
  );
  const kept = Object.entries(texts).filter(([path]) => !lists.some((list) => path.startsWith(list)));
  return Object.fromEntries(kept);
}

/** True if the same fields have the same texts. */
export function isSameTexts(one: FieldTexts, other: FieldTexts): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
