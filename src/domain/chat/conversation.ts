import { LANGUAGE_PATH, nameOfLanguage } from '../../words/page-language.ts';
import type { Words } from '../../words/words.ts';
import { altTextPath, imagePathOfAltText, isAltTextPath } from '../config/alt-text.ts';
import type { Config } from '../config/config.ts';
import type { PlannedEdit } from '../config/edit-config.ts';
import { valueAt } from '../config/leaves.ts';
import { EMBED_FONT_PATH } from '../config/page-settings.ts';
import type { Leaf } from '../config/structure.ts';
import { isSwitchedOn } from '../config/visibility.ts';
import { type Arrangement, idAfter } from '../editing/arrangement.ts';
import { embedFontOption } from '../fonts/embed-font.ts';
import { isAddedId } from '../sections/added-sections.ts';
import type { Understood } from './command.ts';
import {
  canOpen,
  entriesBelow,
  hasPlace,
  leafAt,
  nameOfPath,
  namesOfPath,
  wayTo,
  wordsOfArrangement,
} from './menu.ts';
import type { MenuEntry, MenuPlace, PlaceEntry } from './menu-entry.ts';
import { type Message, optionNamed } from './message.ts';
import { meantFor, type ValueMeant } from './value-meant.ts';

/** One level of the navigation stack, with the messages added while it was on top. */
interface Frame {
  readonly place: MenuPlace;
  readonly messages: readonly Message[];
  /** The leaf being edited while this frame is on top. */
  readonly field?: Leaf | undefined;
}

/** The navigation stack: `base` is the main menu's frame, `above` the frames on it. */
export interface Conversation {
  readonly base: Frame;
  readonly above: readonly Frame[];
}

/** The input of every turn: the current config, the texts, and the time in milliseconds since 1970. */
export interface ChatTurn {
  readonly config: Config;
  readonly words: Words;
  readonly at: number;
  /** True if the website is as its template brings it. */
  readonly isUntouched?: boolean | undefined;
  /** Paths of list items that were moved or removed. */
  readonly moved?: readonly string[] | undefined;
}

/** Starts a conversation with the greeting and the section list; on an untouched website the interview stands before it. */
export function greet(turn: ChatTurn): Conversation {
  const greeting = ask(turn.words.chat.greeting, greetingOptions(turn), turn.at);
  return { base: { place: [], messages: [greeting] }, above: [] };
}

function topOf(conversation: Conversation): Frame {
  return conversation.above.at(-1) ?? conversation.base;
}

/** The visitor's position in the menu. */
export function placeOf(conversation: Conversation): MenuPlace {
  return topOf(conversation).place;
}

/** All messages, oldest first. */
export function transcriptOf({ base, above }: Conversation): readonly Message[] {
  return [base, ...above].flatMap((frame) => frame.messages);
}

/** The latest message: the only one whose options are live. */
export function latestOf(conversation: Conversation): Message | undefined {
  return transcriptOf(conversation).at(-1);
}

/** The menu entry of an option of the latest message; undefined if there is none. */
export function entryNamed(
  conversation: Conversation,
  label: string,
  turn: Omit<ChatTurn, 'at'>,
): MenuEntry | undefined {
  const { config, words } = turn;
  const option = optionNamed(latestOf(conversation), label);
  const entries = [...interviewEntry(turn), ...entriesBelow(config, topOf(conversation).place, words)];
  return option === undefined ? undefined : entries.find((entry) => entry.name === option);
}

/** The leaf being edited; undefined if the top of the stack is not a field. */
export function fieldOf(conversation: Conversation): Leaf | undefined {
  return topOf(conversation).field;
}

/** Maps input for the edited field to an edit. */
export function valueMeant(conversation: Conversation, value: string | boolean, words: Words): ValueMeant {
  return meantFor(fieldOf(conversation), value, words);
}

/** Pushes an entry with the visitor's message and the assistant's question. An arrangement gets no question. */
export function enter(
  { base, above }: Conversation,
  entry: Exclude<MenuEntry, { kind: 'dialog' }>,
  turn: ChatTurn,
): Conversation {
  const own = visitorMessage(entry.name, turn.at);
  const messages = entry.kind === 'action' ? [own] : [own, questionAt(entry, turn)];
  const field = entry.kind === 'field' ? entry.leaf : undefined;
  return { base, above: [...above, { place: entry.place, messages, field }] };
}

