import type { SentenceWords } from '../../words/sentence-words.ts';
import type { PlannedEdit } from '../config/edit-config.ts';
import type { Leaf } from '../config/structure.ts';
import { conceptsIn, type Level, type Lexicon, namedAt } from './lexicon.ts';
import { type Fit, fitsOf, type Pattern, patternOf, phraseOf } from './patterns.ts';
import { type Hideable, hideablesNamed, type Target, targetsOf } from './targets.ts';
import type { Token } from './tokens.ts';
import { type FittingValue, fitting, type SaidValue, saidValue, type ValueTongue } from './values.ts';

/** One change that a clause may ask for. `cost` says how much it leaves open: 0 is said completely. */
export interface Reading {
  readonly kind: 'set' | 'hide' | 'show';
  readonly names: readonly string[];
  readonly edits: readonly PlannedEdit[];
  readonly leaf?: Leaf | undefined;
  readonly levels?: readonly Level[];
  readonly cost: number;
  /** The section that it is about. */
  readonly section: string;
  /** True if the value says by itself what it is. */
  readonly isClear: boolean;
  /** The changes of a list such as `Facebook and Twitter`. */
  readonly parts?: readonly Reading[];
}

/** A language's patterns, read once. */
export interface Grammar {
  readonly set: readonly Pattern[];
  readonly setMore: readonly Pattern[];
  readonly hide: readonly Pattern[];
  readonly show: readonly Pattern[];
  readonly told: readonly { readonly field: string; readonly patterns: readonly Pattern[] }[];
  /** The words between two changes. */
  readonly and: readonly (readonly string[])[];
  readonly statements: ReadonlySet<string>;
}

/** What clauses are read with. */
export interface Reader {
  readonly sentence: string;
  readonly lexicon: Lexicon;
  readonly tongue: ValueTongue;
  readonly grammar: Grammar;
  readonly hideables: readonly Hideable[];
  /** True if the sentence is a question: then nothing is to be set. */
  readonly isQuestion: boolean;
  /** The clauses and values that may still be read: a long sentence can be divided in very many ways. */
  readonly budget: { clauses: number; readings: number };
}

/** Readings that differ by less are equally likely. */
const NEAR = 0.5;
/** A reading that leaves more open is none. */
const HIGHEST_COST = 5;
/** What every word that a pattern explains is worth: `to say` is more than `to`. */
const PER_WORD = 0.3;
const TEXT_IS_EMPTIED = 1.5;
const SAME_SECTION = -1;
/** Texts that are hidden by emptying them. */
const EMPTIED = new Set([
  'phone',
  'email',
  'address',
  'copyright',
  'subtitle',
  'description',
  'title',
  'logoText',
]);
/** Fields whose values are facts, which are told as such: `our phone number is …`. */
const FACTS = new Set(['phone', 'email', 'address', 'copyright']);

const GRAMMARS = new WeakMap<SentenceWords, Grammar>();

/** A language's grammar. */
export function grammarOf(language: SentenceWords): Grammar {
  const grammar = GRAMMARS.get(language) ?? readGrammar(language);
  GRAMMARS.set(language, grammar);
  return grammar;
}

function readGrammar(language: SentenceWords): Grammar {
  const read = (texts: readonly string[]) => texts.map((text) => patternOf(text, language));
  const { set, setMore, hide, show, told } = language.patterns;
  return {
    set: read(set),
    setMore: read(setMore),
    hide: read(hide),
    show: read(show),
    told: Object.entries(told).map(([field, texts]) => ({ field, patterns: read(texts) })),
    and: language.and.map((each) => phraseOf(each, language)),
    statements: new Set(language.statements.map((each) => phraseOf(each, language).join(' '))),
  };
}

