import type { ReadSentence } from '../../machines/chat/chat.context.ts';
import type { LanguageCode } from '../words/language.ts';

const NOTHING = { isRequest: false, options: [] };
let read: ReadSentence | undefined;

/** Loads what reads the sentences of a visitor; where that failed, the next call tries again. */
export async function loadSentences(code: LanguageCode): Promise<void> {
  if (read) return;
  const { sentenceReader } = await import('./use-cases/read-sentence.ts');
  read = await sentenceReader(code);
}

/** Reads a sentence once the code that reads is loaded. A defect there must not cost the visitor the answer. */
export const readWhenLoaded: ReadSentence = (sentence) => {
  // It may have been out of reach: then the next sentence is read.
  if (!read) void loadSentences(sentence.words.language.code).catch(() => undefined);
  try {
    return read?.(sentence) ?? NOTHING;
  } catch {
    return NOTHING;
  }
};
