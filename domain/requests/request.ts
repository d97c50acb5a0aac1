import type { RequestWords } from '../../words/request-words.ts';
import type { Words } from '../../words/words.ts';
import type { Config } from '../config/config.ts';

/** The steps that are possible now. */
export interface PossibleSteps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** What was typed, and the website that it is about. `languages` are tried in order. */
export interface TypedRequest {
  readonly text: string;
  readonly config: Config;
  readonly words: Words;
  readonly languages: readonly RequestWords[];
  readonly steps: PossibleSteps;
  /** The path of the list where the chat is. */
  readonly list?: string | undefined;
  /** True where the chat asks for the business: then one is found among other words, too. */
  readonly isBusinessAsked?: boolean | undefined;
}
