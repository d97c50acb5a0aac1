import type { FieldTexts } from '../chat/drafts.ts';
import { imagePathOfAltText } from '../config/alt-text.ts';
import type { Config } from '../config/config.ts';
import { textAt } from '../config/leaves.ts';

/** What is typed into the review's rows and not applied, by the paths of the fields. */
export type TypedRows = Readonly<Record<string, TypedRow>>;

interface TypedRow {
  readonly text: string;
  /** What the field held when this was typed. */
  readonly over: string;
}

/** The rows with a text that is typed into one of them. Text equal to the stored value is none. */
export function withTyped(rows: TypedRows, config: Config, path: string, text: string): TypedRows {
  const { [path]: _, ...others } = rows;
  return text === textAt(config, path) ? others : { ...others, [path]: { text, over: heldAt(config, path) } };
}

/** The texts whose fields are as they were when these were typed, by path. */
export function standingTexts(rows: TypedRows, config: Config): FieldTexts {
  const standing = Object.entries(rows).filter(([path, { over }]) => over === heldAt(config, path));
  return Object.fromEntries(standing.map(([path, { text }]) => [path, text]));
}

/** The value of a field; of a description also the picture that it is about. */
function heldAt(config: Config, path: string): string {
  return JSON.stringify([textAt(config, path), textAt(config, imagePathOfAltText(path) ?? '')]);
}