/** Opens a target of the menu: goes back to the deepest common level, then down. `said` is the option that was picked for it. */
export function goTo(
  conversation: Conversation,
  target: string,
  turn: ChatTurn,
  said?: string | undefined,
): Conversation {
  // A level that no button list offers gets no frame: Back and the answer lead to the level around it.
  const way = wayTo(turn.config, target, turn.words).filter(canOpen);
  const { base, above } = conversation;
  const parting = way.findIndex(({ place }, level) => place.join() !== above[level]?.place.join());
  const shared = { base, above: above.slice(0, parting === -1 ? way.length : parting) };
  const start = said === undefined ? shared : addSaid(shared, said, turn.at);
  return way
    .slice(shared.above.length)
    .reduce<Conversation>((done, entry) => enter(done, entry, turn), start);
}

/** True if a target exists and is not the current place. */
export function leadsElsewhere(
  conversation: Conversation,
  target: string,
  turn: Omit<ChatTurn, 'at'>,
): boolean {
  const goal = wayTo(turn.config, target, turn.words).at(-1);
  return goal !== undefined && goal.place.join() !== topOf(conversation).place.join();
}

/** Drops the top frame with its messages. The main menu's frame stays. */
export function back({ base, above }: Conversation): Conversation {
  return { base, above: above.slice(0, -1) };
}

/** Clears the stack and offers the main menu; all messages are kept. */
export function home(conversation: Conversation, turn: ChatTurn): Conversation {
  const menu = ask(turn.words.chat.mainMenu, optionsAt(turn, []), turn.at);
  return { base: { place: [], messages: [...transcriptOf(conversation), menu] }, above: [] };
}

/** Adds a message of the visitor to the top frame. */
export function addSaid(conversation: Conversation, text: string, at: number): Conversation {
  return addToTop(conversation, visitorMessage(text, at));
}

/** Adds an answer to the top frame, with what it offers besides and the options of that level. */
export function addAnswer(
  conversation: Conversation,
  text: string,
  turn: ChatTurn,
  reading?: Understood,
): Conversation {
  const current = keptCurrent(conversation, turn);
  const { field, place } = topOf(current);
  if (!field) {
    const offers = reading?.options ?? [];
    const labels = offers.map(({ label }) => label);
    const answer = ask(text, [...labels, ...optionsAt(turn, place)], turn.at);
    return addToTop(
      current,
      offers.length > 0 ? { ...answer, offers, ...(reading?.hours && { hours: reading.hours }) } : answer,
    );
  }
  const prompt = ask(text, fieldOptions(field, turn), turn.at);
  return addToTop(current, { ...prompt, isValuePrompt: true });
}

/** Adds the visitor's choice of an option that leads nowhere in the menu, and asks again what was asked at this level. */
export function askAgain(conversation: Conversation, label: string, turn: ChatTurn): Conversation {
  const { field, place } = topOf(conversation);
  const entry = wayTo(turn.config, field?.path ?? place.join('.'), turn.words).at(-1);
  const question = entry
    ? questionAt(entry, turn)
    : ask(turn.words.chat.mainMenu, optionsAt(turn, []), turn.at);
  return addToTop(addSaid(conversation, label, turn.at), question);
}

/** Updates the conversation to the current config: drops frames whose place is gone or whose item moved, and refreshes options. Returns the same object if nothing changes. */
export function keptCurrent(conversation: Conversation, turn: Omit<ChatTurn, 'at'>): Conversation {
  const { base, above } = conversation;
  const { config, words, moved = [] } = turn;
  const gone = above.findIndex(
    ({ place }) =>
      !hasPlace(config, place, words) ||
      entriesBelow(config, place, words).some((entry) => isAbout(entry, moved)),
  );
  const kept = [base, ...(gone === -1 ? above : above.slice(0, gone))];
  const [first = base, ...others] = kept.map((frame) =>
    withCurrentOptions(frame, turn, frame === base && frame.messages.length === 1),
  );
  const isSame = gone === -1 && first === base && others.every((frame, level) => frame === above[level]);
  return isSame ? conversation : { base: first, above: others };
}

function isAbout(entry: MenuEntry, items: readonly string[]): boolean {
  return entry.kind === 'action' && entry.arrangement.act !== 'add' && items.includes(entry.arrangement.path);
}

function withCurrentOptions(frame: Frame, turn: Omit<ChatTurn, 'at'>, isGreeting: boolean): Frame {
  const latest = frame.messages.at(-1);
  if (!latest?.buttons || frame.field) return frame;
  const buttons = isGreeting ? greetingOptions(turn) : optionsAt(turn, frame.place);
  const { offers = [], hours: _, ...message } = latest;
  if (buttons.join() === latest.buttons.slice(offers.length).join()) return frame;
  return { ...frame, messages: [...frame.messages.slice(0, -1), { ...message, buttons }] };
}

