import type { RequestWords } from '../../words/request-words.ts';
import type { Words } from '../../words/words.ts';
import type { MenuPlace } from '../chat/menu-entry.ts';
import type { Config } from '../config/config.ts';
import type { PlannedEdit } from '../config/edit-config.ts';
import type { Question } from '../interview/question.ts';
import type { LanguagePair } from './language-pair.ts';
import type { Place, PlaceIndex } from './places.ts';
import type { Token } from './tokens.ts';

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

/** The palette that looks like another color; of a shade only one that is as dark or light. undefined if there is none. */
type PaletteLike = (
  config: Config,
  words: Words,
  hex: string,
  isShade: boolean,
) => PaletteOffered | undefined;

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
  /** The level of the menu where the chat is: a field of it is meant before others of that name. */
  readonly here?: MenuPlace | undefined;
  /** The question of the interview that is asked: that for the business finds one among other words, too. */
  readonly question?: Question | undefined;
}

/** What a text in one language is read with. */
export interface Reader extends TypedRequest {
  readonly index: PlaceIndex;
  readonly languagePair: LanguagePair;
}

/** A text in one language, without courtesy; `isAsking` if there was some, as it is a request then. */
export interface Reading {
  readonly reader: Reader;
  readonly tokens: readonly Token[];
  readonly isAsking: boolean;
}

/** A change that a text may ask for. */
export interface Change {
  readonly label: string;
  /** Its label where what it changes is shown above it. */
  readonly brief?: string | undefined;
  readonly edits: readonly PlannedEdit[];
  /** What the answer says once it is made; by default it names each edit. */
  readonly told?: string | undefined;
  /** How much of the name of its place the text leaves open. */
  readonly cost: number;
  /** True if the text can hardly mean anything else. */
  readonly isSure: boolean;
  /** The field that it is about, for a change that is not sure. */
  readonly place?: Place | undefined;
}
