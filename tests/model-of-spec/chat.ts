import { type Entry, entryAt, fieldAt, optionsOf, popoverOf, questionOf, wayTo } from './menu.ts';
import { valueAt, type Website, written } from './website.ts';

const GREETING = "Hi, I'm your website editor assistant. Modify your website by clicking the buttons below.";
const INVALID = 'Invalid format. Please provide a path and value separated by a space.';
const REFUSED = "I couldn't update that property. Make sure the path exists in the configuration.";

/** The chat of one tab: a stack of visited levels with the main menu at its foot, and what is typed. */
export interface Chat {
  stack: readonly Level[];
  /** What is typed at the menu and not sent: it is the menu's, never a field's. */
  menuText: string;
  /** What is typed for fields and not sent, by their paths. */
  drafts: Texts;
  /** The drafts of before a reload, until the visitor goes on with them. */
  earlierDrafts: Texts;
  isPopoverOpen: boolean;
  /** What is answered when the second has passed. */
  wait: Wait | undefined;
  /** What is typed until then, and the field that is asked for. */
  meanwhile: string;
  later: string | undefined;
}

type Texts = Readonly<Record<string, string>>;

/** A level owns its messages, so that Back restores what was before. */
interface Level {
  readonly place: readonly string[];
  readonly messages: readonly string[];
}

interface Wait {
  readonly said: string;
  readonly answer: string;
  /** True if a field was updated: it is left, and its answer is told at the level below. */
  readonly isDone: boolean;
}

/** A value for the website: where, what was typed or chosen, and the words that the visitor used. */
export interface Edit {
  readonly path: string;
  readonly typed: string | boolean;
  readonly said: string;
}

/** A chat begins with the greeting, at the main menu. */
export function greeted(earlierDrafts: Texts = {}): Chat {
  return {
    stack: [{ place: [], messages: [`Assistant: ${GREETING}`] }],
    menuText: '',
    drafts: {},
    earlierDrafts,
    isPopoverOpen: false,
    wait: undefined,
    meanwhile: '',
    later: undefined,
  };
}

/** The greeting of another website, with what is typed and not sent. */
export function greetedAnew({ earlierDrafts, drafts, menuText, meanwhile }: Chat): Chat {
  const typed = [menuText, meanwhile].filter((text) => text.trim() !== '');
  return { ...greeted(earlierDrafts), drafts, menuText: typed.join('\n') };
}

/** The chat after a reload: what is typed at the menu stands there, the rest is offered to go on with. */
export function reloaded(chat: Chat): Chat {
  return { ...greeted(unsent(chat)), menuText: chat.menuText };
}

const topOf = ({ stack }: Chat): Level => stack.at(-1) ?? { place: [], messages: [] };
const without = (texts: Texts, path: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([each]) => each !== path));

/** The names from the section down to where the chat stands. */
export const placeOf = (chat: Chat) => topOf(chat).place;

/** All messages, oldest first. */
export const transcript = ({ stack }: Chat) => stack.flatMap(({ messages }) => messages);

/** The field that is edited; undefined at the menu. */
export function fieldOf(chat: Chat, website: Website): Entry | undefined {
  const entry = entryAt(website, placeOf(chat));
  return entry?.kind === 'field' ? entry : undefined;
}

/** The options of the latest message; none while the visitor waits. */
export function options(chat: Chat, website: Website): readonly string[] {
  const entry = entryAt(website, placeOf(chat));
  return chat.wait || !entry ? [] : optionsOf(entry);
}

/** The title of the popover that is open. It stays until the answer. */
export function popover(chat: Chat, website: Website): string | undefined {
  const field = fieldOf(chat, website);
  return field && chat.isPopoverOpen ? popoverOf(field) : undefined;
}

/** The text in the message box: what is typed where the chat stands. */
export function box(chat: Chat, website: Website): string {
  if (chat.wait) return chat.meanwhile;
  const field = fieldOf(chat, website);
  return field ? (chat.drafts[field.path] ?? '') : chat.menuText;
}