/** A successful edit, for its answer. */
export interface EditedAnswer {
  readonly path: string;
  readonly value: string | boolean;
  readonly said: string;
  readonly commandId: string;
}

/**
 * Answers a successful edit. After a direct update the answer belongs to the top level. A field that got its
 * value is left, and the answer belongs to the level below.
 */
export function answerEdited(conversation: Conversation, edited: EditedAnswer, turn: ChatTurn): Conversation {
  return fieldOf(conversation)
    ? addEdited(addSaid(keptCurrent(back(conversation), turn), edited.said, turn.at), edited, turn)
    : addEdited(conversation, edited, turn);
}

function addEdited(conversation: Conversation, edited: EditedAnswer, turn: ChatTurn): Conversation {
  const { words, config } = turn;
  const { path, value, commandId } = edited;
  const name = nameOfPath(config, path, words);
  const leaf = leafAt(config, path, words);
  const described = isAltTextPath(config, path) && value === '' ? imagePathOfAltText(path) : undefined;
  const text =
    described === undefined
      ? words.chat.updated(name, toldValue(edited, leaf, words))
      : words.chat.describe.decided(namesOfPath(config, described, words).join(' › '));
  const picture =
    leaf?.type === 'image' && value !== ''
      ? { picture: String(value), describes: altTextPath(leaf.path) }
      : {};
  return addSuccess(conversation, text, { commandId, ...picture }, turn);
}

/** The description that the latest message asks for: its path, or undefined. */
export function askedDescription(conversation: Conversation): string | undefined {
  return latestOf(conversation)?.describes;
}

/** The conversation whose latest message asks for no description any more. */
export function withoutDescription(conversation: Conversation): Conversation {
  const [latest, ...earlier] = [...topOf(conversation).messages].reverse();
  if (!latest) return conversation;
  const { describes, ...message } = latest;
  return withTop(conversation, [...earlier.reverse(), message]);
}

/** A successful plan, for its answer. */
export interface PlannedAnswer {
  readonly edits: readonly PlannedEdit[];
  readonly said: string;
  readonly commandId: string;
  /** The whole plan in one sentence. */
  readonly told?: string | undefined;
}

/** Answers a successful plan with what is told of it, or with each of its changes. A field that it was chosen at is left. */
export function answerPlanned(
  conversation: Conversation,
  { edits, said, commandId, told }: PlannedAnswer,
  turn: ChatTurn,
): Conversation {
  const text = told ?? edits.map((edit) => toldEdit(edit, turn)).join(' ');
  const left = fieldOf(conversation)
    ? addSaid(keptCurrent(back(conversation), turn), said, turn.at)
    : conversation;
  return addSuccess(left, text, { commandId }, turn);
}

function toldEdit({ path, typed }: PlannedEdit, { config, words }: ChatTurn): string {
  const isSection = path.endsWith('.hidden');
  if (isSection || path.endsWith('.visible')) {
    const name = isSection
      ? nameOfPath(config, path.slice(0, -'.hidden'.length), words)
      : nameOfShown(config, path, words);
    const { hide, show } = words.history.arranged;
    return words.chat.arranged((typed === true) === isSection ? hide(name) : show(name));
  }
  const leaf = leafAt(config, path, words);
  const value = String(valueAt(config, path) ?? typed);
  return words.chat.updated(nameOfPath(config, path, words), toldValue({ path, value }, leaf, words));
}

/** The name of what a switch shows: a group's, or an item's. */
function nameOfShown(config: Config, path: string, words: Words): string {
  const names = namesOfPath(config, path, words);
  return names.at(-2) ?? names.at(-1) ?? path;
}

function toldValue(
  { path, value }: Pick<EditedAnswer, 'path' | 'value'>,
  leaf: Leaf | undefined,
  words: Words,
): string {
  const isWord = leaf?.type === 'boolean' && (value === 'true' || value === 'false');
  if (isWord || typeof value === 'boolean')
    return switchLabel(path, value === true || value === 'true', words);
  return path === LANGUAGE_PATH ? nameOfLanguage(value) : value;
}

function switchLabel(path: string, isOn: boolean, { embedFont, toggle }: Words): string {
  if (path === EMBED_FONT_PATH) return isOn ? embedFont.on : embedFont.off;
  return isOn ? toggle.show : toggle.hide;
}

