import { isUpdatablePath } from '../config/edit-config.ts';
import { isAnswer, type Question } from '../interview/question.ts';
import {
  NOT_UNDERSTOOD,
  type Option,
  optionNamed,
  type ReadLate,
  type Said,
  type SentenceToRead,
  type Understood,
} from './command.ts';
import { type DirectUpdate, parseDirectUpdate } from './direct-update.ts';

/** What a typed text means: an event of the chat. */
export type TextMeaning =
  | { readonly type: 'option.pick'; readonly label: string; readonly at: number }
  | ({ readonly type: 'value.chosen'; readonly value: string } & Said)
  | ({ readonly type: 'question.answer' } & Said)
  | ({ readonly type: 'question.refuse' } & Said)
  | ({ readonly type: 'update.type' } & DirectUpdate & Said)
  | ({ readonly type: 'request.offer'; readonly understood: Understood } & Said)
  | ({ readonly type: 'text.refuse'; readonly understood: Understood } & Said)
  /** It means nothing without the reader, which has not come yet. */
  | ({ readonly type: 'text.keep' } & Said);

/** The situation that a text is typed in. */
export interface TypedAt extends Omit<SentenceToRead, 'text'> {
  /** The options of the latest message. */
  readonly options: readonly Option[];
  readonly isAtField: boolean;
  /** The question of the interview that is asked, if one is. */
  readonly question: Question | undefined;
  /** Nothing is read without it. */
  readonly read: ReadLate | undefined;
}

/** True of a question that a request leaves: before the first answer, and after the last one. */
const leavesFor = (question: Question) => question === 'business' || question === 'finished';

/**
 * Reads a typed text. The first that fits: an option, the field's value or the answer of a question, an update, a request,
 * and else a refusal.
 */
export function meaningOf(said: string, at: number, typedAt: TypedAt): TextMeaning {
  const { options, isAtField, question, config, words, steps, list, read = () => NOT_UNDERSTOOD } = typedAt;
  const option = optionNamed(options, said);
  if (option) return { type: 'option.pick', label: option.label, at };
  if (isAtField) return { type: 'value.chosen', value: said, said, at };
  if (question) {
    const isBusinessAsked = question === 'business';
    const understood = leavesFor(question)
      ? read({ text: said, config, words, steps, list, isBusinessAsked })
      : NOT_UNDERSTOOD;
    if (!understood) return { type: 'text.keep', said, at };
    if (understood.isRequest) return { type: 'request.offer', understood, said, at };
    const type = isAnswer(question, said) ? ('question.answer' as const) : ('question.refuse' as const);
    return { type, said: said.trim(), at };
  }
  const update = parseDirectUpdate(said);
  if (update && isUpdatablePath(config, update.path)) return { type: 'update.type', ...update, said, at };
  const understood = read({ text: said, config, words, steps, list });
  if (!understood) return { type: 'text.keep', said, at };
  // A path alone is an update without its value, and is refused as such.
  const isRequest = understood.isRequest && !isUpdatablePath(config, said.trim());
  return { type: isRequest ? 'request.offer' : 'text.refuse', understood, said, at };
}
