import { LANGUAGE_PATH, nameOfLanguage } from '../../words/page-language.ts';
import type { Words } from '../../words/words.ts';
import { altTextPath, imagePathOfAltText, isAltTextPath } from '../config/alt-text.ts';
import type { Config } from '../config/config.ts';
import type { PlannedEdit } from '../config/edit-config.ts';
import { popoverOf } from '../config/field-types.ts';
import { textAt, valueAt } from '../config/leaves.ts';
import { EMBED_FONT_PATH } from '../config/page-settings.ts';
import type { EditedLeaf, Leaf } from '../config/structure.ts';
import { isOn, isSwitchedOn } from '../config/visibility.ts';
import { embedFontOption } from '../fonts/embed-font.ts';
import type { Option } from './command.ts';
import { parseDirectUpdate } from './direct-update.ts';
import { entriesBelow, isHelp, leafAt, nameOfPath, namesOfPath, placeOfPath, targetOf } from './menu.ts';
import type { MenuEntry, MenuPlace, PlaceEntry } from './menu-entry.ts';
import type { Message } from './message.ts';
import type { Declining, Proposed } from './text-meaning.ts';

/** The input of every answer: the current config, the texts, and the time in milliseconds since 1970. */
export interface ChatTurn {
  readonly config: Config;
  readonly words: Words;
  readonly at: number;
  /** True if the website is as its template brings it. */
  readonly isUntouched?: boolean | undefined;
  /** True until the name and a way to reach the business are the visitor's own. */
  readonly isUnfinished?: boolean | undefined;
}

/** A message of the assistant, with what its options stand for. */
export interface Answer {
  readonly message: Omit<Message, 'buttons'>;
  /** What it offers before the options of its level or field. */
  readonly offers: readonly Option[];
  readonly options: readonly Option[];
}

/** The words that tell what could not be taken. */
export type RefusingWords = Pick<Words, 'chat' | 'interview' | 'rest'>;

/** Where an answer is given: at a level of the menu, or at a field. */
export interface AnswerAt {
  readonly place: MenuPlace;
  readonly field?: EditedLeaf | undefined;
}

/** The greeting, with the main menu; on an untouched website the interview stands before it. */
export function greeting(turn: ChatTurn): Answer {
  return answer(turn.words.chat.greeting, turn.at, optionsAt({ place: [] }, turn), greetingOffers(turn));
}

/** What the greeting offers before the main menu. */
export function greetingOffers(turn: Omit<ChatTurn, 'at'>): readonly Option[] {
  return turn.isUntouched ? [beginning(turn), comingBack(turn)] : [];
}

const isOfGreeting = (command: Option['command']) =>
  command.type === 'question.ask' || (command.type === 'dialog.ask' && command.dialog === 'comeBack');

/** The option for whoever published a website before. */
function comingBack({ words }: Omit<ChatTurn, 'at'>): Option {
  return { label: words.chat.dialogs.comeBack, command: { type: 'dialog.ask', dialog: 'comeBack' } };
}

/** The option that begins the interview: with the first question, where it would replace nothing of the visitor's. */
function beginning({ isUntouched, words }: Omit<ChatTurn, 'at'>): Option {
  const question = isUntouched ? 'business' : 'name';
  return { label: words.interview.options.start, command: { type: 'question.ask', question } };
}

/** The question of the main menu. */
export function mainMenu(turn: ChatTurn): Answer {
  return answerAt({ place: [] }, turn.words.chat.mainMenu, turn);
}

/** The question of a level or field. */
export function questionAt(entry: PlaceEntry, turn: ChatTurn): Answer {
  const { chat } = turn.words;
  const { place } = entry;
  if (entry.kind !== 'field') return answerAt({ place }, questionOf(entry, chat), turn);
  const { leaf: field } = entry;
  const askValue = popoverOf(field) ? chat.askChoice : chat.askValue;
  const text = field.type === 'table' ? chat.askTable : askValue(entry.name);
  return answerAt({ place, field }, text, turn);
}

/** An answer with the options of its level or field. */
export function answerAt(
  at: AnswerAt,
  text: string,
  turn: ChatTurn,
  details: Partial<Message> = {},
  offers: readonly Option[] = [],
): Answer {
  const prompt = at.field && { isValuePrompt: true };
  return answer(text, turn.at, optionsAt(at, turn), offers, { ...prompt, ...details });
}