/** A successful arrangement, for its answer. */
export interface Arranged {
  readonly arrangement: Arrangement;
  readonly said: string;
  readonly commandId: string;
}

/** Answers an arrangement at its target, or at the list if the target was removed; a new section is opened. */
export function addArranged(conversation: Conversation, arranged: Arranged, turn: ChatTurn): Conversation {
  const { arrangement, commandId } = arranged;
  const { config, words, at } = turn;
  const text = words.chat.arranged(wordsOfArrangement(config, arrangement, words));
  if (isNewSection(arrangement)) {
    const place = [arrangement.path];
    // Another tab may have taken it away again.
    const above = hasPlace(config, place, words) ? [{ place, messages: [] }] : [];
    const inside = { base: conversation.base, above };
    return addSuccess(addSaid(inside, arranged.said, at), text, { commandId }, turn);
  }
  // `add` is picked at the list, the other actions one level above it.
  const list = back(arrangement.act === 'add' ? conversation : back(conversation));
  const { place } = topOf(list);
  const id = idAfter(arrangement);
  const entry = entriesBelow(config, place, words).find((each) => each.place.at(-1) === id);
  const { base, above } = keptCurrent(list, turn);
  const next = entry ? { base, above: [...above, { place: entry.place, messages: [] }] } : { base, above };
  return addSuccess(addSaid(next, arranged.said, at), text, { commandId }, turn);
}

function isNewSection({ act, path }: Arrangement): boolean {
  return act === 'add' && isAddedId(path);
}

function addSuccess(
  conversation: Conversation,
  text: string,
  details: Pick<Message, 'commandId' | 'picture' | 'describes'>,
  turn: ChatTurn,
): Conversation {
  const current = keptCurrent(conversation, turn);
  const options = optionsAt(turn, topOf(current).place);
  const answer = ask(turn.words.chat.next(text), options, turn.at);
  return addToTop(current, { ...answer, isSuccess: true, ...details });
}

function addToTop(conversation: Conversation, message: Message): Conversation {
  return withTop(conversation, [...topOf(conversation).messages, message]);
}

function withTop({ base, above }: Conversation, messages: readonly Message[]): Conversation {
  const top = above.at(-1);
  if (!top) return { base: { ...base, messages }, above };
  return { base, above: [...above.slice(0, -1), { ...top, messages }] };
}

function questionAt(entry: PlaceEntry, turn: ChatTurn): Message {
  const { chat } = turn.words;
  if (entry.kind === 'field') {
    const { leaf } = entry;
    const text = hasPopover(leaf) ? chat.askChoice(entry.name) : chat.askValue(entry.name);
    return { ...ask(text, fieldOptions(leaf, turn), turn.at), isValuePrompt: true };
  }
  return ask(questionOf(entry, chat), optionsAt(turn, entry.place), turn.at);
}

function questionOf(
  { kind, name }: PlaceEntry,
  { askHelp, askKeys, askSection, askItem, askChild }: Words['chat'],
): string {
  if (kind === 'help') return askHelp;
  if (kind === 'keys') return askKeys;
  if (kind === 'sections') return askSection;
  return kind === 'list' ? askItem(name) : askChild(name);
}

/** True if the leaf's editor has a popover. */
export function hasPopover(leaf: Leaf): boolean {
  return leaf.type !== 'text' && leaf.type !== 'url';
}

function fieldOptions(leaf: Leaf, { config, words }: Omit<ChatTurn, 'at'>): readonly string[] {
  if (hasPopover(leaf)) return [words.chat.choose];
  const choices = leaf.choices ?? [];
  const beside = embedFontOption(leaf, words);
  return beside ? [...choices, isSwitchedOn(config, beside.path) ? beside.off : beside.on] : choices;
}

function optionsAt(turn: Omit<ChatTurn, 'at'>, place: MenuPlace): readonly string[] {
  return entriesBelow(turn.config, place, turn.words).map((entry) => entry.name);
}

function greetingOptions(turn: Omit<ChatTurn, 'at'>): readonly string[] {
  return [...interviewEntry(turn).map(({ name }) => name), ...optionsAt(turn, [])];
}

function interviewEntry({ isUntouched, words }: Omit<ChatTurn, 'at'>): readonly MenuEntry[] {
  if (!isUntouched) return [];
  return [{ kind: 'dialog', name: words.interview.options.start, place: [], dialog: 'interview' }];
}

function visitorMessage(text: string, at: number): Message {
  return { text, isUser: true, at };
}

function ask(text: string, buttons: readonly string[], at: number): Message {
  return { text, isUser: false, at, buttons };
}
