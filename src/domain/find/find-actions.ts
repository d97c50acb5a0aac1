import { LANGUAGES, type LanguageCode } from '../../words/language.ts';
import type { Words } from '../../words/words.ts';
import type { DialogName } from '../chat/menu-entry.ts';
import { wordsOf } from './find-index.ts';

/** A dialog that the find box can open. */
type FoundDialog = Exclude<DialogName, 'find' | 'interview' | 'pictures'>;

/** Something that a visitor can do, found by its name. */
export type FoundAction =
  | { readonly kind: 'dialog'; readonly name: string; readonly dialog: FoundDialog }
  | { readonly kind: 'step'; readonly name: string; readonly step: 'undo' | 'redo' }
  | { readonly kind: 'language'; readonly name: string; readonly code: LanguageCode };

/** The actions that a query names: `first` those that it names by whole words, `last` those that it begins or that share a word. */
export interface FoundActions {
  readonly first: readonly FoundAction[];
  readonly last: readonly FoundAction[];
}

/** The steps that are possible now. */
export interface PossibleSteps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Shorter beginnings of a word would find too much. */
const SHORTEST_BEGINNING = 3;
const DIALOGS: readonly FoundDialog[] = ['publish', 'versions', 'gallery', 'transfer'];

/** Searches the actions by their names, and by the other words for them. */
export function findActions(query: string, steps: PossibleSteps, words: Words): FoundActions {
  const wanted = wordsOf(query, words.find);
  if (wanted.length === 0) return { first: [], last: [] };
  const named = possibleActions(steps, words).map(({ action, called }) => ({
    action,
    own: new Set(called.flatMap((each) => wordsOf(each, words.find))),
    shared: new Set(sharedWords(action, words).flatMap((each) => wordsOf(each, words.find))),
  }));
  const first = named.filter(({ own }) => wanted.every((word) => own.has(word)));
  const isBegun = (names: ReadonlySet<string>, word: string) =>
    names.has(word) ||
    (word.length >= SHORTEST_BEGINNING && [...names].some((name) => name.startsWith(word)));
  const last = named.filter(
    (each) =>
      !first.includes(each) && wanted.every((word) => isBegun(each.own, word) || isBegun(each.shared, word)),
  );
  return { first: first.map(({ action }) => action), last: last.map(({ action }) => action) };
}

function possibleActions({ canUndo, canRedo }: PossibleSteps, { find, history, language }: Words) {
  const { actions } = find;
  const step = (name: 'undo' | 'redo') => ({
    action: { kind: 'step' as const, name: history[name], step: name },
    called: [history[name], ...actions.alsoCalled[name]],
  });
  return [
    ...DIALOGS.map((dialog) => ({
      action: { kind: 'dialog' as const, name: actions.names[dialog], dialog },
      called: [actions.names[dialog], ...actions.alsoCalled[dialog]],
    })),
    ...(canUndo ? [step('undo')] : []),
    ...(canRedo ? [step('redo')] : []),
    ...LANGUAGES.filter(({ code }) => code !== language.code).map(({ code, name }) => ({
      action: { kind: 'language' as const, name, code },
      called: [name, ...actions.languages[code]],
    })),
  ];
}

/** The words that all actions of a kind share. */
function sharedWords({ kind }: FoundAction, { find, language }: Words) {
  return kind === 'language' ? [language.label, ...find.actions.anyLanguage] : [];
}
