import type { SentenceWords } from '../../words/sentence-words.ts';
import type { Words } from '../../words/words.ts';
import type { Config } from '../config/config.ts';

/** A sentence, and the website and language that it is about. `languages` are tried in order. */
export interface SentenceRequest {
  readonly text: string;
  readonly config: Config;
  readonly words: Words;
  readonly languages: readonly SentenceWords[];
}