/** The likeliest readings of a clause; several if they are equally likely, none if nothing is sure. `before` is the change that it follows. */
export function readClause(reader: Reader, tokens: readonly Token[], before?: Reading): readonly Reading[] {
  reader.budget.clauses -= 1;
  const known = new Map<string, boolean>();
  const isPlace = (from: number, to: number) => {
    const key = `${from}-${to}`;
    const found = known.get(key) ?? isPlaceOrList(reader, tokens.slice(from, to));
    known.set(key, found);
    return found;
  };
  const fitsIn = (patterns: readonly Pattern[]) =>
    patterns.flatMap((pattern) => fitsOf(pattern, tokens, isPlace));
  const { grammar, isQuestion } = reader;
  const switching = (kind: 'hide' | 'show') =>
    [
      ...fitsIn(grammar[kind]),
      ...(before?.kind === kind && isPlace(0, tokens.length) ? [bare(tokens)] : []),
    ].flatMap((fit) => switchReadings(reader, kind, fit));
  const set = isQuestion
    ? []
    : [...grammar.set, ...(before?.kind === 'set' ? grammar.setMore : [])].flatMap((pattern) =>
        patternReadings(reader, pattern, fitsIn([pattern]), before),
      );
  const told = isQuestion
    ? []
    : grammar.told.flatMap(({ field, patterns }) =>
        fitsIn(patterns).flatMap((fit) => toldReadings(reader, field, fit)),
      );
  const switched = [...switching('hide'), ...switching('show')];
  return likeliest([...(switched.length > 0 ? switched : set), ...(switched.length > 0 ? [] : told)], before);
}

const bare = (tokens: readonly Token[]): Fit => ({ slots: [{ slot: 'P', tokens }], said: [] });

function isPlaceOrList(reader: Reader, tokens: readonly Token[]): boolean {
  return listed(reader, tokens).every((part) => conceptsIn(reader.lexicon, part) !== undefined);
}

