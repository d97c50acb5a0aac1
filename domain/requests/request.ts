import type { RequestWords } from '../../words/request-words.ts';
import type { Words } from '../../words/words.ts';
import type { Config } from '../config/config.ts';
import type { PlannedEdit } from '../config/edit-config.ts';

/** The steps that are possible now. */
export interface PossibleSteps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Colors that go together, by the name that they are offered by. */
export interface PaletteOffered {
  readonly name: string;
  readonly edits: readonly PlannedEdit[];
}

/** The palette whose main color looks like another color; undefined if there is none. */
type PaletteLike = (config: Config, words: Words, hex: string) => PaletteOffered | undefined;

/** What was typed, and the website that it is about. `languages` are tried in order. */
export interface TypedRequest {
  readonly text: string;
  readonly config: Config;
  readonly words: Words;
  readonly languages: readonly RequestWords[];
  readonly paletteLike: PaletteLike;
  readonly steps: PossibleSteps;
  /** The path of the list where the chat is. */
  readonly list?: string | undefined;
  /** True where the chat asks for the business: then one is found among other words, too. */
  readonly isBusinessAsked?: boolean | undefined;
}
