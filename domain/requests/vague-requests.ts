import type { RequestWords } from '../../words/request-words.ts';
import { SECTION_NAMES } from '../../words/stored-names.ts';
import { textAt } from '../config/leaves.ts';
import type { Leaf } from '../config/structure.ts';
import { dayNames } from '../facts/opening-hours.ts';
import { hoursNotation } from '../facts/read-hours.ts';
import { saysPrice } from '../lists/read-rows.ts';
import { actionsAmong, actionsNamed } from './actions.ts';
import { asks, isQuestion } from './asking.ts';
import { both, distinct, setChange, valueChanges } from './changes.ts';
import { colorIn } from './colors.ts';
import { lengthOfPhrase, withoutCourtesy } from './frames.ts';
import { COMPLETE, fieldsNamed, isBare, likeliest, placesNamed } from './name-match.ts';
import { changeOffers, type Offer, placeOffer } from './offers.ts';
import { ADD_SECTION, allNamed, type Place, type PlaceIndex, unitsOf } from './places.ts';
import type { Change, Reader, Reading } from './request.ts';
import { placesGuessed } from './search.ts';
import { type Token, textOf, tokensOf } from './tokens.ts';
import { looksLike } from './values.ts';

/*
 * What a sentence leads to that is no plain request: it says more than its request, or leaves out the value. Words that
 * are unknown are passed over here, so nothing that is found is sure: a change is offered beside its field.
 */

/** What a color is of where nothing is named, and words that name no field of their own. */
const MAIN_COLOR = ['primary', 'color'];
const OF_THE_PAGE = new Set(['page', 'global', 'main', 'color', 'text']);
/** A sentence with more words that mean nothing here is about something else. */
const MOST_UNKNOWN = 4;
const DIGITS = /^\+?[\d٠-٩()./–-]+$/;
const MARKS = /^[()./–-]+$/;
const LETTER = /\p{L}/u;
const HOUSE = /^[\d٠-٩]{1,4}[a-z]?$/i;
const MOST_IN_STREET = 3;
const CAPITAL = /^\p{Lu}/u;
/** What the name of a street in German begins with, such as `Am Markt` and `An der Alten Brücke`. */
const BEFORE_STREET =
  /^(?:[AI][mn]|Auf|Zu[mr]|Unter|Hinter|Vor|Bei[m]?|de[rnm]|Alte[rn]?|Neue[rn]?|Gro(?:ß|ss)e[rn]?|Kleine[rn]?|Obere[rn]?|Untere[rn]?|Lange[rn]?|Hohe[rn]?)$/;
/** What is shorter may be abbreviated. */
const SHORTEST_WORD = 3;
const SEPARATES = /^[,;،؛\n]$/;
const DATE = /^\d{1,2}\.\d{1,2}\.\d{0,4}$/;

/** What a sentence leads to, although it is no plain request; nothing where it asks for nothing. */
export function vagueRequestsIn({ reader, tokens, isAsking }: Reading): readonly Offer[] {
  const { language } = reader.languagePair;
  const isAsked = isQuestion(tokens, language);
  if (!isAsked)
    for (const read of [rephrased, selfEvident, colored]) {
      const changes = distinct(likeliest(read(reader, tokens)));
      const inPalette = read === colored ? paletteChange(reader, tokens, changes) : [];
      if (inPalette.length > 0) return changeOffers(inPalette);
      if (changes.length > 0) return changeOffers(changes.map((each) => ({ ...each, isSure: false })));
    }
  const day = daysLead(reader, tokens);
  if (day.length > 0) return day;
  const price = saysPrice(reader.text) ? sectionLead(reader, 'prices') : [];
  if (price.length > 0) return price;
  if (!isAsked && !isAsking && !tokens.some((token) => asks(token, language))) return [];
  const places = placesLed(reader, tokens);
  // `Put the questions above the prices` adds none.
  const isPositioned =
    places.length > 0 && says(tokens, language.order, language) && says(tokens, language.positions, language);
  const actions = actionsAmong(tokens, reader, language).filter(
    ({ command }) => command.type !== 'plan.chosen' || !isPositioned,
  );
  return [...actions, ...(places.length > 0 ? places.map(placeOffer) : orAnother(reader, actions))];
}

