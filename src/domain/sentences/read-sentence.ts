import { en } from '../../words/en/en.ts';
import { nameOfLanguage } from '../../words/page-language.ts';
import type { SentenceWords } from '../../words/sentence-words.ts';
import type { Words } from '../../words/words.ts';
import type { Option, Understood } from '../chat/command.ts';
import { iconChoices, shownIconName } from '../choices/icon-choices.ts';
import type { Config } from '../config/config.ts';
import { editConfig } from '../config/edit-config.ts';
import { actsAt } from '../editing/arrangement.ts';
import { grammarOf, type Reader, type Reading, readClause } from './clauses.ts';
import { hoursOffer } from './hours-offer.ts';
import { withoutCourtesies, withoutTypos } from './lenient.ts';
import { type Lexicon, lexiconOf, namedAt } from './lexicon.ts';
import { phraseOf } from './patterns.ts';
import type { SentenceRequest } from './sentence-request.ts';
import { suggestionsFor } from './suggestions.ts';
import { hideablesOf } from './targets.ts';
import { foldedOf, type Token, tokensOf } from './tokens.ts';

const MAX_OFFERED = 3;
const MAX_TOKENS = 60;
const MAX_CLAUSES = 6;
/** What is longer is a text, not a sentence about the website. */
const LONGEST_SENTENCE = 2000;
/** The clauses that are tried at most: every separator may end one, and the ways to choose among them are many. */
const MAX_READ = 100;
/** The values that are tried at most for places. */
const MAX_READINGS = 400;
/** The words of `a new picture`. */
const LONGEST_PICTURE = 3;
const SEPARATOR = /^[,;.،؛\n]$/;

/** What a sentence may ask for: the changes that it describes, likeliest first, else the fields that it may be about. */
export function readSentence(request: SentenceRequest): Understood {
  if (request.text.length > LONGEST_SENTENCE) return { isRequest: false, options: [] };
  const hours = hoursOffer(request);
  if (hours) return hours;
  const budget = { clauses: MAX_READ, readings: MAX_READINGS };
  const readers = request.languages.map((language) => ({ ...readerOf(request, language), budget }));
  for (const leniency of [0, 1, 2])
    for (const reader of readers) {
      const plans = plansIn(request, reader, leniency);
      if (plans.length > 0) return { isRequest: true, options: plans };
    }
  const partly = hoursOffer(request, 'begins');
  const suggested = [...(partly?.options ?? []), ...suggestionsFor(request)].slice(0, MAX_OFFERED);
  return { ...(partly ?? { isRequest: false }), options: suggested };
}

/** The plans of a sentence as it stands; with more leniency without a longer polite beginning, then without typing errors. */
function plansIn(
  { text, config, words }: SentenceRequest,
  given: Omit<Reader, 'isQuestion'>,
  leniency: number,
): readonly Option[] {
  const { lexicon } = given;
  const { language } = given.tongue;
  const typed = tokensOf(text, language);
  if (typed.length > MAX_TOKENS) return [];
  const meant = leniency > 1 ? withoutTypos(typed, lexicon) : typed;
  const mannered = withoutManners(withJoined(meant, language), language);
  const isAsking = asks(mannered.tokens, language);
  const tokens = leniency > 0 && !isAsking ? withoutCourtesies(mannered.tokens, language) : mannered.tokens;
  const isPolite = mannered.isPolite || mannered.tokens.length - tokens.length > 1;
  if (leniency === 1 && tokens.length === mannered.tokens.length) return [];
  if (tokens.length === 0) return [];
  const reader: Reader = {
    ...given,
    isQuestion: asks(tokens, language) || (!isPolite && /[?؟]\s*$/.test(text)),
  };
  return plansOf(reader, tokens)
    .filter((plan) => !plan.some((reading) => isAboutPicture(reading, lexicon, language)))
    .flatMap((plan) => offerOf(plan, config, words, language))
    .slice(0, MAX_OFFERED);
}

/** True for a text that is nothing but the word for a picture: the sentence asks for one, not for that text. */
function isAboutPicture({ edits, leaf }: Reading, lexicon: Lexicon, language: SentenceWords): boolean {
  if (leaf?.type !== 'text') return false;
  return edits.some(({ typed }) => {
    const tokens = tokensOf(String(typed), language);
    if (tokens.length === 0 || tokens.length > LONGEST_PICTURE) return false;
    const concepts = tokens.flatMap((_, at) => namedAt(lexicon, tokens, at)?.concepts ?? ['other']);
    return concepts.length > 0 && concepts.every((each) => each === 'image');
  });
}

function readerOf({ text, config, words }: SentenceRequest, language: SentenceWords) {
  const lexicon = lexiconOf(config, words, language);
  const sections = config._structure.sections.map(({ id }) => id);
  const hidable = sections.filter((id) => {
    const acts = actsAt(config, id);
    return acts.includes('hide') || acts.includes('show');
  });
  return {
    sentence: text,
    lexicon,
    tongue: { words, language, english: en },
    grammar: grammarOf(language),
    hideables: hideablesOf(lexicon, hidable),
  };
}

type Plan = readonly Reading[];