/** The places of a list such as `Facebook, Twitter and LinkedIn`; the tokens themselves if they are one place. */
function listed({ lexicon, grammar }: Reader, tokens: readonly Token[]): readonly (readonly Token[])[] {
  if (conceptsIn(lexicon, tokens) !== undefined) return [tokens];
  const and = new Set(grammar.and.map((phrase) => phrase.join(' ')));
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (and.has(token.folded) || /^[,،;؛]$/.test(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const said = parts.filter((part) => part.length > 0);
  return said.length > 1 ? said : [tokens];
}

/** The best readings: those within a small distance of the best, each field once. */
function likeliest(readings: readonly Reading[], before: Reading | undefined): readonly Reading[] {
  const near = readings
    .map((each) => ({
      ...each,
      cost: each.cost + (before && before.section === each.section ? SAME_SECTION : 0),
    }))
    .filter(({ cost }) => cost <= HIGHEST_COST)
    .sort((one, other) => one.cost - other.cost);
  const [best] = near;
  const paths = new Set<string>();
  return near.filter(({ cost, edits, isClear }) => {
    const key = edits.map(({ path }) => path).join();
    if (!best || cost - best.cost >= NEAR || paths.has(key) || (best.isClear && !isClear)) return false;
    paths.add(key);
    return true;
  });
}

function saidIn(fit: Fit, slots: string): readonly Token[] {
  return fit.slots.filter(({ slot }) => slots.includes(slot)).flatMap(({ tokens }) => tokens);
}

/** The readings of a pattern. Where a value follows its place directly, the place takes all words that say more about it. */
function patternReadings(
  reader: Reader,
  pattern: Pattern,
  fits: readonly Fit[],
  before: Reading | undefined,
): readonly Reading[] {
  const isOpen = pattern.some((part, at) => {
    const next = pattern[at + 1];
    return 'slot' in part && part.slot === 'P' && next !== undefined && 'slot' in next;
  });
  if (!isOpen) return fits.flatMap((fit) => setReadings(reader, fit, before));
  const named = (fit: Fit) =>
    listed(reader, saidIn(fit, 'P')).reduce(
      (sum, part) => sum + (conceptsIn(reader.lexicon, part)?.size ?? 0),
      0,
    );
  const ranked = fits.map((fit) => ({ fit, said: named(fit), length: saidIn(fit, 'P').length }));
  ranked.sort((one, other) => other.said - one.said || one.length - other.length);
  for (const { fit } of ranked) {
    const readings = setReadings(reader, fit, before);
    if (readings.length > 0) return readings;
  }
  return [];
}

function setReadings(reader: Reader, fit: Fit, before: Reading | undefined): readonly Reading[] {
  const parts = listed(reader, saidIn(fit, 'P'));
  if (parts.length > 1) return listReadings(reader, fit, parts);
  const concepts = fit.slots.some(({ slot }) => slot === 'P')
    ? conceptsIn(reader.lexicon, saidIn(fit, 'P'))
    : conceptsBefore(before);
  return concepts ? conceptReadings(reader, fit, concepts) : [];
}

/** What a clause without a place is about: what its predecessor was about, without the field itself. */
function conceptsBefore(before: Reading | undefined): ReadonlySet<string> | undefined {
  const around = before?.levels?.slice(0, -1).flatMap(({ concepts }) => concepts);
  return around && around.length > 0 ? new Set(around) : undefined;
}

/** The readings of one value for several places. The words of the last field go for all: `primary and accent color`. */
function listReadings(reader: Reader, fit: Fit, parts: readonly (readonly Token[])[]): readonly Reading[] {
  const each = parts.map((part) => conceptsIn(reader.lexicon, part));
  const read = (concepts: ReadonlySet<string> | undefined) => {
    const found = concepts ? likeliest(conceptReadings(reader, fit, concepts), undefined) : [];
    const [best, next] = found;
    return next === undefined || (best && best.cost < next.cost) ? best : undefined;
  };
  const last = read(each.at(-1));
  const shared = last?.levels?.at(-1)?.concepts.filter((concept) => each.at(-1)?.has(concept)) ?? [];
  const readings = each.flatMap((concepts, at) => {
    const isLast = at === each.length - 1;
    const [own, wider] = [
      read(concepts),
      isLast ? undefined : read(new Set([...(concepts ?? []), ...shared])),
    ];
    const best = own && wider ? (wider.cost < own.cost ? wider : own) : (own ?? wider);
    return best ?? [];
  });
  return readings.length < parts.length ? [] : [together('set', readings)];
}

/** Several changes as one. */
function together(kind: Reading['kind'], parts: readonly Reading[]): Reading {
  return {
    kind,
    names: [],
    edits: parts.flatMap(({ edits }) => edits),
    cost: Math.max(...parts.map(({ cost }) => cost)),
    isClear: true,
    section: parts[0]?.section ?? '',
    parts,
  };
}

function conceptReadings(reader: Reader, fit: Fit, concepts: ReadonlySet<string>): readonly Reading[] {
  if (reader.budget.readings <= 0) return [];
  reader.budget.readings -= 1;
  const last = fit.slots.findLast(({ slot }) => slot !== 'P');
  const said = last && saidValue(reader.sentence, last.tokens, reader.tongue);
  if (!last || !said) return [];
  const explained = fit.said.flatMap((each) => each.split(' ')).length * PER_WORD;
  return targetsOf(reader.lexicon, concepts, (leaf) => fitting(said, leaf, reader.tongue))
    .filter(() => last.slot !== 'N' || isNameLike(said))
    .filter(
      ({ cost }) =>
        last.slot !== 'F' || (isNameLike(said) && cost < NEAR && !isNumbered(reader, last.tokens)),
    )
    .filter(({ value }) => last.slot !== 'T' || value.isClear)
    .filter((target) => !isStatement(reader, fit) || isAsked(reader, fit, target, said))
    .map((target) => setReading(target, explained));
}

/** True if a value that follows its place directly is no further word about the place. */
function isNameLike({ text, isQuoted }: SaidValue): boolean {
  return isQuoted || !/^\p{Ll}/u.test(text);
}

/** True if a text begins with a number that belongs to the place before it. */
function isNumbered({ lexicon }: Reader, tokens: readonly Token[]): boolean {
  return namedAt(lexicon, tokens, 0)?.concepts.some((concept) => concept.startsWith('#')) === true;
}

function setReading(target: Target & { readonly value: FittingValue }, explained: number): Reading {
  const { place, leaf, value, cost } = target;
  return {
    kind: 'set',
    names: place.levels.map(({ name }) => name),
    edits: [{ path: leaf.path, typed: value.typed }],
    leaf,
    levels: place.levels,
    cost: cost - explained,
    isClear: value.isClear,
    section: sectionOf(leaf.path),
  };
}

const sectionOf = (path: string) => path.split('.')[0] ?? '';

/** True if the clause may state what is, such as `the title is too long`. */
function isStatement({ grammar }: Reader, { said }: Fit): boolean {
  return said.length === 1 && grammar.statements.has(said[0] ?? '');
}

/** True if what is stated must be what is wished. */
function isAsked(
  { tongue }: Reader,
  fit: Fit,
  { leaf, value }: Target & { readonly value: FittingValue },
  said: SaidValue,
): boolean {
  if (value.isClear || FACTS.has(leaf.id)) return true;
  const isName = saidIn(fit, 'P').some(({ folded }) =>
    folded.includes(phraseOf(tongue.language.nameWord, tongue.language).join('')),
  );
  if (leaf.id === 'logoText') return isName;
  return !/^\p{Ll}/u.test(said.text) && said.text.includes(' ');
}

/** The readings of a sentence that tells the value of one field, such as `we moved to …`. */
function toldReadings(reader: Reader, field: string, fit: Fit): readonly Reading[] {
  const [slot] = fit.slots;
  const said = slot && saidValue(reader.sentence, slot.tokens, reader.tongue);
  if (!said || (!said.isQuoted && /^\p{Ll}/u.test(said.text))) return [];
  const told = reader.lexicon.places.filter(({ leaf }) => leaf?.id === field);
  return told.flatMap((place) => {
    const value = place.leaf && fitting(said, place.leaf, reader.tongue);
    return place.leaf && value ? [setReading({ place, leaf: place.leaf, value, cost: 0 }, 0)] : [];
  });
}

function switchReadings(reader: Reader, kind: 'hide' | 'show', fit: Fit): readonly Reading[] {
  const parts = listed(reader, saidIn(fit, 'P')).map((part) => partReadings(reader, kind, part));
  if (parts.some((part) => part.length === 0)) return [];
  const [first = [], ...others] = parts;
  if (others.length === 0) return first;
  // Of a list only what is named without doubt is taken together.
  if (parts.some((part) => likeliest(part, undefined).length !== 1)) return [];
  const each = parts.flatMap((part) => likeliest(part, undefined));
  return [together(kind, each)];
}

function partReadings(reader: Reader, kind: 'hide' | 'show', tokens: readonly Token[]): readonly Reading[] {
  const concepts = conceptsIn(reader.lexicon, tokens);
  if (!concepts || concepts.size === 0) return [];
  const switched = hideablesNamed(reader.hideables, concepts).map(
    ({ hideable, cost }): Reading => ({
      kind,
      names: hideable.names,
      edits: hideable.paths.map((path) => ({ path, typed: (kind === 'show') === hideable.shown })),
      cost,
      isClear: true,
      section: sectionOf(hideable.paths[0] ?? ''),
    }),
  );
  if (kind === 'show') return switched;
  const empty = (leaf: Leaf) =>
    leaf.type === 'text' && EMPTIED.has(leaf.id) ? { typed: '', isClear: true, implies: [] } : undefined;
  const emptied = targetsOf(reader.lexicon, concepts, empty).filter(({ place }) =>
    place.levels.at(-1)?.concepts.some((each) => concepts.has(each)),
  );
  return [...switched, ...emptied.map((target) => setReading(target, -TEXT_IS_EMPTIED))];
}