const says = (tokens: readonly Token[], words: readonly string[], language: RequestWords) =>
  tokens.some(({ folded }) => words.some((word) => language.fold(word) === folded));

/** The changes of what is named before words such as `make it`, or a colon, to what follows them. */
function rephrased(reader: Reader, tokens: readonly Token[]): readonly Change[] {
  const { language } = reader.languagePair;
  for (const at of [...tokens.keys()].slice(1)) {
    const rest = tokens.slice(at);
    const length = rest[0]?.text === ':' ? 1 : lengthOfPhrase(rest, language.instead, language);
    const said = length === 0 ? new Set<string>() : allNamed(reader.index, tokens.slice(0, at));
    const value = withoutCourtesy(rest.slice(length), language);
    const found = said.size > 0 && value.length > 0 ? textChanges(reader, said, value) : [];
    // Several things after the name of a section are its items.
    const changes = value.some(({ text }) => SEPARATES.test(text))
      ? found.filter(({ cost }) => cost < COMPLETE)
      : found;
    if (changes.length > 0) return changes;
  }
  return [];
}

/** The changes of a text, whose section alone may be named. */
function textChanges(reader: Reader, said: ReadonlySet<string>, value: readonly Token[]): readonly Change[] {
  const bare = new Set([...said].filter((each) => each !== 'text'));
  const tries = [said, ...(isBare(bare) ? [] : [bare])];
  return tries.map((each) => valueChanges(reader, each, value, 'to')).find(({ length }) => length > 0) ?? [];
}

/** The changes of the values that say by themselves which field they are of: an e-mail address, a telephone number, a street. */
function selfEvident(reader: Reader, tokens: readonly Token[]): readonly Change[] {
  const mails = tokens.filter((token) => looksLike('email', token.text));
  const said = {
    email: mails.length === 1 ? mails : [],
    phone: phoneIn(reader, tokens),
    address: streetIn(tokens, reader.languagePair.language),
  };
  const each = Object.entries(said).flatMap(([field, value]) => {
    const changes = value.length === 0 ? [] : valueChanges(reader, new Set([field]), value, 'to');
    return changes.length === 0 ? [] : [distinct(likeliest(changes))];
  });
  const [only = [], ...others] = each;
  if (others.length === 0) return only;
  return [each.flatMap(([first]) => first ?? []).reduce((one, other) => both(one, other, reader))];
}

/** The tokens of a telephone number. */
function phoneIn({ index, text }: Reader, tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex((token) => DIGITS.test(token.text) && !MARKS.test(token.text));
  const length = tokens.slice(first).findIndex((token) => !DIGITS.test(token.text));
  const number = first === -1 ? [] : tokens.slice(first, length === -1 ? undefined : first + length);
  const digits = textOf(text, number);
  const isOther = DATE.test(digits) || allNamed(index, tokens).has('price');
  const isPhone =
    number.length > 0 &&
    tokens.some((token) => LETTER.test(token.text)) &&
    !isOther &&
    looksLike('phone', digits);
  return isPhone ? number : [];
}

