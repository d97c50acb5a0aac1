import type { Config } from './config.ts';
import { entriesBelow, type MenuEntry, nameOfPath, type Place, wayTo } from './menu.ts';
import { type Message, optionNamed } from './message.ts';
import type { Leaf } from './structure.ts';
import type { Words } from './words.ts';

/** One level of the navigation stack; it owns the messages said while it was on top. */
interface Frame {
  readonly place: Place;
  readonly messages: readonly Message[];
  /** The leaf being edited while this frame is on top. */
  readonly field?: Leaf | undefined;
}

/** The navigation stack, the main menu's frame first: `base` below, `above` what has been picked since. */
export interface Conversation {
  readonly base: Frame;
  readonly above: readonly Frame[];
}

/** What every turn needs to know: the site as it is, the language, and the time it is. */
export interface Turn {
  readonly config: Config;
  readonly words: Words;
  readonly at: number;
}

/** A new conversation: the greeting with the section list. */
export function greet(turn: Turn): Conversation {
  const greeting = ask(turn.words.chat.greeting, optionsAt(turn, []), turn.at);
  return { base: { place: [], messages: [greeting] }, above: [] };
}

/** The frame on top of the stack. */
function topOf(conversation: Conversation): Frame {
  return conversation.above.at(-1) ?? conversation.base;
}

/** All messages in the order they were said. */
export function transcriptOf({ base, above }: Conversation): readonly Message[] {
  return [base, ...above].flatMap((frame) => frame.messages);
}

/** The latest message: the only one whose options are live. */
export function latestOf(conversation: Conversation): Message | undefined {
  return transcriptOf(conversation).at(-1);
}

/** The entry that an option of the latest message leads to, or undefined where it leads nowhere. */
export function entryNamed(
  conversation: Conversation,
  label: string,
  turn: Omit<Turn, 'at'>,
): MenuEntry | undefined {
  const option = optionNamed(latestOf(conversation), label);
  const entries = entriesBelow(turn.config, topOf(conversation).place, turn.words);
  return option === undefined ? undefined : entries.find((entry) => entry.name === option);
}

/** The leaf being edited, or undefined where the top of the stack is no field. */
export function fieldOf(conversation: Conversation): Leaf | undefined {
  return topOf(conversation).field;
}

/** What a visitor means by a value: in a field that shows or hides, the names of its two buttons are theirs. */
export function valueMeant(
  conversation: Conversation,
  value: string | boolean,
  { editors }: Words,
): string | boolean {
  if (fieldOf(conversation)?.type !== 'boolean' || typeof value === 'boolean') return value;
  const word = value.trim().toLowerCase();
  if (word === editors.show.toLowerCase()) return true;
  return word === editors.hide.toLowerCase() ? false : value;
}

/** Pushes an entry: the visitor said its name, the assistant asks what it asks there. */
export function enter(conversation: Conversation, entry: MenuEntry, turn: Turn): Conversation {
  const messages = [said(entry.name, turn.at), questionAt(entry, turn)];
  const field = entry.kind === 'field' ? entry.leaf : undefined;
  return { ...conversation, above: [...conversation.above, { place: entry.place, messages, field }] };
}

/** Goes to a target of the menu: back to where the ways part, and down from there. */
export function goTo(conversation: Conversation, target: string, turn: Turn): Conversation {
  const way = wayTo(turn.config, target, turn.words);
  const { base, above } = conversation;
  const parting = way.findIndex(({ place }, level) => place.join() !== above[level]?.place.join());
  const shared = parting === -1 ? way.length : parting;
  return way
    .slice(shared)
    .reduce<Conversation>((done, entry) => enter(done, entry, turn), { base, above: above.slice(0, shared) });
}

/** Whether a target of the menu is another place than the one the visitor is at. */
export function leadsElsewhere(conversation: Conversation, target: string, turn: Omit<Turn, 'at'>): boolean {
  const goal = wayTo(turn.config, target, turn.words).at(-1);
  return goal !== undefined && goal.place.join() !== topOf(conversation).place.join();
}

/** Drops the top frame and with it all it said; the main menu's frame stays. */
export function back({ base, above }: Conversation): Conversation {
  return { base, above: above.slice(0, -1) };
}

/** Clears the stack and offers the main menu, keeping all that was said. */
export function home(conversation: Conversation, turn: Turn): Conversation {
  const menu = ask(turn.words.chat.mainMenu, optionsAt(turn, []), turn.at);
  return { base: { place: [], messages: [...transcriptOf(conversation), menu] }, above: [] };
}

/** Adds what the visitor said to the top frame. */
export function addSaid(conversation: Conversation, text: string, at: number): Conversation {
  return addToTop(conversation, said(text, at));
}

/** Adds an answer to the top frame, which offers again what that level offers. */
export function addAnswer(conversation: Conversation, text: string, turn: Turn): Conversation {
  const { field, place } = topOf(conversation);
  if (!field) return addToTop(conversation, ask(text, optionsAt(turn, place), turn.at));
  const prompt = ask(text, fieldOptions(field, turn.words), turn.at);
  return addToTop(conversation, { ...prompt, isValuePrompt: true });
}

/** An edit that went through: what was said, and what became of it. */
export interface Edited {
  readonly path: string;
  readonly value: string | boolean;
  readonly said: string;
  readonly commandId: string;
}

/** After a field's edit: its frame is dropped; what was said and the success go to the level below, with its options. */
export function leaveField(conversation: Conversation, edited: Edited, turn: Turn): Conversation {
  return addEdited(addSaid(back(conversation), edited.said, turn.at), edited, turn);
}

/** Adds the success message to the top frame, with the options of that level. */
export function addEdited(conversation: Conversation, edited: Edited, turn: Turn): Conversation {
  const { words, config, at } = turn;
  const name = nameOfPath(config, edited.path);
  const text = words.chat.next(words.chat.updated(name, String(edited.value)));
  const answer = ask(text, optionsAt(turn, topOf(conversation).place), at);
  return addToTop(conversation, { ...answer, isSuccess: true, commandId: edited.commandId });
}

function addToTop({ base, above }: Conversation, message: Message): Conversation {
  const top = above.at(-1);
  if (!top) return { base: { ...base, messages: [...base.messages, message] }, above };
  return { base, above: [...above.slice(0, -1), { ...top, messages: [...top.messages, message] }] };
}

function questionAt(entry: MenuEntry, turn: Turn): Message {
  const { chat } = turn.words;
  if (entry.kind === 'field') {
    const { leaf } = entry;
    const text = hasPopover(leaf) ? chat.askChoice(leaf.name) : chat.askValue(leaf.name);
    return { ...ask(text, fieldOptions(leaf, turn.words), turn.at), isValuePrompt: true };
  }
  const text = entry.kind === 'list' ? chat.askItem(entry.name) : chat.askChild(entry.name);
  return ask(text, optionsAt(turn, entry.place), turn.at);
}

/** Whether a leaf's editor is a popover rather than the text input alone. */
export function hasPopover(leaf: Leaf): boolean {
  return leaf.type !== 'text' && leaf.type !== 'url';
}

function fieldOptions(leaf: Leaf, words: Words): readonly string[] {
  return hasPopover(leaf) ? [words.chat.choose] : (leaf.choices ?? []);
}

function optionsAt(turn: Omit<Turn, 'at'>, place: Place): readonly string[] {
  return entriesBelow(turn.config, place, turn.words).map((entry) => entry.name);
}

function said(text: string, at: number): Message {
  return { text, isUser: true, at };
}

function ask(text: string, buttons: readonly string[], at: number): Message {
  return { text, isUser: false, at, buttons };
}