/** The plans of a sentence: of its clauses if it has several that can be read, else of it as one. */
function plansOf(reader: Reader, tokens: readonly Token[], before?: Reading, depth = 1): readonly Plan[] {
  const { language } = reader.tongue;
  for (const [at, token] of tokens.entries()) {
    const length = depth < MAX_CLAUSES && at > 0 ? separatorAt(tokens, at, reader) : 0;
    if (length === 0 || token.kind === 'quote') continue;
    if (reader.budget.clauses <= 0) return [];
    const left = readClause(reader, trimmed(tokens.slice(0, at)), before);
    if (left.length === 0) continue;
    const rest = withoutManners(tokens.slice(at + length), language).tokens;
    const plans = left.flatMap((one) =>
      plansOf(reader, rest, one, depth + 1).map((others) => [one, ...others]),
    );
    if (plans.length > 0) return plans;
  }
  return readClause(reader, trimmed(tokens), before).map((reading) => [reading]);
}

/** The number of tokens that separate two clauses at an index; 0 if none do. */
function separatorAt(tokens: readonly Token[], at: number, { grammar }: Reader): number {
  const isMark = SEPARATOR.test(tokens[at]?.text ?? '');
  const from = at + (isMark ? 1 : 0);
  const lengths = grammar.and
    .filter((phrase) => phrase.every((word, ahead) => tokens[from + ahead]?.folded === word))
    .map((phrase) => phrase.length);
  return (isMark ? 1 : 0) + Math.max(0, ...lengths);
}

/** The tokens without the marks at their end. */
function trimmed(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.findLastIndex(({ kind, text }) => kind !== 'mark' || text === ')');
  return tokens.slice(0, last + 1);
}

/** The tokens without greeting, `please` and the like. */
function withoutManners(tokens: readonly Token[], language: SentenceWords) {
  const phrases = (list: readonly string[]) =>
    list.map((each) => phraseOf(each, language)).sort((one, other) => other.length - one.length);
  const [before, after] = [phrases(language.polite.before), phrases(language.polite.after)];
  let rest = tokens;
  let isPolite = false;
  for (;;) {
    const leading = before.find((phrase) => phrase.every((word, at) => rest[at]?.folded === word));
    const isMark = rest[0]?.kind === 'mark';
    if (!leading && !isMark) break;
    isPolite ||= leading !== undefined && leading.length > 1;
    rest = rest.slice(leading?.length ?? 1);
  }
  for (;;) {
    const bare = trimmed(rest);
    const trailing = after.find(
      (phrase) =>
        bare.length > phrase.length &&
        phrase.every((word, at) => bare[bare.length - phrase.length + at]?.folded === word),
    );
    if (!trailing) break;
    rest = bare.slice(0, bare.length - trailing.length);
  }
  return { tokens: rest, isPolite };
}

/** Splits the Arabic `and`, which is written together with the word after it. */
function withJoined(tokens: readonly Token[], language: SentenceWords): readonly Token[] {
  const joint = language.and.find((each) => each.length === 1 && /\p{L}/u.test(each));
  if (!joint) return tokens;
  const verbs = new Set(
    [...Object.values(language.sets).flat(), ...Object.values(language.places).flat()].flatMap((each) => {
      const [first = ''] = each.split(' ');
      const folded = foldedOf(first, language);
      return [folded, `ال${language.stem(folded)}`, language.stem(folded)];
    }),
  );
  return tokens.flatMap((token): readonly Token[] => {
    const rest = token.folded.slice(1);
    const isKnown = verbs.has(rest) || language.variants(rest).some((each) => verbs.has(each));
    const isJoined =
      token.kind === 'word' && token.folded.startsWith(joint) && isKnown && !verbs.has(token.folded);
    if (!isJoined) return [token];
    const split = token.start + 1;
    return [
      { ...token, text: joint, folded: joint, end: split },
      { ...token, text: token.text.slice(1), folded: rest, start: split },
    ];
  });
}

/** True if a sentence begins as a question does. */
function asks(tokens: readonly Token[], language: SentenceWords): boolean {
  return language.questions.some((each) =>
    phraseOf(each, language).every((word, at) => tokens[at]?.folded === word),
  );
}

/** The offer of a plan; none if one of its edits is not accepted. */
function offerOf(plan: Plan, config: Config, words: Words, language: SentenceWords): readonly Option[] {
  const readings = plan.flatMap((reading) => reading.parts ?? [reading]);
  const edits = readings.flatMap((reading) => reading.edits);
  const paths = new Set(edits.map(({ path }) => path));
  const isRefused = edits.some(({ path, typed }) => editConfig(config, path, typed).kind !== 'edited');
  if (isRefused || paths.size < edits.length) return [];
  const changes = readings.map((reading) => labelOf(reading, config, words, language));
  return [{ label: language.labels.all(changes), command: { type: 'plan.chosen', edits } }];
}

function labelOf(
  { kind, names, edits, leaf }: Reading,
  config: Config,
  words: Words,
  { labels }: SentenceWords,
): string {
  const name = names.join(' › ');
  if (kind !== 'set') return labels[kind](name);
  const [{ path, typed } = { path: '', typed: '' }] = edits;
  if (typed === '') return labels.empty(name);
  const result = editConfig(config, path, typed);
  const stored = result.kind === 'edited' ? String(result.value) : String(typed);
  const isIcon = leaf?.type === 'icon' && iconChoices.includes(stored);
  const value = isIcon
    ? shownIconName(stored, words)
    : path.endsWith('anguage')
      ? nameOfLanguage(stored)
      : stored;
  return labels.set(name, value);
}
