import {
  type Answer,
  answerAt,
  type ChatTurn,
  greeting,
  greetingOffers,
  mainMenu,
  optionsAt,
  questionAt,
} from '../../domain/chat/answers.ts';
import type { Option } from '../../domain/chat/command.ts';
import { canOpen, entriesBelow, hasPlace, wayTo } from '../../domain/chat/menu.ts';
import type { ActionEntry, MenuEntry, MenuPlace, PlaceEntry } from '../../domain/chat/menu-entry.ts';
import type { Message } from '../../domain/chat/message.ts';
import type { EditedLeaf } from '../../domain/config/structure.ts';
import { type Arrangement, idAfter } from '../../domain/editing/arrangement.ts';
import { type Question, questionsBefore } from '../../domain/interview/question.ts';
import { isAddedId } from '../../domain/sections/added-sections.ts';
import { interviewOptions, interviewQuestion } from '../../templates/interview-questions.ts';

/** One level of the navigation stack, with the messages added while it was on top. */
export interface Frame {
  readonly name: string;
  readonly place: MenuPlace;
  /** The field that is edited while this frame is on top. */
  readonly field?: EditedLeaf | undefined;
  /** The question of the interview that is asked while this frame is on top. */
  readonly question?: Question | undefined;
  readonly messages: readonly Message[];
  /** What the latest message offers before the options of the level. */
  readonly offers: readonly Option[];
  /** The options of the level or field; none while the latest message is the visitor's. */
  readonly options: readonly Option[];
}

/** The navigation stack: the frame of the main menu, and those on it. */
export type Stack = readonly [Frame, ...Frame[]];

/** A stack with the greeting alone. */
export function begun(turn: ChatTurn): Stack {
  const home = { name: turn.words.chat.home, place: [], messages: [], offers: [], options: [] };
  return answered([home], greeting(turn));
}

/** A stack whose interview goes on at a question after a reload. The earlier ones are asked once Back reaches them. */
export function resumed(question: Question, turn: ChatTurn): Stack {
  const [home] = begun(turn);
  return ask([home, ...questionsBefore(question).map(frameOf)], question, turn);
}

/** The top of the stack. */
export function topOf(stack: Stack): Frame {
  return stack.at(-1) ?? stack[0];
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
  const { offers, options } = topOf(stack);
  return [...offers, ...options];
}

/** Pushes an entry, with what the visitor said and the question of the entry. An arrangement gets no question. */
export function push(
  stack: Stack,
  entry: PlaceEntry | ActionEntry,
  turn: ChatTurn,
  said = entry.name,
): Stack {
  const { name, place } = entry;
  const field = entry.kind === 'field' ? entry.leaf : undefined;
  const frame = { name, place, field, messages: [], offers: [], options: [] };
  const pushed = saying([...stack, frame], said, turn.at);
  return entry.kind === 'action' ? pushed : answered(pushed, questionAt(entry, turn));
}

/** Pushes a question of the interview, with what the visitor said before it. */
export function ask(stack: Stack, question: Question, turn: ChatTurn, said?: string): Stack {
  const pushed: Stack = [...stack, frameOf(question)];
  const heard = said === undefined ? pushed : saying(pushed, said, turn.at);
  return answered(heard, interviewQuestion(question, turn));
}

/** Pushes what the visitor said to the question on top: nothing can be picked until it is popped. */
export function waiting(stack: Stack, said: string, at: number): Stack {
  const top = topOf(stack);
  return saying([...stack, { ...top, messages: [] }], said, at);
}

function frameOf(question: Question): Frame {
  return { name: question, place: [], question, messages: [], offers: [], options: [] };
}

/** Drops the top with its messages. The main menu stays. A question that was asked before a reload is asked again. */
export function pop(stack: Stack, turn: Omit<ChatTurn, 'at'>): Stack {
  const popped = withoutTop(stack);
  const { question, messages } = topOf(popped);
  const { at = 0 } = topOf(stack).messages.at(-1) ?? {};
  return question && messages.length === 0
    ? answered(popped, interviewQuestion(question, { ...turn, at }))
    : popped;
}

function withoutTop([home, ...above]: Stack): Stack {
  return [home, ...above.slice(0, -1)];
}

/** The stack up to the level around its field, if it is at one. */
export function aroundField(stack: Stack): Stack {
  return topOf(stack).field ? withoutTop(stack) : stack;
}

/** Drops everything above the main menu, keeps all messages, adds what was said, and asks the main menu's question. */
export function clear(stack: Stack, turn: ChatTurn, said?: string): Stack {
  const cleared: Stack = [{ ...stack[0], messages: transcriptOf(stack) }];
  return answered(said === undefined ? cleared : saying(cleared, said, turn.at), mainMenu(turn));
}

/** The stack at the main menu, whose question is asked again if the visitor was elsewhere. */
export function atHome(stack: Stack, turn: ChatTurn): Stack {
  return stack.length === 1 ? stack : clear(stack, turn);
}

/** Drops the levels whose place is gone or whose item moved, and brings the options of the others up to date. The same stack if nothing changes. */
export function cut(stack: Stack, turn: Omit<ChatTurn, 'at'>, moved: readonly string[] = []): Stack {
  const [home, ...above] = stack;
  const gone = above.findIndex((frame) => isGone(frame, turn, moved));
  return refreshed(gone === -1 ? stack : [home, ...above.slice(0, gone)], turn);
}