/** Types into the message box, in place of what it holds. */
export function type(chat: Chat, website: Website, text: string): void {
  const field = fieldOf(chat, website);
  if (chat.wait) chat.meanwhile = text;
  else if (field) chat.drafts = { ...chat.drafts, [field.path]: text };
  else chat.menuText = text;
}

/** What was typed for fields and not sent. It is kept over a reload, also where it says at present what the field holds. */
function unsent({ earlierDrafts, drafts }: Chat): Texts {
  const typed = Object.entries(drafts).filter(([, text]) => text.trim() !== '');
  return { ...earlierDrafts, ...Object.fromEntries(typed) };
}

/** A draft is what would change its field if it were sent. While the visitor waits, what is typed is none. */
export function drafts(chat: Chat, website: Website): Texts {
  const all = Object.entries(unsent(chat)).filter(([path]) => fieldAt(website, path) !== undefined);
  return Object.fromEntries(
    all.filter(
      ([path, text]) =>
        written(website, path, meantFor(website, path, text))?.value !== valueAt(website, path),
    ),
  );
}

/** What a text means as the value of the field at a path. */
export function meantFor(website: Website, path: string, text: string): string | boolean {
  const field = fieldAt(website, path);
  return field ? meant(field, text) : text;
}

/** A toggle takes its words for its values. */
function meant({ type }: Entry, text: string): string | boolean {
  const word = text.trim().toLowerCase();
  return type === 'boolean' && /^(?:show|hide)$/.test(word) ? word === 'show' : text;
}

/** Picks an option: a section or a child is pushed, a value is for the field. Gives the edit that is asked for. */
export function pick(chat: Chat, website: Website, label: string): Edit | undefined {
  const field = fieldOf(chat, website);
  if (!field) return enter(chat, website, [...placeOf(chat), label]);
  if (label !== 'Choose') return { path: field.path, typed: meant(field, label), said: label };
  say(chat, 'You: Choose', `Assistant: ${questionOf(field)}`);
  chat.isPopoverOpen = true;
  return undefined;
}

/** Pushes an entry, which asks its question. */
function enter(chat: Chat, website: Website, place: readonly string[]): undefined {
  const entry = entryAt(website, place);
  if (!entry) return;
  const messages = [`You: ${entry.name}`, `Assistant: ${questionOf(entry)}`];
  chat.stack = [...chat.stack, { place, messages }];
  chat.isPopoverOpen = popoverOf(entry) !== undefined;
}

function say(chat: Chat, ...said: readonly string[]): void {
  const { place, messages } = topOf(chat);
  chat.stack = [...chat.stack.slice(0, -1), { place, messages: [...messages, ...said] }];
}

/**
 * Sends what is typed. The first that fits: an option of the latest message; the value of the field; a path and a value.
 * Anything else is refused. Gives the edit that is asked for.
 */
export function send(chat: Chat, website: Website): Edit | undefined {
  const text = box(chat, website);
  const field = fieldOf(chat, website);
  const option = options(chat, website).find((label) => label.toLowerCase() === text.trim().toLowerCase());
  if (field) chat.drafts = without(chat.drafts, field.path);
  else chat.menuText = '';
  if (option !== undefined) return pick(chat, website, option);
  if (field) return { path: field.path, typed: meant(field, text), said: text };
  const space = text.indexOf(' ');
  const [path, typed] = [text.slice(0, space), text.slice(space + 1)];
  if (space > 0 && written(website, path, typed)) return { path, typed, said: text };
  wait(chat, { said: text, answer: space > 0 ? REFUSED : INVALID, isDone: false });
  return undefined;
}

/** An edit is made at once; its answer waits for the second. */
export function awaitEdit(chat: Chat, website: Website, { path, said }: Edit): void {
  const field = fieldOf(chat, website);
  if (field) chat.drafts = without(chat.drafts, field.path);
  const told = `✓ Updated ${nameOf(website, path)} to "${valueTold(website, path)}".`;
  wait(chat, { said, answer: `${told} What would you like to modify next?`, isDone: field !== undefined });
}

function wait(chat: Chat, waiting: Wait): void {
  say(chat, `You: ${waiting.said}`);
  chat.wait = waiting;
  chat.meanwhile = '';
}

