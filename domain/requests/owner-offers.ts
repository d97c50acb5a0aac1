import { LANGUAGE_PATH } from '../../words/page-language.ts';
import type { RequestWords } from '../../words/request-words.ts';
import { sectionSamples } from '../../words/section-samples.ts';
import { FIELD_NAMES, SECTION_NAMES } from '../../words/stored-names.ts';
import { shownName } from '../../words/words.ts';
import { placeOfPath } from '../chat/menu.ts';
import { applyPlan, type PlannedEdit } from '../config/edit-config.ts';
import { textAt } from '../config/leaves.ts';
import { namedContactsIn } from '../interview/named-contacts.ts';
import { addableIds, addedNode } from '../sections/added-sections.ts';
import { whatsAppPlan } from '../sections/whatsapp-plan.ts';
import { asks, isCommon, isQuestion } from './asking.ts';
import { lengthOfPhrase, withoutCourtesy } from './frames.ts';
import type { Offer } from './offers.ts';
import { allNamed, placeIndex } from './places.ts';
import type { TypedRequest } from './request.ts';
import { type Token, textOf, tokensOf } from './tokens.ts';

/** The section for a text about the owner, and where its text is. */
const ABOUT = 'about';
const TEXT = 'about.text';
/** A shorter text names something, and says nothing of it. */
const FEWEST_WORDS = 3;
/** A shorter sentence of oneself says little that a page would tell. */
const FEWEST_IN_SELF = 5;
/** What a text follows without a mark: `write somewhere that`. */
const THAT = /^(?:that|dass|أن)$/;
const MOST_ASIDE = 3;
const LEADS = /^[:,–—-]$/;
/** What a sentence about WhatsApp may name beside it: the number, and the button that opens it. */
const NAMED_TOO: ReadonlySet<string> = new Set([
  ...['phone', 'email', 'button', 'text', 'footer', 'link', 'account', 'whatsapp', 'location'],
  ...['social', 'facebook', 'instagram', 'twitter', 'linkedin', 'add', 'section'],
]);
/** A longer sentence says something else too. */
const MOST_WORDS = 24;

/** The offer to put a text about the owner where a page has one: `Add something about us: three sisters who …`. Undefined for any other text. */
export function aboutOffer(request: TypedRequest, language: RequestWords): Offer | undefined {
  const { text } = request;
  const all = tokensOf(text, language);
  const [begun] = withoutCourtesy(all, language);
  // Courtesy at the end may be the full stop of what is told.
  const tokens = all.slice(begun ? all.indexOf(begun) : 0);
  const at = [...tokens.keys()].find(
    (from) => lengthOfPhrase(tokens.slice(from), language.about, language) > 0,
  );
  if (at === undefined || !tokens.slice(0, at).every((token) => isAround(token, language))) return undefined;
  const end = at + lengthOfPhrase(tokens.slice(at), language.about, language);
  // `Put something about me on it: …`
  const colon = tokens.findIndex(
    ({ text: mark }, place) => mark === ':' && place > end && place - end <= MOST_ASIDE,
  );
  const rest = tokens.slice(colon === -1 ? end : colon);
  const isThat = THAT.test(tokens[end - 1]?.text ?? '');
  const first = rest.findIndex(({ text: said }) => !LEADS.test(said));
  const said = first === -1 ? [] : rest.slice(first);
  const isQuoted = said.length === 1 && said[0]?.kind === 'quote';
  if (!isQuoted && ((first < 1 && !isThat) || said.length < FEWEST_WORDS)) return undefined;
  // `Can you write somewhere that …?`
  const told = textOf(text, said).replace(/[?؟]$/, '');
  return aboutWith(isQuoted ? (said[0]?.text ?? '') : told, request, language);
}

/** The offer to put what somebody tells of themselves where a page has it: `I photograph weddings in the Lake District`. Undefined for a text that asks for something, or says little. */
export function selfToldOffer(request: TypedRequest, language: RequestWords): Offer | undefined {
  const { text } = request;
  const tokens = tokensOf(text, language);
  const [first] = tokens;
  const isOfSelf = first !== undefined && saysSelf(first.text, language);
  const isLong = tokens.filter(({ kind }) => kind === 'word').length >= FEWEST_IN_SELF;
  const isPolite = withoutCourtesy(tokens, language).length < tokens.length;
  const isAsking = isPolite || tokens.slice(1).some((token) => asks(token, language));
  return isOfSelf && isLong && !isAsking && !isQuestion(tokens, language)
    ? aboutWith(text.trim(), request, language)
    : undefined;
}

