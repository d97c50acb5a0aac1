import { NOT_UNDERSTOOD, type ReadSentence } from '../../../domain/chat/command.ts';
import { isRequestHeard } from '../../../domain/interview/question.ts';
import { ordinalIn, saysDone } from '../../../domain/requests/asking.ts';
import { factsTold } from '../../../domain/requests/facts-told.ts';
import { type ReadRequest, understoodAs } from '../../../domain/requests/offers.ts';
import { readRequest } from '../../../domain/requests/read-request.ts';
import { paletteLike } from '../../../templates/named-palettes.ts';
import { enAsk } from '../../../words/en/requests.ts';
import type { LanguageCode } from '../../../words/language.ts';
import type { RequestWords } from '../../../words/request-words.ts';

/** The languages that a visitor may write in, likeliest first: that of the screen, then English. */
const LANGUAGES: Readonly<Record<LanguageCode, () => Promise<readonly [RequestWords, ...RequestWords[]]>>> = {
  en: async () => [enAsk],
  de: async () => [(await import('../../../words/de/requests.ts')).deAsk, enAsk],
  ar: async () => [(await import('../../../words/ar/requests.ts')).arAsk, enAsk],
};

/** What reads the texts of a visitor. */
export interface Reader {
  /** Reads for Find. */
  readonly readRequest: ReadRequest;
  /** Reads for the chat. */
  readonly read: ReadSentence;
}

/** The reader of what is typed in a language, or in English. */
export async function readerIn(code: LanguageCode): Promise<Reader> {
  const languages = await LANGUAGES[code]();
  const [{ labels }] = languages;
  const inLanguages: ReadRequest = (request) => readRequest({ ...request, languages, paletteLike });
  const read: ReadSentence = (sentence) => {
    const { question } = sentence;
    if (question === undefined || isRequestHeard(question))
      return { ...understoodAs(inLanguages(sentence), labels), ordinal: ordinalIn(sentence.text, languages) };
    const [first] = question === 'name' ? [] : inLanguages(sentence).meant;
    if (first?.command.type === 'dialog.ask' && first.command.dialog === 'publish')
      return { ...understoodAs({ meant: [first], near: [] }, labels), isHeardAnywhere: true };
    const isLiked = question === 'look' && saysDone(sentence.text, languages, 'liked');
    if (isLiked || (question !== 'name' && saysDone(sentence.text, languages))) {
      const { done, skipRest } = sentence.words.interview.options;
      return { ...NOT_UNDERSTOOD, picked: question === 'look' ? done : skipRest };
    }
    const request = { ...sentence, languages, paletteLike };
    return {
      ...NOT_UNDERSTOOD,
      facts: factsTold({ request, question, read: (each) => readRequest(each).meant }),
    };
  };
  return { readRequest: inLanguages, read };
}
