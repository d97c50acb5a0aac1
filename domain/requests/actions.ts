import { LANGUAGES } from '../../words/language.ts';
import type { RequestWords } from '../../words/request-words.ts';
import { shownName, type Words } from '../../words/words.ts';
import { TEMPLATES_TARGET } from '../chat/menu-entry.ts';
import type { Config } from '../config/config.ts';
import { addableIds, addedNode, nameOfAddedId } from '../sections/added-sections.ts';
import { isCommon } from './asking.ts';
import type { Offer } from './offers.ts';
import type { PossibleSteps, TypedRequest } from './request.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The actions that a text names: `meant` those that it is nothing but a name of, `begun` those whose words it begins. */
export interface ActionsNamed {
  readonly meant: readonly Offer[];
  readonly begun: readonly Offer[];
}

/** Shorter beginnings of a word would find too much. */
const SHORTEST_BEGINNING = 3;
/** A sentence with more other words is about something else. */
const MOST_OTHERS = 2;
const DIALOGS = ['publish', 'versions', 'transfer'] as const;

type Asked = Pick<TypedRequest, 'config' | 'steps' | 'words'>;

/** The actions that tokens name. */
export function actionsNamed(tokens: readonly Token[], request: Asked, language: RequestWords): ActionsNamed {
  const said = wordsOf(tokens, language);
  if (said.length === 0) return { meant: [], begun: [] };
  const known = knownActions(request, language);
  const meant = known.filter(
    ({ called, all }) =>
      said.every((word) => all.has(word)) && called.some((phrase) => isWithin(phrase, said)),
  );
  const begun = known.filter(
    (each) => !meant.includes(each) && said.every((word) => isBegun([...each.all], word)),
  );
  return { meant: meant.map(({ offer }) => offer), begun: begun.map(({ offer }) => offer) };
}

/** The actions that a sentence names with few other words that say something. */
export function actionsAmong(
  tokens: readonly Token[],
  request: Asked,
  language: RequestWords,
  mostOthers = MOST_OTHERS,
): readonly Offer[] {
  const said = wordsOf(tokens, language);
  const common = wordsOf(
    tokens.filter((token) => isCommon(token, language)),
    language,
  );
  // What a section is called names many fields too.
  const adding = new Set(language.aroundSection.map((word) => language.stem(language.fold(word))));
  const isAdding = said.some((word) => adding.has(word));
  return knownActions(request, language).flatMap(({ offer, called, all }) => {
    if (offer.command.type === 'plan.chosen' && !isAdding) return [];
    const others = said.filter((word) => !all.has(word) && !common.includes(word));
    const isNamed = called.some(
      (phrase) => isWithin(phrase, said) && phrase.some((word) => !common.includes(word)),
    );
    return isNamed && others.length <= mostOthers ? [offer] : [];
  });
}

const isWithin = (phrase: readonly string[], said: readonly string[]) =>
  phrase.length > 0 && phrase.every((word) => said.includes(word));

function knownActions({ config, steps, words }: Asked, language: RequestWords) {
  const possible = [...possibleActions(steps, words, language), ...addableSections(config, words, language)];
  return possible.map(({ offer, phrases, around = [] }) => {
    const called = phrases.map((phrase) => wordsOf(tokensOf(phrase, language), language));
    const all = new Set([...called.flat(), ...around.map((word) => language.stem(language.fold(word)))]);
    return { offer, called, all };
  });
}

function isBegun(names: readonly string[], word: string): boolean {
  return names.some((name) => name === word || (word.length >= SHORTEST_BEGINNING && name.startsWith(word)));
}

/** An action with the phrases for it, and the words that may stand around them. */
interface CalledAction {
  readonly offer: Offer;
  readonly phrases: readonly string[];
  readonly around?: readonly string[];
}

function possibleActions(
  { canUndo, canRedo }: PossibleSteps,
  { chat, find, history, language: { code: own } }: Words,
  { actions, languages, aroundLanguage }: RequestWords,
): readonly CalledAction[] {
  const called = (name: string, command: Offer['command'], phrases: readonly string[]): CalledAction => ({
    offer: { name, command },
    phrases: [name, ...phrases],
  });
  return [
    ...DIALOGS.map((dialog) => called(find.actions[dialog], { type: 'dialog.ask', dialog }, actions[dialog])),
    called(chat.templates, { type: 'place.open', target: TEMPLATES_TARGET }, actions.templates),
    ...(canUndo ? [called(history.undo, { type: 'step.undo' }, actions.undo)] : []),
    ...(canRedo ? [called(history.redo, { type: 'step.redo' }, actions.redo)] : []),
    ...LANGUAGES.filter(({ code }) => code !== own).map(({ code, name }) => ({
      ...called(name, { type: 'language.choose', code }, languages[code]),
      around: aroundLanguage,
    })),
  ];
}

/** The sections that the website has not. */
function addableSections(
  config: Config,
  words: Words,
  { labels, sections, aroundSection }: RequestWords,
): readonly CalledAction[] {
  return addableIds(config).map((id) => {
    const stored = nameOfAddedId(id) ?? id;
    const name = shownName(stored, words);
    const told = words.chat.arranged(words.history.arranged.add(name));
    const edits = [{ path: id, typed: '', section: addedNode(config, id) }];
    return {
      offer: { name: labels.add(name), command: { type: 'plan.chosen', edits, told } },
      phrases: [name, stored, ...(sections[stored] ?? [])],
      around: aroundSection,
    };
  });
}

/** The stems of the words that are no fillers. */
function wordsOf(tokens: readonly Token[], language: RequestWords): readonly string[] {
  const fillers = new Set(language.fillers.map((word) => language.stem(language.fold(word))));
  return tokens
    .filter(({ kind }) => kind === 'word')
    .map(({ folded }) => language.stem(folded))
    .filter((word) => !fillers.has(word));
}
