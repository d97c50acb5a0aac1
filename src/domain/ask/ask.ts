import type { AskWords } from '../../words/ask-words.ts';
import { en } from '../../words/en/en.ts';
import { actionsNamed } from './actions.ts';
import { type Change, changesIn, nameOf, type Reader } from './changes.ts';
import { COMPLETE, placesNamed } from './costs.ts';
import { within } from './frames.ts';
import { hoursOffer } from './hours-offer.ts';
import type { Offer, Offers } from './offers.ts';
import { conceptsIn, isWord, type Place, type PlaceIndex, placeIndex, unitsOf } from './places.ts';
import type { AskRequest } from './request.ts';
import { rowsOffer } from './rows-offer.ts';
import { placesFound, placesGuessed } from './search.ts';
import { type Token, tokensOf } from './tokens.ts';
import { tradeOffer } from './trades.ts';

const NOTHING: Offers = { meant: [], near: [] };
/** What is longer is a text, no request. */
const LONGEST_TEXT = 2000;
const MOST_TOKENS = 60;

/** Reads what a visitor types in the chat or in Find. */
export function ask(request: AskRequest): Offers {
  const { text, languages } = request;
  if (text.trim() === '' || text.length > LONGEST_TEXT) return NOTHING;
  for (const language of languages) {
    const trade = tradeOffer(request, language);
    if (trade) return { meant: [trade], near: [] };
  }
  const hours = hoursOffer(request);
  const readers = languages.map((language) => readerOf(request, language));
  const readings = readers.filter(({ tokens }) => tokens.length > 0 && tokens.length <= MOST_TOKENS);
  const found = firstFull(readings.map((each) => () => foundBy(each)));
  const stated = hours ?? rowsOffer(request, 'anywhere');
  if (stated) return { meant: [stated], near: found };
  const meant = firstFull([
    ...readings.map((each) => () => meantBy(each)),
    () => orNone(hoursOffer(request, 'begins')),
    () => orNone(rowsOffer(request, 'atList')),
  ]);
  if (meant.length > 0 || found.length > 0) return { meant, near: without(found, meant) };
  const near = firstFull(
    readings.map(
      ({ reader }) =>
        () =>
          placesGuessed(reader.index, text).map(placeOffer),
    ),
  );
  return { meant, near };
}

const orNone = (offer: Offer | undefined): readonly Offer[] => (offer ? [offer] : []);

function firstFull(tries: readonly (() => readonly Offer[])[]): readonly Offer[] {
  for (const each of tries) {
    const found = each();
    if (found.length > 0) return found;
  }
  return [];
}

const without = (offers: readonly Offer[], others: readonly Offer[]) =>
  offers.filter(({ name }) => !others.some((other) => other.name === name));

/** A text in one language, without courtesy. */
interface Reading {
  readonly reader: Reader;
  readonly tokens: readonly Token[];
}

function readerOf(request: AskRequest, language: AskWords): Reading {
  const { config, words, text } = request;
  const index = placeIndex(config, words, language);
  const reader = { ...request, index, tongue: { words, language, english: en } };
  return { reader, tokens: plain(tokensOf(text, language), language) };
}

/** The tokens without courtesy and the marks at their end. */
function plain(tokens: readonly Token[], language: AskWords): readonly Token[] {
  const last = tokens.findLastIndex(({ kind, text }) => kind !== 'mark' || text === ')');
  const bare = tokens.slice(0, last + 1);
  const [inner] = within(bare, language.polite, language);
  return inner ? plain(inner, language) : bare;
}

function meantBy({ reader, tokens }: Reading): readonly Offer[] {
  const { index, tongue } = reader;
  const { language } = tongue;
  const actions = actionsNamed(tokens, reader, language).meant;
  const places = placesIn(index, tokens);
  // What the page says now may also be typed as a value.
  const isValue = unitsOf(index, tokens)
    .slice(1)
    .some(({ concepts }) => !concepts?.every(isWord));
  if (places.length > 0 && !isValue) return [...actions, ...places];
  const changes = changesIn(reader, tokens);
  const hours = hoursSaid(reader, changes);
  if (hours) return [...actions, hours];
  const [only, ...others] = changes;
  if (!only) {
    const named = within(tokens, [...language.set, ...language.open], language);
    const inFrame = named.map((each) => placesIn(index, each)).find(({ length }) => length > 0);
    return [...actions, ...(inFrame ?? places)];
  }
  const plans = changes.map(
    ({ label: name, edits }): Offer => ({ name, command: { type: 'plan.chosen', edits } }),
  );
  // What may be a remark on a field, and no value of it, is not offered alone.
  const beside = others.length === 0 && !only.isSure && only.place ? [placeOffer(only.place)] : [];
  return [...actions, ...plans, ...beside];
}

/** The opening hours that a change would write as the text of another field of their section, whose name was not said. */
function hoursSaid(reader: Reader, changes: readonly Change[]): Offer | undefined {
  for (const { edits, cost } of changes) {
    const [edit] = edits;
    if (cost < COMPLETE || typeof edit?.typed !== 'string' || !edit.path.startsWith('hours.')) continue;
    const offer = hoursOffer({ ...reader, text: edit.typed });
    if (offer) return offer;
  }
  return undefined;
}

/** The places that tokens are nothing but a name of. */
function placesIn(index: PlaceIndex, tokens: readonly Token[]): readonly Offer[] {
  const said = conceptsIn(index, tokens);
  return said ? placesNamed(index, said).map(({ what }) => placeOffer(what)) : [];
}

function foundBy({ reader, tokens }: Reading): readonly Offer[] {
  const { index, config, tongue } = reader;
  const { begun } = actionsNamed(tokens, reader, tongue.language);
  return [...placesFound(index, config, tokens).map(placeOffer), ...begun];
}

const placeOffer = ({ levels, target }: Place): Offer => ({
  name: nameOf(levels),
  command: { type: 'place.open', target },
});