function answer(
  text: string,
  at: number,
  options: readonly Option[],
  offers: readonly Option[] = [],
  details: Partial<Message> = {},
): Answer {
  return { message: { text, isUser: false, at, ...details }, offers, options };
}

/** The options of a level or field. */
export function optionsAt({ place, field }: AnswerAt, turn: Omit<ChatTurn, 'at'>): readonly Option[] {
  if (field) return fieldOptions(field, turn);
  const options = entriesBelow(turn.config, place, turn.words).map(optionOf);
  return turn.isUnfinished && isHelp(place) ? [beginning(turn), ...options] : options;
}

function optionOf(entry: MenuEntry): Option {
  const { name: label } = entry;
  switch (entry.kind) {
    case 'field':
      return { label, command: { type: 'field.enter', entry } };
    case 'action':
      return { label, command: { type: 'item.arrange', entry } };
    case 'dialog': {
      const { dialog, list } = entry;
      return { label, command: { type: 'dialog.ask', dialog, ...(list !== undefined && { list }) } };
    }
    default:
      return { label, command: { type: 'level.enter', entry } };
  }
}

function fieldOptions(leaf: EditedLeaf, { config, words }: Omit<ChatTurn, 'at'>): readonly Option[] {
  if (popoverOf(leaf)) return [{ label: words.chat.choose, command: { type: 'popover.ask' } }];
  const beside = embedFontOption(leaf, words);
  const turned = beside && (isSwitchedOn(config, beside.path) ? beside.off : beside.on);
  const values = [...(leaf.choices ?? []), ...(turned === undefined ? [] : [turned])];
  const options = values.map((label): Option => ({ label, command: { type: 'value.chosen', value: label } }));
  if (!canBeEmptied(config, leaf)) return options;
  return [...options, { label: words.chat.leaveEmpty, command: { type: 'value.chosen', value: '' } }];
}

/** True for a text that a page does without: it closes the gap. A page needs the name of whose it is. */
function canBeEmptied(config: Config, { id, type, path, choices }: EditedLeaf): boolean {
  return type === 'text' && choices === undefined && id !== 'logoText' && hasText(config, path);
}

/** False where the value cannot be read: the chat must go on where an edit fails. */
function hasText(config: Config, path: string): boolean {
  try {
    return textAt(config, path).trim() !== '';
  } catch {
    return false;
  }
}

function questionOf(
  { kind, name }: PlaceEntry,
  { askHelp, askKeys, askLook, askTemplates, askSection, askItem, askChild }: Words['chat'],
): string {
  if (kind === 'help') return askHelp;
  if (kind === 'keys') return askKeys;
  if (kind === 'look') return askLook;
  if (kind === 'templates') return askTemplates;
  if (kind === 'sections') return askSection;
  return kind === 'list' ? askItem(name) : askChild(name);
}

/** What a refusal offers before the options of its level: what the text may be about, and the help. */
export function refusalOffers(
  suggested: readonly Option[],
  { place }: AnswerAt,
  { config, words }: Omit<ChatTurn, 'at'>,
): readonly Option[] {
  const help = entriesBelow(config, [], words).find(({ kind }) => kind === 'help');
  const isOffered = suggested.some(({ label }) => label === help?.name);
  if (!help || isOffered || place.length === 0) return suggested;
  return [...suggested, { label: help.name, command: { type: 'place.open', target: targetOf(help) } }];
}

/** What a request that was understood offers before the options of its level; a change can be declined. */
export function requestOffers(
  options: readonly Option[],
  { place }: AnswerAt,
  { words }: Omit<ChatTurn, 'at'>,
): readonly Option[] {
  if (!options.some(({ command }) => command.type === 'plan.chosen')) return options;
  return [...options, { label: words.chat.leave, command: leaving(place) }];
}

/** What leads back to a level: it is asked again what to do there. */
const leaving = (place: MenuPlace): Declining =>
  place.length === 0 ? { type: 'menu.open' } : { type: 'place.open', target: place.join('.') };

