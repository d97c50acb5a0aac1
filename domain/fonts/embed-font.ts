import type { Words } from '../../words/words.ts';
import { EMBED_FONT_PATH, FONT_PATH } from '../config/page-settings.ts';
import type { Leaf } from '../config/structure.ts';

/** A switch offered as an option beside a field's value. */
export interface EmbedFontOption {
  readonly name: string;
  readonly path: string;
  readonly on: string;
  readonly off: string;
}

/** The embed-font switch of the font field; undefined for other fields. It is not in the structure, so sites stored earlier have it too. */
export function embedFontOption(
  { path }: Pick<Leaf, 'path'>,
  { embedFont }: Pick<Words, 'embedFont'>,
): EmbedFontOption | undefined {
  return path === FONT_PATH ? { ...embedFont, path: EMBED_FONT_PATH } : undefined;
}
