import type { Words } from '../../words/words.ts';
import type { EditedLeaf } from '../config/structure.ts';
import { type EmbedFontOption, embedFontOption } from '../fonts/embed-font.ts';

/** The path and value of an edit, as meant by the visitor's input. */
export interface ValueMeant {
  readonly path: string;
  readonly typed: string | boolean;
}

/** Maps input for a field to an edit: "Show", "Hide" and the labels of a switch become booleans. */
export function meantFor(leaf: EditedLeaf | undefined, value: string | boolean, words: Words): ValueMeant {
  const path = leaf?.path ?? '';
  if (typeof value === 'boolean') return { path, typed: value };
  const beside = leaf && embedFontOption(leaf, words);
  const turned = beside && storedByToggle(value, beside);
  if (beside && turned !== undefined) return { path: beside.path, typed: turned };
  const shown =
    leaf?.type === 'boolean'
      ? storedByToggle(value, { on: words.toggle.show, off: words.toggle.hide })
      : undefined;
  return { path, typed: shown ?? value };
}

function storedByToggle(
  value: string,
  { on, off }: Pick<EmbedFontOption, 'on' | 'off'>,
): boolean | undefined {
  const word = value.trim().toLowerCase();
  if (word === on.toLowerCase()) return true;
  return word === off.toLowerCase() ? false : undefined;
}