const saysSelf = (word: string, { onePerson, several }: RequestWords) =>
  onePerson.test(word) || several.test(word);

/** The offer to put a text where a page tells of its owner; in a new section if it has none. */
function aboutWith(typed: string, request: TypedRequest, language: RequestWords): Offer {
  const { text, config, words } = request;
  const edit = { path: TEXT, typed };
  if (!addableIds(config).includes(ABOUT)) {
    return {
      name: language.labels.set(placeOfPath(config, TEXT, words), typed),
      brief: language.labels.change,
      command: { type: 'plan.chosen', edits: [edit] },
    };
  }
  const name = shownName(SECTION_NAMES[ABOUT], words);
  const told = words.chat.arranged(words.history.arranged.add(name));
  const isOne = language.onePerson.test(text) && !language.several.test(text);
  const { titleOfOne } = sectionSamples(textAt(config, LANGUAGE_PATH)).about;
  const node = addedNode(config, ABOUT);
  // The page's menu takes its entry from the title that the section begins with.
  const children = node.children.map((child) =>
    isOne && 'path' in child && child.path === 'about.title' ? { ...child, default: titleOfOne } : child,
  );
  const section = { path: ABOUT, typed: '', section: { ...node, children } as typeof node };
  return {
    name: language.labels.add(name),
    command: { type: 'plan.chosen', edits: [section, edit], told },
  };
}

/** True for a word that says nothing but that something is to be written. */
function isAround(token: Token, language: RequestWords): boolean {
  const { text = [], description = [] } = language.places;
  const around = [...language.aroundSection, ...text, ...description];
  return (
    asks(token, language) ||
    isCommon(token, language) ||
    around.some((word) => language.fold(word) === token.folded)
  );
}

/**
 * The offer to give ways to reach the owner of which some have names: `WhatsApp +49 171 2345678`, `wa.me/491712345678`, `030 901820,
 * Instagram @crust`. An account alone is a plain request. Undefined for any other text.
 */
export function contactsOffer(request: TypedRequest, language: RequestWords): Offer | undefined {
  const { text, config, words } = request;
  const given = namedContactsIn(text);
  const tokens = tokensOf(given?.whatsapp === undefined ? text : text.replace(given.whatsapp, ' '), language);
  const index = placeIndex(config, words, language);
  const isOther = [...allNamed(index, tokens)].some(
    (concept) => !NAMED_TOO.has(concept) && !concept.startsWith('#'),
  );
  if (!given || isOther || tokens.length > MOST_WORDS || tokens.some(({ kind }) => kind === 'quote'))
    return undefined;
  const { whatsapp, accounts } = given;
  const contacts = (['phone', 'email'] as const).flatMap((kind): readonly PlannedEdit[] => {
    const typed = given[kind];
    const leaf = index.places.find(
      (place) => place.leaf?.id === kind && place.leaf.path !== `location.${kind}`,
    )?.leaf;
    return leaf && typed !== undefined ? [{ path: leaf.path, typed }] : [];
  });
  const links = accounts.flatMap(({ network, name }): readonly PlannedEdit[] => {
    const leaf = index.places.find((place) => place.leaf?.path.endsWith(`.social.${network}.url`))?.leaf;
    return leaf ? [{ path: leaf.path, typed: `${leaf.default}${name}` }] : [];
  });
  const edits = [...(whatsapp === undefined ? [] : whatsAppPlan(config, whatsapp)), ...contacts, ...links];
  const written = edits.filter(({ section }) => !section);
  if (whatsapp === undefined && written.length < 2) return undefined;
  const after = applyPlan(config, edits) ?? config;
  const { labels } = language;
  const isNew = written.length < edits.length;
  const section = words.history.arranged.add(shownName(SECTION_NAMES.location, words));
  const facts = written.map(({ typed }) => typed).join(' · ');
  return {
    name: labels.all(
      written.map(({ path, typed }) => labels.set(placeOfPath(after, path, words), String(typed))),
    ),
    brief: isNew ? labels.add(shownName(FIELD_NAMES.whatsapp, words)) : labels.change,
    command: {
      type: 'plan.chosen',
      edits,
      ...(isNew && { told: words.chat.arranged(words.chat.filledWith(section, facts)) }),
    },
  };
}