/** The tokens of an address: from the number of a house, or the name of its street, to the end of its part of the sentence. */
export function streetIn(tokens: readonly Token[], language: RequestWords): readonly Token[] {
  const at = tokens.findIndex(({ kind, text }) => kind === 'word' && language.street.test(text));
  const number = tokens.findIndex(
    ({ text }, place) => HOUSE.test(text) && Math.abs(place - at) <= MOST_IN_STREET,
  );
  if (at === -1 || number === -1) return [];
  const named = tokens.findLastIndex(({ text }, place) => place < at && !CAPITAL.test(text)) + 1;
  const isNamed = language.hasCapitalNames && CAPITAL.test(tokens[at]?.text ?? '');
  const before = tokens.slice(0, at).findLastIndex(({ text }) => !BEFORE_STREET.test(text)) + 1;
  const first = before < at && CAPITAL.test(tokens[before]?.text ?? '') ? before : at;
  const rest = tokens.slice(Math.min(isNamed ? named : first, number));
  const length = rest.findIndex(
    (token, place) =>
      isEnd(token, rest[place - 1]) || language.and.some((each) => language.fold(each) === token.folded),
  );
  const said = length === -1 ? rest : rest.slice(0, length);
  const last = said.findLastIndex(
    ({ kind, folded }) => kind === 'word' && !language.fillers.some((each) => language.fold(each) === folded),
  );
  return said.slice(0, last + 1);
}

/** True for a mark that ends a sentence; the full stop of `St.` does not. */
const isEnd = ({ text }: Token, before: Token | undefined) =>
  /^[!?؟\n]$/.test(text) || (text === '.' && (before?.folded.length ?? 0) > SHORTEST_WORD);

/** The changes of a color that is named with few other words, of what is named beside it or, where nothing is, of the page. */
function colored(reader: Reader, tokens: readonly Token[]): readonly Change[] {
  const { config, index, languagePair, text } = reader;
  const color = colorIn(text, tokens, languagePair);
  if (!color || isTooMuch(tokens, languagePair.language)) return [];
  const isUnknown = ({ concepts, from }: { concepts: unknown; from: number }) => {
    const token = color.others[from];
    return concepts === undefined && token?.kind === 'word' && !isAround(token, languagePair.language);
  };
  if (unitsOf(index, color.others).some(isUnknown)) return [];
  const named = [...allNamed(index, color.others)];
  const own = named.filter((each) => !OF_THE_PAGE.has(each));
  const isText = named.some((each) => each === 'text' || each === 'font');
  const ofPage = isText ? ['text', 'color', 'global'] : MAIN_COLOR;
  const said = new Set(own.length > 0 ? [...own, ...(isText ? ['text'] : []), 'color'] : ofPage);
  const fit = (leaf: Leaf) => {
    const typed = leaf.type === 'color' ? color.of(textAt(config, leaf.path)) : undefined;
    return typed === undefined ? undefined : { typed, isClear: true, implies: ['color'] };
  };
  return fieldsNamed(index, said, fit).flatMap((field) => setChange(reader, field, false));
}

/** The words for a shade, such as `dark`. */
function shadesSaid(tokens: readonly Token[], { shades, stem, fold, hasCompounds }: RequestWords) {
  const names = Object.values(shades)
    .flat()
    .map((each) => stem(fold(each)));
  return tokens.filter(({ folded }) =>
    names.some((name) => stem(folded) === name || (hasCompounds && folded.startsWith(name))),
  );
}

/** The palette in place of a main color that is named by a word: colors that go together, as a word names no one color. */
function paletteChange(
  { config, words, text, paletteLike, languagePair, index }: Reader,
  tokens: readonly Token[],
  changes: readonly Change[],
): readonly Change[] {
  const { language } = languagePair;
  const shades = shadesSaid(tokens, language);
  // `Dark` alone and `darker` are a shade of the present color, and a main color that is named is one color.
  const isOfPresent = colorIn(text, tokens, languagePair)?.of('') === undefined;
  const isCompared = shades.some(({ folded }) => language.comparative.test(folded));
  const isMain = shades.length > 0 && allNamed(index, tokens).has('primary');
  if (isOfPresent || isCompared || isMain) return [];
  const [only, ...others] = changes.flatMap(({ edits }) => edits);
  if (!only || others.length > 0 || text.includes(String(only.typed))) return [];
  const palette = paletteLike(config, words, String(only.typed), shades.length > 0);
  if (!palette?.edits.some(({ path }) => path === only.path && path.endsWith('primaryColor'))) return [];
  const label = words.palettes.named(palette.name);
  return [{ label, edits: palette.edits, told: words.chat.arranged(label), cost: 0, isSure: true }];
}