/** What a message proposes with what it offers before the options of its level; undefined if it proposes nothing. */
export function proposedWith(
  { text }: Pick<Message, 'text'>,
  offers: readonly Option[],
  { place }: AnswerAt,
  { chat }: Words,
): Proposed | undefined {
  const { askRequest, askWhich, invalidCommand, notUpdatable, leave } = chat;
  if (![askRequest, askWhich, invalidCommand, notUpdatable].includes(text)) return undefined;
  const options = offers.filter(({ label, command }) => {
    const isBeside = command.type === 'place.open' && isHelp(command.target.split('.'));
    return label !== leave && !isBeside && !isOfGreeting(command);
  });
  const [first] = options;
  if (!first) return undefined;
  const isDrawn = text === askRequest && first.command.type === 'plan.chosen';
  return { options, ...(isDrawn && { drawn: first }), leave: leaving(place) };
}

/** The refusal of a text that means nothing here. */
export function refusalOf(text: string, { chat }: Words): string {
  return parseDirectUpdate(text) ? chat.notUpdatable : chat.invalidCommand;
}

/** True for what tells that a text, an answer or a change could not be taken. */
export function isRefusal(text: string, { chat, interview, rest }: RefusingWords): boolean {
  const { invalidCommand, notUpdatable, failed } = chat;
  const ofInterview = [...Object.values(interview.refused), interview.failed];
  return [invalidCommand, notUpdatable, failed, ...ofInterview, rest.missing].includes(text);
}

/** What is told of a successful edit, and the details of its message: a picture, and the question what it shows. */
export function toldOfEdit(
  path: string,
  value: string | boolean,
  { words, config }: Omit<ChatTurn, 'at'>,
): Partial<Message> & Pick<Message, 'text'> {
  const leaf = leafAt(config, path, words);
  const described = isAltTextPath(config, path) && value === '' ? imagePathOfAltText(path) : undefined;
  const text =
    described === undefined
      ? toldOfValue(path, value, { words, config }, leaf)
      : words.chat.decided(placeOfPath(config, described, words));
  const hasPicture = leaf?.type === 'image' && value !== '';
  return { text, ...(hasPicture && { picture: String(value), describes: altTextPath(leaf.path) }) };
}

/** What is told of a successful plan: each of its changes. */
export function toldOfPlan(edits: readonly PlannedEdit[], turn: Omit<ChatTurn, 'at'>): string {
  return edits.map((edit) => toldOfPlanned(edit, turn)).join(' ');
}

function toldOfPlanned({ path, typed }: PlannedEdit, { config, words }: Omit<ChatTurn, 'at'>): string {
  const isSection = path.endsWith('.hidden');
  if (isSection || path.endsWith('.visible')) {
    const name = isSection
      ? nameOfPath(config, path.slice(0, -'.hidden'.length), words)
      : nameOfShown(config, path, words);
    const { hide, show } = words.history.arranged;
    return words.chat.arranged(isOn(typed) === isSection ? hide(name) : show(name));
  }
  const leaf = leafAt(config, path, words);
  return toldOfValue(path, String(valueAt(config, path) ?? typed), { config, words }, leaf);
}

function toldOfValue(
  path: string,
  value: string | boolean,
  { config, words }: Omit<ChatTurn, 'at'>,
  leaf: Leaf | undefined,
): string {
  const name = nameOfPath(config, path, words);
  if (value === '' && leaf?.type === 'text') return words.chat.emptied(name);
  return words.chat.updated(name, toldValue(path, value, leaf, words));
}

/** The name of what a switch shows: a group's, or an item's. */
function nameOfShown(config: Config, path: string, words: Words): string {
  const names = namesOfPath(config, path, words);
  return names.at(-2) ?? names.at(-1) ?? path;
}

/** A value in words. Only what has a toggle is shown or hidden: `true` at any other path, such as `hidden`, stays `true`. */
function toldValue(
  path: string,
  value: string | boolean,
  leaf: Leaf | undefined,
  { embedFont, toggle }: Words,
): string {
  if (path === EMBED_FONT_PATH) return isOn(value) ? embedFont.on : embedFont.off;
  if (leaf?.type === 'boolean') return isOn(value) ? toggle.shown : toggle.hidden;
  return path === LANGUAGE_PATH ? nameOfLanguage(String(value)) : String(value);
}
