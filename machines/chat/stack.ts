import type { ChatTurn } from '../../domain/chat/answers.ts';
import type { Option } from '../../domain/chat/command.ts';
import { canOpen, entriesBelow, hasPlace, wayTo } from '../../domain/chat/menu.ts';
import type { ActionEntry, MenuEntry, MenuPlace, PlaceEntry } from '../../domain/chat/menu-entry.ts';
import type { Message } from '../../domain/chat/message.ts';
import type { Offered } from '../../domain/chat/offers-here.ts';
import type { EditedLeaf } from '../../domain/config/structure.ts';
import type { Question } from '../../domain/interview/question.ts';

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
  /** The offers of an answer as they were made. */
  readonly offered?: Offered | undefined;
  /** The options of the level or field; none while the latest message is the visitor's. */
  readonly options: readonly Option[];
}

/** The navigation stack: the frame of the main menu, and those on it. */
export type Stack = readonly [Frame, ...Frame[]];

/** A level where nothing was said yet. */
export function frameAt({ name, place, ...at }: Pick<Frame, 'name' | 'place' | 'field' | 'question'>): Frame {
  return { name, place, ...at, messages: [], offers: [], options: [] };
}

/** The level of an entry of the menu. */
export function frameOfEntry(entry: PlaceEntry | ActionEntry): Frame {
  const { name, place } = entry;
  return frameAt({ name, place, field: entry.kind === 'field' ? entry.leaf : undefined });
}

/** The level of a question of the interview. */
export function frameOfQuestion(question: Question): Frame {
  return frameAt({ name: question, place: [], question });
}

/** The top of the stack. */
export function top(stack: Stack): Frame {
  return stack.at(-1) ?? stack[0];
}

/** The stack with another top. */
export function withTop([home, ...above]: Stack, frame: Frame): Stack {
  return above.length === 0 ? [frame] : [home, ...above.slice(0, -1), frame];
}

/** Puts a level on the stack. */
export function push(stack: Stack, frame: Frame): Stack {
  return [...stack, frame];
}

/** Drops the top with its messages. The main menu stays. */
export function pop([home, ...above]: Stack): Stack {
  return [home, ...above.slice(0, -1)];
}

/** Drops everything above the main menu, which keeps all messages. */
export function clear(stack: Stack): Stack {
  return [{ ...stack[0], messages: stack.flatMap(({ messages }) => messages) }];
}

/** The stack up to the level around its field, if it is at one. */
export function aroundField(stack: Stack): Stack {
  return top(stack).field ? pop(stack) : stack;
}

/** Drops the levels whose place is gone or whose item moved. The same stack if there are none. */
export function dropGoneLevels(
  stack: Stack,
  turn: Omit<ChatTurn, 'at'>,
  moved: readonly string[] = [],
): Stack {
  const [home, ...above] = stack;
  const gone = above.findIndex((frame) => isGone(frame, turn, moved));
  return gone === -1 ? stack : [home, ...above.slice(0, gone)];
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

/** The way to a place that is asked for; undefined if there is none, or if the chat is there and nothing was said. */
export function wayFrom(
  stack: Stack,
  { target, said }: { target: string; said?: string | undefined },
  { config, words }: Omit<ChatTurn, 'at'>,
): readonly PlaceEntry[] | undefined {
  const way = wayTo(config, target, words);
  const goal = way.at(-1);
  const isHere = goal?.place.join() === top(stack).place.join();
  // A level that no button list offers gets no frame: Back and the answer lead to the level around it.
  return goal && (!isHere || said !== undefined) ? way.filter(canOpen) : undefined;
}

/** Drops the levels that are not on a way. */
export function dropLevelsBeside([home, ...above]: Stack, way: readonly PlaceEntry[]): Stack {
  const parting = way.findIndex(({ place }, level) => place.join() !== above[level]?.place.join());
  return [home, ...above.slice(0, parting === -1 ? way.length : parting)];
}