/** Whether a sentence complains of a color. The color that it names is the present one, not the wanted one. */
const isTooMuch = (tokens: readonly Token[], language: RequestWords) =>
  tokens.some(({ folded }) => language.tooMuch.some((each) => language.fold(each) === folded));

/** True for a word that may stand around the color that somebody wants. */
function isAround(token: Token, language: RequestWords): boolean {
  const { aroundColor, vague, to, is, and, for: about } = language;
  const around = [...aroundColor, ...vague, ...to, ...is, ...and, ...about];
  return asks(token, language) || around.some((each) => language.fold(each) === token.folded);
}

/** The place for opening hours, of a text that names a day and says when, or whether, somebody is there. */
function daysLead(reader: Reader, tokens: readonly Token[]): readonly Offer[] {
  const { languagePair, text } = reader;
  const { language } = languagePair;
  const days = dayNames(language.hours.language).map((name) => language.stem(language.fold(name)));
  const isDay = tokens.some(({ folded }) => days.some((day) => language.stem(folded).startsWith(day)));
  const notation = isDay ? hoursNotation(text, language.hours).split(' ') : [];
  const isWhen = notation.some((each) => /^(?:x|\d.*|am|pm|night)$/.test(each));
  if (!isWhen || notation.filter((each) => each === '?').length > MOST_UNKNOWN) return [];
  return sectionLead(reader, 'hours');
}

/** The place of a section that can be added, or what adds it. */
function sectionLead(reader: Reader, id: 'hours' | 'prices'): readonly Offer[] {
  const { index, languagePair } = reader;
  const place = index.places.filter(({ target }) => target === id).map(placeOffer);
  if (place.length > 0) return place;
  const { meant } = actionsNamed(
    tokensOf(SECTION_NAMES[id], languagePair.language),
    reader,
    languagePair.language,
  );
  return [...meant, ...orAnother(reader, meant)];
}

/** The place for all new sections, beside a section that may not be meant. */
const orAnother = ({ index }: Reader, offers: readonly Offer[]): readonly Offer[] =>
  offers.some(({ command }) => command.type === 'plan.chosen')
    ? index.places.filter(({ target }) => target === ADD_SECTION).map(placeOffer)
    : [];

/** The places that a sentence names among other words. */
function placesLed({ index, text, languagePair }: Reader, tokens: readonly Token[]): readonly Place[] {
  const said = allNamed(index, tokens);
  const own = new Set([...said].filter((each) => !OF_THE_PAGE.has(each)));
  const isMeant = ({ leaf }: Place) => leaf?.type !== 'color' || said.has('color') || said.has('background');
  const named = (concepts: ReadonlySet<string>) =>
    placesNamed(index, concepts).flatMap(({ what }) => (isMeant(what) ? [what] : []));
  const each = unitsOf(index, tokens).map(({ concepts = [] }) => new Set(concepts));
  // `The first lesson` is no place: a number names none without what is counted.
  const isCount = (concepts: ReadonlySet<string>) => [...concepts].every((one) => one.startsWith('#'));
  const places = [said, own, ...each]
    .filter((one) => !isCount(one))
    .map(named)
    .find(({ length }) => length > 0);
  if (places) return places;
  const isColor =
    isTooMuch(tokens, languagePair.language) && colorIn(text, tokens, languagePair) !== undefined;
  const ofType = (['image', 'color'] as const)
    .filter((type) => said.has(type) || (type === 'color' && isColor))
    .flatMap((type) => placesOfType(index, type));
  return ofType.length > 0 ? ofType : placesGuessed(index, text);
}

/** The pictures of a website, or the colors of its pages. */
function placesOfType({ places }: PlaceIndex, type: 'image' | 'color'): readonly Place[] {
  return places.filter(
    ({ leaf, levels, isHidden }) =>
      leaf?.type === type && !isHidden && (type === 'image' || levels[0]?.concepts.includes('global')),
  );
}
