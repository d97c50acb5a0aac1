import type { ReadSentence } from '../../../machines/chat/chat.context.ts';
import { readSentence } from '../../domain/sentences/read-sentence.ts';
import { enSentences } from '../../words/en/sentences.ts';
import type { LanguageCode } from '../../words/language.ts';
import type { SentenceWords } from '../../words/sentence-words.ts';

/** The languages that a visitor may write in, likeliest first: that of the screen, then English. */
const LANGUAGES: Readonly<Record<LanguageCode, () => Promise<readonly SentenceWords[]>>> = {
  en: async () => [enSentences],
  de: async () => [(await import('../../words/de/sentences.ts')).deSentences, enSentences],
  ar: async () => [(await import('../../words/ar/sentences.ts')).arSentences, enSentences],
};

/** The reader of a visitor's sentences: it gives the changes that one may ask for, else the fields that it may be about. */
export async function sentenceReader(code: LanguageCode): Promise<ReadSentence> {
  const languages = await LANGUAGES[code]();
  return (sentence) => readSentence({ ...sentence, languages });
}
