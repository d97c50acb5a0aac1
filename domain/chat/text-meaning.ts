import { isUpdatablePath, type PlannedEdit } from '../config/edit-config.ts';
import { lacksCountryCode, namesContact } from '../interview/contact-given.ts';
import type { FactsTold } from '../interview/facts-told.ts';
import { isAnswer, isRequestHeard, type Question, takesText } from '../interview/question.ts';
import {
  type Command,
  NOT_UNDERSTOOD,
  type Option,
  optionNamed,
  type ReadLate,
  type Said,
  type SentenceToRead,
  type Understood,
} from './command.ts';
import { type DirectUpdate, parseDirectUpdate } from './direct-update.ts';
import { yesOrNo } from './yes-or-no.ts';

/** What a typed text means: an event of the chat. */
export type TextMeaning =
  | { readonly type: 'option.pick'; readonly label: string; readonly at: number }
  | ({ readonly type: 'value.chosen'; readonly value: string } & Said)
  | ({ readonly type: 'question.answer'; readonly facts?: FactsTold } & Said)
  | ({ readonly type: 'question.refuse' } & Said)
  | ({ readonly type: 'update.type' } & DirectUpdate & Said)
  | ({ readonly type: 'request.offer'; readonly understood: Understood } & Said)
  | ({ readonly type: 'text.refuse'; readonly understood: Understood } & Said)
  /** What was proposed is declined. */
  | (Declining & Said)
  /** It means nothing without the reader, which has not come yet. */
  | ({ readonly type: 'text.keep' } & Said);

/** What leads back to the level where a proposal stands. */
export type Declining = Extract<Command, { type: 'menu.open' | 'place.open' }>;

/** What the latest message proposes, and what declines it. */
export interface Proposed {
  readonly options: readonly Option[];
  /** The one whose change is drawn in the page: yes takes it. */
  readonly drawn?: Option | undefined;
  readonly leave: Declining;
}

/** The situation that a text is typed in. */
export interface TypedAt extends Omit<SentenceToRead, 'text'> {
  /** The options of the latest message. */
  readonly options: readonly Option[];
  /** undefined where the latest message proposes nothing. */
  readonly proposed: Proposed | undefined;
  readonly isAtField: boolean;
  /** The question of the interview that is asked, if one is. */
  readonly question: Question | undefined;
  /** Nothing is read without it. */
  readonly read: ReadLate | undefined;
}

/** What tells how to reach somebody, and the section that has a field for it. */
const CONTACT = /\.(?:phone|email|whatsapp)$|\.social\.|^location$/;

/** The edits that a text was understood as, if they write nothing but contacts. */
export function contactsRead({
  isRequest,
  options: [first],
}: Understood): readonly PlannedEdit[] | undefined {
  const edits = isRequest && first?.command.type === 'plan.chosen' ? first.command.edits : [];
  return edits.length > 0 && edits.every(({ path }) => CONTACT.test(path)) ? edits : undefined;
}

/**
 * Reads a typed text. The first that fits: an option, the field's value, an update, yes or no to what is proposed, the answer of a
 * question, a request, and else a refusal.
 */
export function meaningOf(said: string, at: number, typedAt: TypedAt): TextMeaning {
  const { options, isAtField, question, config, words, steps, list, here, proposed } = typedAt;
  const { read = () => NOT_UNDERSTOOD } = typedAt;
  const option = optionNamed(options, said);
  if (option) return { type: 'option.pick', label: option.label, at };
  if (isAtField) return { type: 'value.chosen', value: said, said, at };
  const update = question ? undefined : parseDirectUpdate(said);
  if (update && isUpdatablePath(config, update.path)) return { type: 'update.type', ...update, said, at };
  const picked = question && replyTo(question, said, typedAt);
  if (picked) return { type: 'option.pick', label: picked.label, at };
  const reply = !question && replyToProposal(said, at, typedAt);
  if (reply) return reply;
  if (question) {
    const understood = read({ text: said, config, words, steps, list, question });
    if (!understood) return { type: 'text.keep', said, at };
    if (understood.isRequest && (understood.isHeardAnywhere || isRequestHeard(question)))
      return { type: 'request.offer', understood, said, at };
    const { facts, picked: label } = understood;
    if (label) return { type: 'option.pick', label, at };
    const text = facts?.rest ?? said;
    const isNamed = question === 'contact' && namesContact(text) && !lacksCountryCode(text);
    const contacts = isNamed && read({ text, config, words, steps });
    const isAnswered = isAnswer(question, text) || (contacts && contactsRead(contacts) !== undefined);
    if (facts) {
      const told = isAnswered ? facts : { ...facts, rest: '' };
      return { type: 'question.answer', facts: told, said: said.trim(), at };
    }
    const type = isAnswered ? ('question.answer' as const) : ('question.refuse' as const);
    return { type, said: said.trim(), at };
  }
  const understood = read({ text: said, config, words, steps, list, here });
  if (!understood) return { type: 'text.keep', said, at };
  const counted = proposed?.options[understood.ordinal ?? Number.NaN];
  if (counted) return { type: 'option.pick', label: counted.label, at };
  // A path alone is an update without its value, and is refused as such.
  const isRequest = understood.isRequest && !isUpdatablePath(config, said.trim());
  return { type: isRequest ? 'request.offer' : 'text.refuse', understood, said, at };
}

/** What yes or no means at a question that asks for no text: its first option where that is the next step, or what goes on without an answer. */
function replyTo(question: Question, said: string, { options, words }: TypedAt): Option | undefined {
  const reply = takesText(question) ? undefined : yesOrNo(said);
  if (reply === 'yes') return question === 'business' ? undefined : options[0];
  if (reply === undefined) return undefined;
  const { skip, change, done } = words.interview.options;
  return [skip, change, done].flatMap((name) => options.find(({ label }) => label === name) ?? [])[0];
}

/** What yes or no means after a proposal: what is drawn, the one act that it proposes, or what declines it. Of several acts it is asked which. */
function replyToProposal(
  said: string,
  at: number,
  { proposed, options, words }: TypedAt,
): TextMeaning | undefined {
  const reply = proposed && yesOrNo(said);
  if (!reply) return undefined;
  if (reply === 'no') {
    const declining = options.find(({ label }) => label === words.chat.leave);
    return declining ? { type: 'option.pick', label: declining.label, at } : { ...proposed.leave, said, at };
  }
  const acts = proposed.options.filter(({ command }) => command.type !== 'place.open');
  const [only, ...others] = proposed.drawn ? [proposed.drawn] : acts.length > 0 ? acts : proposed.options;
  if (only && others.length === 0) return { type: 'option.pick', label: only.label, at };
  const understood = { isRequest: true, isChoice: true, options: proposed.options };
  return { type: 'request.offer', understood, said, at };
}
