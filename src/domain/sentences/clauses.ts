import type { PlannedEdit } from '../config/edit-config.ts';
import type { Leaf } from '../config/structure.ts';
import { conceptsIn, type Lexicon, namedAt } from './lexicon.ts';
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
  readonly named: readonly Pattern[];
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

/** A language's grammar. */
export function grammarOf({ language }: Pick<ValueTongue, 'language'>): Grammar {
  const read = (texts: readonly string[]) => texts.map((text) => patternOf(text, language));
  const { set, setMore, hide, show, named } = language.patterns;
  return {
    set: read(set),
    setMore: read(setMore),
    hide: read(hide),
    show: read(show),
    named: read(named),
    statements: new Set(language.statements.map((each) => phraseOf(each, language).join(' '))),
  };
}

/** The likeliest readings of a clause; several if they are equally likely, none if nothing is sure. `before` is the change that it follows. */
export function readClause(reader: Reader, tokens: readonly Token[], before?: Reading): readonly Reading[] {
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
    : [...fitsIn(grammar.set), ...(before?.kind === 'set' ? fitsIn(grammar.setMore) : [])].flatMap((fit) =>
        setReadings(reader, fit),
      );
  const named = isQuestion ? [] : fitsIn(grammar.named).flatMap((fit) => namedReadings(reader, fit));
  const switched = [...switching('hide'), ...switching('show')];
  return likeliest(
    [...(switched.length > 0 ? switched : set), ...(switched.length > 0 ? [] : named)],
    before,
  );
}

const bare = (tokens: readonly Token[]): Fit => ({ slots: [{ slot: 'P', tokens }], said: [] });

function isPlaceOrList(reader: Reader, tokens: readonly Token[]): boolean {
  return listed(reader, tokens).every((part) => conceptsIn(reader.lexicon, part) !== undefined);
}

/** The places of a list such as `Facebook, Twitter and LinkedIn`; the tokens themselves if they are one place. */
function listed({ lexicon, tongue }: Reader, tokens: readonly Token[]): readonly (readonly Token[])[] {
  if (conceptsIn(lexicon, tokens) !== undefined) return [tokens];
  const and = new Set(tongue.language.and.map((each) => phraseOf(each, tongue.language).join(' ')));
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

function setReadings(reader: Reader, fit: Fit): readonly Reading[] {
  const concepts = conceptsIn(reader.lexicon, saidIn(fit, 'P'));
  const last = fit.slots.findLast(({ slot }) => slot !== 'P');
  const said = last && saidValue(reader.sentence, last.tokens, reader.tongue);
  if (!concepts || !last || !said) return [];
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

function namedReadings(reader: Reader, fit: Fit): readonly Reading[] {
  const [slot] = fit.slots;
  const said = slot && saidValue(reader.sentence, slot.tokens, reader.tongue);
  if (!said || (!said.isQuoted && /^\p{Ll}/u.test(said.text))) return [];
  const concepts = new Set(['logo', 'text']);
  return targetsOf(reader.lexicon, concepts, (leaf) =>
    leaf.id === 'logoText' ? fitting(said, leaf, reader.tongue) : undefined,
  ).map((target) => setReading(target, 0));
}

function switchReadings(reader: Reader, kind: 'hide' | 'show', fit: Fit): readonly Reading[] {
  const parts = listed(reader, saidIn(fit, 'P')).map((part) => partReadings(reader, kind, part));
  if (parts.some((part) => part.length === 0)) return [];
  const [first = [], ...others] = parts;
  if (others.length === 0) return first;
  // Of a list only what is named without doubt is taken together.
  if (parts.some((part) => likeliest(part, undefined).length !== 1)) return [];
  const each = parts.flatMap((part) => likeliest(part, undefined));
  return [
    {
      kind,
      names: [],
      edits: each.flatMap(({ edits }) => edits),
      cost: Math.max(...each.map(({ cost }) => cost)),
      isClear: true,
      section: each[0]?.section ?? '',
      parts: each,
    },
  ];
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