/** True if `cut` drops the top. */
export function isTopGone(stack: Stack, turn: Omit<ChatTurn, 'at'>, moved: readonly string[] = []): boolean {
  return cut(stack, turn, moved).length < stack.length;
}

function isGone({ place }: Frame, { config, words }: Omit<ChatTurn, 'at'>, moved: readonly string[]) {
  return (
    !hasPlace(config, place, words) ||
    entriesBelow(config, place, words).some((entry) => isAbout(entry, moved))
  );
}

function isAbout(entry: MenuEntry, items: readonly string[]): boolean {
  return entry.kind === 'action' && entry.arrangement.act !== 'add' && items.includes(entry.arrangement.path);
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
  const offers = isGreeting ? greetingOffers(turn) : frame.offers;
  if (isSame(offers, frame.offers) && isSame(options, frame.options)) return frame;
  return withLatest({ ...frame, messages: frame.messages.slice(0, -1) }, { message, offers, options });
}

function isSame(one: readonly Option[], other: readonly Option[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The way to a place that is asked for; undefined if there is none, or if the chat is there and nothing was said. */
export function wayFrom(
  stack: Stack,
  { target, said }: { target: string; said?: string | undefined },
  { config, words }: Omit<ChatTurn, 'at'>,
): readonly PlaceEntry[] | undefined {
  const way = wayTo(config, target, words);
  const goal = way.at(-1);
  const isHere = goal?.place.join() === topOf(stack).place.join();
  // A level that no button list offers gets no frame: Back and the answer lead to the level around it.
  return goal && (!isHere || said !== undefined) ? way.filter(canOpen) : undefined;
}

/** Goes a way: drops the levels that are not on it, then pushes the others. */
export function goTo(
  stack: Stack,
  way: readonly PlaceEntry[],
  turn: ChatTurn,
  said?: string | undefined,
): Stack {
  const [home, ...above] = stack;
  const parting = way.findIndex(({ place }, level) => place.join() !== above[level]?.place.join());
  const shared: Stack = [home, ...above.slice(0, parting === -1 ? way.length : parting)];
  const [first, ...others] = way.slice(shared.length - 1);
  if (!first) return said === undefined ? shared : askAgain(shared, said, turn);
  return others.reduce((done, entry) => push(done, entry, turn), push(shared, first, turn, said));
}

/** Adds what the visitor said, and asks again what was asked at this level. */
export function askAgain(stack: Stack, said: string, turn: ChatTurn): Stack {
  const { field, place, question } = topOf(stack);
  if (question) return answered(saying(stack, said, turn.at), interviewQuestion(question, turn));
  const entry = wayTo(turn.config, field?.path ?? place.join('.'), turn.words).at(-1);
  return answered(saying(stack, said, turn.at), entry ? questionAt(entry, turn) : mainMenu(turn));
}

/** Adds a message of the visitor to the top: nothing can be picked until it is answered. */
export function saying(stack: Stack, text: string, at: number): Stack {
  const top = topOf(stack);
  const messages = [...top.messages, { text, isUser: true, at }];
  return withTop(stack, { ...top, messages, offers: [], options: [] });
}

/** Adds an answer to the top. */
function answered(stack: Stack, answer: Answer): Stack {
  return withTop(stack, withLatest(topOf(stack), answer));
}

/** Adds an answer with the options of the top. */
export function replied(
  stack: Stack,
  text: string,
  turn: ChatTurn,
  details?: Partial<Message>,
  offers?: readonly Option[],
): Stack {
  const { question, ...at } = topOf(stack);
  if (question) {
    const message = { text, isUser: false, at: turn.at };
    return answered(stack, { message, offers: [], options: interviewOptions(question, turn) });
  }
  return answered(stack, answerAt(at, text, turn, details, offers));
}

/** Drops the question that the latest message asks about a picture. */
export function withoutDescription(stack: Stack): Stack {
  const top = topOf(stack);
  const messages = top.messages.map((message, at) => {
    const { describes: _, ...others } = message;
    return at === top.messages.length - 1 ? others : message;
  });
  return withTop(stack, { ...top, messages });
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
  const around: Stack = isNew && isAddedId(path) ? [stack[0]] : withoutTop(stack);
  const list = isNew ? around : withoutTop(around);
  const said = isNew ? [] : topOf(around).messages;
  const id = idAfter(arrangement);
  const entry = entriesBelow(config, topOf(list).place, words).find(({ place }) => place.at(-1) === id);
  if (entry)
    return [...list, { name: entry.name, place: entry.place, messages: said, offers: [], options: [] }];
  const top = topOf(list);
  return withTop(list, { ...top, messages: [...top.messages, ...said] });
}

function withLatest(frame: Frame, { message, offers, options }: Answer): Frame {
  const buttons = [...offers, ...options].map(({ label }) => label);
  return { ...frame, messages: [...frame.messages, { ...message, buttons }], offers, options };
}

function withTop(stack: Stack, frame: Frame): Stack {
  const [home, ...above] = stack;
  return above.length === 0 ? [frame] : [home, ...above.slice(0, -1), frame];
}
