import {
  type Answer,
  answerAt,
  type ChatTurn,
  greeting,
  greetingOffers,
  isRefusal,
  mainMenu,
  optionsAt,
  proposedWith,
  questionAt,
} from '../../domain/chat/answers.ts';
import type { Option } from '../../domain/chat/command.ts';
import { entriesBelow, wayTo } from '../../domain/chat/menu.ts';
import type { ActionEntry, PlaceEntry } from '../../domain/chat/menu-entry.ts';
import type { Message } from '../../domain/chat/message.ts';
import { offersHere } from '../../domain/chat/offers-here.ts';
import type { Proposed } from '../../domain/chat/text-meaning.ts';
import { type Arrangement, idAfter } from '../../domain/editing/arrangement.ts';
import { type Question, questionsBefore } from '../../domain/interview/question.ts';
import { isAddedId } from '../../domain/sections/added-sections.ts';
import { interviewOptions, interviewQuestion, type ReadBack } from '../../templates/interview-questions.ts';
import type { Words } from '../../words/words.ts';
import {
  clear,
  dropGoneLevels,
  dropLevelsBeside,
  type Frame,
  frameAt,
  frameOfEntry,
  frameOfQuestion,
  pop,
  push,
  type Stack,
  top,
  withTop,
} from './stack.ts';

/** A stack with the greeting alone. */
export function begun(turn: ChatTurn): Stack {
  return answered([frameAt({ name: turn.words.chat.home, place: [] })], greeting(turn));
}

/** A stack whose interview goes on at a question after a reload. The earlier ones are asked once Back reaches them. */
export function resumed(question: Question, turn: ChatTurn): Stack {
  const [home] = begun(turn);
  return ask([home, ...questionsBefore(question).map(frameOfQuestion)], question, turn);
}

const transcripts = new WeakMap<Stack, readonly Message[]>();

/** All messages, oldest first; of one stack it is always the same list. */
export function transcriptOf(stack: Stack): readonly Message[] {
  const transcript = transcripts.get(stack) ?? stack.flatMap(({ messages }) => messages);
  transcripts.set(stack, transcript);
  return transcript;
}

/** The options that can be picked: those of the latest message. */
export function liveOptions(stack: Stack): readonly Option[] {
  const { offers, options } = top(stack);
  return [...offers, ...options];
}

/** What the latest message proposes; undefined if it proposes nothing. */
export function proposedIn(stack: Stack, words: Words): Proposed | undefined {
  const { messages, offers, place } = top(stack);
  const latest = messages.at(-1);
  return latest && proposedWith(latest, offers, { place }, words);
}

/** Goes to an entry of the level: what the visitor said, and the question of the entry. An arrangement gets no question. */
export function enter(
  stack: Stack,
  entry: PlaceEntry | ActionEntry,
  turn: ChatTurn,
  said = entry.name,
): Stack {
  const pushed = saying(push(stack, frameOfEntry(entry)), said, turn.at);
  return entry.kind === 'action' ? pushed : answered(pushed, questionAt(entry, turn));
}

/** Goes to a question of the interview, with what the visitor said before it, and what is said of that. Back asks those that were passed. */
export function ask(
  stack: Stack,
  question: Question,
  turn: ChatTurn,
  said?: string,
  understood: ReadBack = {},
  passed: readonly Question[] = [],
): Stack {
  const before = passed.reduce((done, each) => push(done, frameOfQuestion(each)), stack);
  // A text that does not answer the question leaves it asked.
  const isAsked = top(stack).question === question;
  const pushed = isAsked ? stack : push(before, frameOfQuestion(question));
  const heard = said ? saying(pushed, said, turn.at) : pushed;
  return answered(heard, interviewQuestion(question, turn, understood));
}

/** Puts what the visitor said to the question on top of it: nothing can be picked until that is popped. */
export function waiting(stack: Stack, said: string, at: number): Stack {
  return saying(push(stack, { ...top(stack), messages: [] }), said, at);
}

/** Goes back to the level below. A question that was asked before a reload is asked again. */
export function goBack(stack: Stack, turn: Omit<ChatTurn, 'at'>): Stack {
  const popped = pop(stack);
  const { question, messages } = top(popped);
  const { at = 0 } = top(stack).messages.at(-1) ?? {};
  return question && messages.length === 0
    ? answered(popped, interviewQuestion(question, { ...turn, at }))
    : popped;
}

/** Goes to the main menu: what was said, and the question of the main menu. */
export function goHome(stack: Stack, turn: ChatTurn, said?: string): Stack {
  const cleared = clear(stack);
  return answered(said === undefined ? cleared : saying(cleared, said, turn.at), mainMenu(turn));
}

/** The stack at the main menu, whose question is asked again if the visitor was elsewhere. */
export function atHome(stack: Stack, turn: ChatTurn): Stack {
  return stack.length === 1 ? stack : goHome(stack, turn);
}

/** The stack without the levels whose place is gone or whose item moved, and with the options of the others up to date. The same stack if nothing changed. */
export function upToDate(stack: Stack, turn: Omit<ChatTurn, 'at'>, moved?: readonly string[]): Stack {
  return refreshed(dropGoneLevels(stack, turn, moved), turn);
}

/** The stack with the options of all its levels up to date. The same stack if nothing changed. */
export function refreshed(stack: Stack, turn: Omit<ChatTurn, 'at'>): Stack {
  const [home, ...above] = stack;
  const [first, ...others]: Stack = [
    withCurrentOptions(home, turn),
    ...above.map((frame) => withCurrentOptions(frame, turn)),
  ];
  const now: Stack = [first, ...others];
  return now.every((frame, level) => frame === stack[level]) ? stack : now;
}