/** The child's name, or the path where no child has it. */
export function nameOf(website: Website, path: string): string {
  return fieldAt(website, path)?.name ?? path;
}

/** The value as stored; a toggle hides unless it is true. */
function valueTold(website: Website, path: string): string {
  const value = String(valueAt(website, path));
  if (fieldAt(website, path)?.type !== 'boolean') return value;
  return value === 'true' ? 'Show' : 'Hide';
}

/** The second has passed: the answer comes. A field that was updated is left. Then the field opens that was asked for. */
export function answer(chat: Chat, website: Website): void {
  const { wait, meanwhile, later } = chat;
  if (!wait) return;
  chat.wait = undefined;
  if (wait.isDone) {
    chat.stack = chat.stack.slice(0, -1);
    chat.isPopoverOpen = false;
  }
  leaveGoneLevels(chat, website);
  say(chat, ...(wait.isDone ? [`You: ${wait.said}`] : []), `Assistant: ${wait.answer}`);
  // Nothing that was typed is lost: at the menu it stands below what was typed there before.
  const typed = [box(chat, website), meanwhile].filter((text) => text.trim() !== '');
  if (meanwhile.trim() !== '') type(chat, website, typed.join('\n'));
  chat.meanwhile = '';
  chat.later = undefined;
  if (later !== undefined) open(chat, website, later);
}

/** Back drops the top, and the draft of a field. It posts nothing. */
export function back(chat: Chat, website: Website): void {
  const field = fieldOf(chat, website);
  if (field) chat.drafts = without(chat.drafts, field.path);
  chat.stack = chat.stack.slice(0, -1);
  chat.isPopoverOpen = false;
}

/** Main Menu clears the stack, drops the draft of a field, and keeps the transcript. */
export function openMainMenu(chat: Chat, website: Website): void {
  const field = fieldOf(chat, website);
  if (field) chat.drafts = without(chat.drafts, field.path);
  const messages = [...transcript(chat), 'Assistant: What would you like to modify?'];
  chat.stack = [{ place: [], messages }];
  chat.isPopoverOpen = false;
}

/**
 * Leads to a field that was clicked in the preview, level by level, and keeps the draft of the field that is left. What
 * button lists leave out is no level of its own.
 */
export function open(chat: Chat, website: Website, path: string): void {
  if (chat.wait) chat.later = path;
  const way = wayTo(website, path);
  const places = way
    .map((_, level) => way.slice(0, level + 1).map(({ name }) => name))
    .filter((_, level) => way[level]?.isOffered || way[level]?.kind === 'field');
  const isHere = places.at(-1)?.join() === placeOf(chat).join();
  if (chat.wait || way.length === 0 || isHere) return;
  const [home, ...above] = chat.stack;
  const parting = places.findIndex((place, level) => place.join() !== above[level]?.place.join());
  chat.stack = [...(home ? [home] : []), ...above.slice(0, parting)];
  for (const place of places.slice(parting)) enter(chat, website, place);
}

/** Closes the popover; the field stays. */
export function closePopover(chat: Chat): void {
  chat.isPopoverOpen = false;
}

/** Goes on with a draft of before a reload, at its field. */
export function resume(chat: Chat, website: Website, path: string): void {
  const text = chat.earlierDrafts[path] ?? '';
  chat.earlierDrafts = without(chat.earlierDrafts, path);
  chat.drafts = { ...chat.drafts, [path]: text };
  open(chat, website, path);
}

/** Drops a draft. */
export function drop(chat: Chat, path: string): void {
  chat.drafts = without(chat.drafts, path);
  chat.earlierDrafts = without(chat.earlierDrafts, path);
}

/** The website changed: a level whose place is gone is left, unless the visitor waits. */
export function leaveGoneLevels(chat: Chat, website: Website): void {
  if (chat.wait) return;
  const gone = chat.stack.findIndex(({ place }) => entryAt(website, place) === undefined);
  if (gone === -1) return;
  chat.stack = chat.stack.slice(0, gone);
  chat.isPopoverOpen = false;
}
