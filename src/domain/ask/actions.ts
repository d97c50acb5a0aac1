import type { AskWords } from '../../words/ask-words.ts';
import { LANGUAGES } from '../../words/language.ts';
import { type AllWords, allOf, shownName } from '../../words/words.ts';
import type { Config } from '../config/config.ts';
import { addableIds, addedNode, nameOfAddedId } from '../sections/added-sections.ts';
import type { Offer } from './offers.ts';
import type { AskRequest, PossibleSteps } from './request.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The actions that a text names: `meant` those that it is nothing but a name of, `begun` those whose words it begins. */
export interface ActionsNamed {
  readonly meant: readonly Offer[];
  readonly begun: readonly Offer[];
}

/** Shorter beginnings of a word would find too much. */
const SHORTEST_BEGINNING = 3;
const DIALOGS = ['publish', 'versions', 'gallery', 'transfer'] as const;

/** The actions that tokens name. */
export function actionsNamed(
  tokens: readonly Token[],
  { config, steps, words }: Pick<AskRequest, 'config' | 'steps' | 'words'>,
  language: AskWords,
): ActionsNamed {
  const said = wordsOf(tokens, language);
  if (said.length === 0) return { meant: [], begun: [] };
  const possible = [
    ...possibleActions(steps, allOf(words), language),
    ...addableSections(config, allOf(words), language),
  ];
  const known = possible.map(({ offer, phrases, around = [] }) => {
    const called = phrases.map((phrase) => wordsOf(tokensOf(phrase, language), language));
    const all = new Set([...called.flat(), ...around.map((word) => language.stem(language.fold(word)))]);
    return { offer, called, all };
  });
  const meant = known.filter(
    ({ called, all }) =>
      said.every((word) => all.has(word)) &&
      called.some((phrase) => phrase.length > 0 && phrase.every((word) => said.includes(word))),
  );
  const begun = known.filter(
    (each) => !meant.includes(each) && said.every((word) => isBegun([...each.all], word)),
  );
  return { meant: meant.map(({ offer }) => offer), begun: begun.map(({ offer }) => offer) };
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
  { find, history, language: { code: own } }: AllWords,
  { actions, languages, aroundLanguage }: AskWords,
): readonly CalledAction[] {
  const called = (name: string, command: Offer['command'], phrases: readonly string[]): CalledAction => ({
    offer: { name, command },
    phrases: [name, ...phrases],
  });
  return [
    ...DIALOGS.map((dialog) => called(find.actions[dialog], { type: 'dialog.ask', dialog }, actions[dialog])),
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
  words: AllWords,
  { labels, aroundSection }: AskWords,
): readonly CalledAction[] {
  return addableIds(config).map((id) => {
    const stored = nameOfAddedId(id) ?? id;
    const name = shownName(stored, words);
    const told = words.chat.arranged(words.history.arranged.add(name));
    const edits = [{ path: id, typed: '', section: addedNode(config, id) }];
    return {
      offer: { name: labels.add(name), command: { type: 'plan.chosen', edits, told } },
      phrases: [name, stored],
      around: aroundSection,
    };
  });
}

/** The stems of the words that are no fillers. */
function wordsOf(tokens: readonly Token[], language: AskWords): readonly string[] {
  const fillers = new Set(language.fillers.map((word) => language.stem(language.fold(word))));
  return tokens
    .filter(({ kind }) => kind === 'word')
    .map(({ folded }) => language.stem(folded))
    .filter((word) => !fillers.has(word));
}
