import type { Ask } from '../domain/ask/offers.ts';
import type { ReadSentence } from '../domain/chat/command.ts';
import type { LanguageCode } from '../words/language.ts';
import type { Reader } from './use-cases/ask-in-language.ts';

let reader: Reader | undefined;

/** Loads what reads the texts of a visitor; where that failed, the next call tries again. */
export async function loadReader(code: LanguageCode): Promise<void> {
  if (reader) return;
  const { readerIn } = await import('./use-cases/ask-in-language.ts');
  reader = await readerIn(code);
}

/** Reads a text of the chat once the code that reads is loaded. */
export const readWhenLoaded: ReadSentence = (sentence) =>
  whenLoaded(sentence.words.language.code, ({ read }) => read(sentence)) ?? { isRequest: false, options: [] };

/** Reads a text of Find once the code that reads is loaded. */
export const askWhenLoaded: Ask = (request) =>
  whenLoaded(request.words.language.code, ({ ask }) => ask(request)) ?? { meant: [], near: [] };

/** What the reader gives. A defect there must not cost the visitor the answer. */
function whenLoaded<Result>(code: LanguageCode, use: (reader: Reader) => Result): Result | undefined {
  // It may have been out of reach: then the next text is read.
  if (!reader) void loadReader(code).catch(() => undefined);
  try {
    return reader && use(reader);
  } catch {
    return undefined;
  }
}
