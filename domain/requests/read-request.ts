import { en } from '../../words/en/en.ts';
import type { RequestWords } from '../../words/request-words.ts';
import { listPathAt } from '../chat/list-path.ts';
import type { Config } from '../config/config.ts';
import { applyPlan } from '../config/edit-config.ts';
import { valueAt } from '../config/leaves.ts';
import { EMAIL_IN_TEXT } from '../facts/email-address.ts';
import { hasHours } from '../sections/added-sections.ts';
import { actionsNamed } from './actions.ts';
import { businessOffer, introducedBusiness } from './businesses.ts';
import { changesIn } from './changes.ts';
import { within, withoutCourtesy } from './frames.ts';
import { announcedHours, hoursOffer } from './hours-offer.ts';
import { COMPLETE, placesNamed } from './name-match.ts';
import { isSentence, nearestTo } from './nearest.ts';
import { changeOffers, type Offer, type Offers, placeOffer } from './offers.ts';
import { aboutOffer, contactsOffer, selfToldOffer } from './owner-offers.ts';
import { ADD_SECTION, conceptsIn, isWord, type PlaceIndex, placeIndex, unitsOf } from './places.ts';
import type { Change, Reader, Reading, TypedRequest } from './request.ts';
import { rowsOffer } from './rows-offer.ts';
import { placesFound, placesGuessed } from './search.ts';
import { corrected } from './spelling.ts';
import { type Token, tokensOf } from './tokens.ts';
import { vagueRequestsIn } from './vague-requests.ts';

const NOTHING: Offers = { meant: [], near: [] };
/** What is longer is a text, no request. */
const LONGEST_TEXT = 2000;
const MOST_TOKENS = 60;
/** The words of a sentence that says little but what it is about. */
const MOST_SHORT = 4;

/** Reads what a visitor types in the chat or in Find. What the website says already is no change: it leads to its place. */
export function readRequest(request: TypedRequest): Offers {
  const { meant, near } = offersOf(request);
  const [language] = request.languages;
  if (!language || meant.every((offer) => isChange(offer, request.config))) return { meant, near };
  const { places } = placeIndex(request.config, request.words, language);
  const leading = meant.flatMap((offer) => {
    if (isChange(offer, request.config)) return [offer];
    const paths = offer.command.type === 'plan.chosen' ? offer.command.edits.map(({ path }) => path) : [];
    return places.filter(({ target }) => target === paths[0]).map(placeOffer);
  });
  return {
    meant: leading.filter(({ name }, at) => leading.findIndex((each) => each.name === name) === at),
    near,
  };
}

/** True where nothing is changed: each offer leads to a place. */
const isLeading = (offers: readonly Offer[]) => offers.every(({ command }) => command.type === 'place.open');

/** False for an edit of fields that say that already. */
function isChange({ command }: Offer, config: Config): boolean {
  if (command.type !== 'plan.chosen' || command.edits.some(({ order, section }) => order ?? section))
    return true;
  const after = applyPlan(config, command.edits);
  return !after || command.edits.some(({ path }) => valueAt(after, path) !== valueAt(config, path));
}

function offersOf(request: TypedRequest): Offers {
  const { text, languages } = request;
  if (text.trim() === '' || text.length > LONGEST_TEXT) return NOTHING;
  for (const language of languages) {
    const business = businessOffer(request, language);
    if (business) return { meant: [business], near: [] };
  }
  const publishing = languages.flatMap((language) => publishingWithAddress(request, language)).slice(0, 1);
  if (publishing.length > 0) return { meant: publishing, near: [] };
  const introduced = languages.flatMap((language) => introducedBusiness(request, language) ?? [])[0];
  const hours = hoursOffer(request);
  const readers = languages.map((language) => readerOf(request, language));
  const readings = readers.filter(({ tokens }) => tokens.length > 0 && tokens.length <= MOST_TOKENS);
  const found = firstNonEmpty(readings.map((each) => () => foundBy(each)));
  const about = languages.flatMap((language) => aboutOffer(request, language) ?? []).slice(0, 1);
  if (about.length > 0) return { meant: about, near: without(found, about) };
  if (introduced) return { meant: [introduced], near: found };
  const contacts = languages.flatMap((language) => contactsOffer(request, language) ?? []).slice(0, 1);
  if (contacts.length > 0) return { meant: contacts, near: [] };
  const stated = hours ?? rowsOffer(request, 'anywhere') ?? rowsOfLast(request);
  const another = hours && !hasHours(request.config) ? placeOfNew(readers) : [];
  if (stated) return { meant: [stated, ...another], near: without(found, another) };
  // Words of another language would be taken for mistyped ones of this.
  const mistyped = readings.slice(0, 1).flatMap((each) => corrected(each) ?? []);
  const meant = firstNonEmpty([
    ...readings.map((each) => () => changesHere(each)),
    ...readings.map((each) => () => requestsIn(each)),
    () => listOf(hoursOffer(request, 'begins')),
    () => listOf(announcedHours(request)),
    () => listOf(rowsOffer(request, 'atList')),
    ...mistyped.map((each) => () => requestsIn(each)),
    ...(mistyped.length > 0 ? mistyped : readings).map(
      (each) => () => vagueRequestsIn(found.length === 0 ? askingIfShort(each) : each),
    ),
    ...(request.question === 'business' ? languages : []).map(
      (language) => () => listOf(businessOffer(request, language, 'anywhere')),
    ),
  ]);
  const told = isLeading(meant)
    ? languages.flatMap((language) => selfToldOffer(request, language) ?? [])
    : [];
  if (told.length > 0) {
    const all = [...told.slice(0, 1), ...(meant.length > 0 ? meant : placeOfNew(readers))];
    return { meant: all, near: without(found, all) };
  }
  if (meant.length > 0) return { meant, near: without(found, meant) };
  const near = firstNonEmpty([
    () => found,
    ...readings.map(
      ({ reader }) =>
        () =>
          placesGuessed(reader.index, text).map(placeOffer),
    ),
  ]);
  const unclear = near.length === 0 ? readings.find(isSentence) : undefined;
  return { meant, near: unclear ? nearestTo(unclear) : near };
}

