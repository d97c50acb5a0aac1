import type { ReadSentence } from '../../domain/chat/command.ts';
import type { ReadRequest } from '../../domain/requests/offers.ts';
import type { Words } from '../../words/words.ts';
import { loadLateCode } from './load-late-code.ts';
import type { Reader } from './use-cases/ask-in-language.ts';

let reader: Reader | undefined;

/** Loads what reads the texts of a visitor, and the words that it knows; where that failed, the next call tries again. */
export async function loadReader(words: Words): Promise<void> {
  if (reader) return;
  // One after the other, so that each is evaluated in a task of its own. Both were asked for early.
  await loadLateCode();
  const { readerIn } = await import('./use-cases/ask-in-language.ts');
  reader = await readerIn(words.language.code);
}

/** Reads a text of the chat once the code that reads is loaded. */
export const readWhenLoaded: ReadSentence = (sentence) =>
  whenLoaded(sentence.words, ({ read }) => read(sentence)) ?? { isRequest: false, options: [] };

/** Reads a text of Find once the code that reads is loaded. */
export const askWhenLoaded: ReadRequest = (request) =>
  whenLoaded(request.words, ({ readRequest }) => readRequest(request)) ?? { meant: [], near: [] };

/** What the reader gives. A defect there must not cost the visitor the answer. */
function whenLoaded<Result>(words: Words, use: (reader: Reader) => Result): Result | undefined {
  // It may have been out of reach: then the next text is read.
  if (!reader) void loadReader(words).catch(() => undefined);
  try {
    return reader && use(reader);
  } catch {
    return undefined;
  }
}