function withCurrentOptions(frame: Frame, turn: Omit<ChatTurn, 'at'>): Frame {
  const message = frame.messages.at(-1);
  if (!message?.buttons || frame.field) return frame;
  const options = frame.question ? interviewOptions(frame.question, turn) : optionsAt(frame, turn);
  const isGreeting = frame.place.length === 0 && !frame.question && frame.messages.length === 1;
  const { offered } = frame;
  const kept = offered
    ? [...offersHere(offered, turn.config, turn.words), ...greetingAt(frame, turn)]
    : frame.offers;
  const offers = isGreeting ? greetingOffers(turn) : kept;
  if (isSame(offers, frame.offers) && isSame(options, frame.options)) return frame;
  return withLatest({ ...frame, messages: frame.messages.slice(0, -1) }, { message, offers, options });
}

/** What the greeting offers stays beside what a text is answered with. */
const greetingAt = ({ place }: Pick<Frame, 'place'>, turn: Omit<ChatTurn, 'at'>) =>
  place.length === 0 ? greetingOffers(turn) : [];

function isSame(one: readonly Option[], other: readonly Option[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Goes a way: drops the levels that are not on it, then enters the others. */
export function goTo(
  stack: Stack,
  way: readonly PlaceEntry[],
  turn: ChatTurn,
  said?: string | undefined,
): Stack {
  const shared = dropLevelsBeside(stack, way);
  const [first, ...others] = way.slice(shared.length - 1);
  if (!first) return said === undefined ? shared : askAgain(shared, said, turn);
  return others.reduce((done, entry) => enter(done, entry, turn), enter(shared, first, turn, said));
}

/** Adds what the visitor said, and asks again what was asked at this level. */
export function askAgain(stack: Stack, said: string, turn: ChatTurn): Stack {
  return answered(saying(stack, said, turn.at), askedAtTop(stack, turn));
}

function askedAtTop(stack: Stack, turn: ChatTurn): Answer {
  const { field, place, question } = top(stack);
  if (question) return interviewQuestion(question, turn);
  const entry = wayTo(turn.config, field?.path ?? place.join('.'), turn.words).at(-1);
  return entry ? questionAt(entry, turn) : mainMenu(turn);
}

/** What is asked below a refusal: which of its offers is meant, else what is asked at this level. Undefined if the latest message is no refusal. */
export function askedAfterRefusal(stack: Stack, turn: ChatTurn): string | undefined {
  const latest = top(stack).messages.at(-1);
  if (!latest || latest.isUser || !isRefusal(latest.text, turn.words)) return undefined;
  return proposedIn(stack, turn.words) ? turn.words.chat.askMeant : askedAtTop(stack, turn).message.text;
}

/** Adds a message of the visitor to the top: nothing can be picked until it is answered. */
export function saying(stack: Stack, text: string, at: number): Stack {
  const frame = top(stack);
  const messages = [...frame.messages, { text, isUser: true, at }];
  return withTop(stack, { ...frame, messages, offers: [], offered: undefined, options: [] });
}

/** Adds an answer to the top. */
function answered(stack: Stack, answer: Answer): Stack {
  return withTop(stack, withLatest({ ...top(stack), offered: undefined }, answer));
}

/** Adds an answer with the options of the top. */
export function replied(
  stack: Stack,
  text: string,
  turn: ChatTurn,
  details?: Partial<Message>,
  offers?: readonly Option[],
): Stack {
  const { question, ...at } = top(stack);
  if (question) {
    const message = { text, isUser: false, at: turn.at };
    return answered(stack, { message, offers: [], options: interviewOptions(question, turn) });
  }
  const beside = offers ? [...offers, ...greetingAt(at, turn)] : [];
  const replying = answered(stack, answerAt(at, text, turn, details, beside));
  const offered = offers && { options: offers, on: turn.config };
  return withTop(replying, { ...top(replying), offered });
}

/** Drops the question that the latest message asks about a picture. */
export function withoutDescription(stack: Stack): Stack {
  const frame = top(stack);
  const messages = frame.messages.map((message, at) => {
    const { describes: _, ...others } = message;
    return at === frame.messages.length - 1 ? others : message;
  });
  return withTop(stack, { ...frame, messages });
}

/**
 * Leaves the level that waits for an arrangement, and opens the item or section where it stands now; one that is gone leaves
 * its messages to the level around it. A new section opens from the main menu.
 */
export function afterArrangement(
  stack: Stack,
  arrangement: Arrangement,
  { config, words }: Omit<ChatTurn, 'at'>,
): Stack {
  const { act, path } = arrangement;
  const isNew = act === 'add';
  const around: Stack = isNew && isAddedId(path) ? [stack[0]] : pop(stack);
  const list = isNew ? around : pop(around);
  const said = isNew ? [] : top(around).messages;
  const id = idAfter(arrangement);
  const entry = entriesBelow(config, top(list).place, words).find(({ place }) => place.at(-1) === id);
  if (entry) {
    const { name, place } = entry;
    return push(list, { ...frameAt({ name, place }), messages: said });
  }
  const frame = top(list);
  return withTop(list, { ...frame, messages: [...frame.messages, ...said] });
}

function withLatest(frame: Frame, { message, offers, options }: Answer): Frame {
  const buttons = [...offers, ...options].map(({ label }) => label);
  return { ...frame, messages: [...frame.messages, { ...message, buttons }], offers, options };
}