/** A sentence that begins with publishing and has an e-mail address gives the one that publishing asks for, none for the page. */
function publishingWithAddress(request: TypedRequest, language: RequestWords): readonly Offer[] {
  const [email] = EMAIL_IN_TEXT.exec(request.text) ?? [];
  if (email === undefined) return [];
  const tokens = withoutCourtesy(tokensOf(request.text, language), language);
  const beginnings = tokens.slice(0, MOST_SHORT).map((_, at) => tokens.slice(0, at + 1));
  return beginnings
    .flatMap((each) => actionsNamed(each, request, language).meant)
    .flatMap(({ name, command }) =>
      command.type === 'dialog.ask' && command.dialog === 'publish'
        ? [{ name, command: { ...command, email } }]
        : [],
    );
}

/** The rows that a text ends with, after another sentence: `Here is what I charge. Call-out £60, boiler service £90`. */
function rowsOfLast(request: TypedRequest): Offer | undefined {
  const text = request.text.split(/[.!?؟]\s/).at(-1) ?? '';
  return text === request.text ? undefined : rowsOffer({ ...request, text, list: undefined }, 'anywhere');
}

/** The place for new sections: what adds one is not offered alone. */
const placeOfNew = ([first]: readonly Reading[]) =>
  (first?.reader.index.places ?? []).filter(({ target }) => target === ADD_SECTION).map(placeOffer);

const listOf = (offer: Offer | undefined): readonly Offer[] => (offer ? [offer] : []);

/** What the first try finds that finds anything, each once: the templates are both an action and a place. */
function firstNonEmpty(tries: readonly (() => readonly Offer[])[]): readonly Offer[] {
  for (const each of tries) {
    const found = each();
    if (found.length > 0)
      return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at);
  }
  return [];
}

const without = (offers: readonly Offer[], others: readonly Offer[]) =>
  offers.filter(({ name }) => !others.some((other) => other.name === name));

function readerOf(request: TypedRequest, language: RequestWords): Reading {
  const { config, words, text } = request;
  const index = placeIndex(config, words, language);
  const reader = { ...request, index, languagePair: { words, language, english: en } };
  const tokens = tokensOf(text, language);
  const plain = withoutCourtesy(tokens, language);
  return {
    reader,
    tokens: plain,
    isAsking: plain.some(({ kind }) => kind === 'word') && isShorter(plain, tokens),
  };
}

/** A few words that name a place ask for it, whatever is wanted of it. A path has its own answer. */
function askingIfShort(reading: Reading): Reading {
  const { tokens } = reading;
  const isShort =
    tokens.length > 1 && tokens.length <= MOST_SHORT && !tokens.some(({ text }) => /\w[.[]/.test(text));
  return { ...reading, isAsking: reading.isAsking || isShort };
}

const isShorter = (plain: readonly Token[], tokens: readonly Token[]) =>
  plain.length < tokens.filter(({ kind }) => kind !== 'mark').length;

function requestsIn({ reader, tokens }: Reading): readonly Offer[] {
  const { index, languagePair } = reader;
  const { language } = languagePair;
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
  if (changes.length === 0) {
    const named = within(tokens, [...language.set, ...language.open, ...language.show], language);
    const inFrame = named.map((each) => placesIn(index, each)).find(({ length }) => length > 0);
    return [...actions, ...(inFrame ?? places)];
  }
  return [...actions, ...changeOffers(changes)];
}

/** The change of a field where the chat is: inside an item, `the name should be …` means that of the item. */
function changesHere({ reader, tokens }: Reading): readonly Offer[] {
  const { config, here = [], index } = reader;
  const [section] = here;
  if (section === undefined) return [];
  const item = here.findLast((id) => /^\d+$/.test(id));
  const within = item === undefined ? `${section}.` : `${listPathAt(config, here)}[${item}].`;
  const places = index.places.filter(({ leaf }) => leaf?.path.startsWith(within));
  const changes = changesIn({ ...reader, index: { ...index, places } }, tokens);
  const clear = changes.filter(({ isSure, cost }) => isSure && (item !== undefined || cost < COMPLETE));
  return clear.length === 1 ? changeOffers(clear) : [];
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
  const { index, config, languagePair } = reader;
  const { begun } = actionsNamed(tokens, reader, languagePair.language);
  return [...placesFound(index, config, tokens).map(placeOffer), ...begun];
}
