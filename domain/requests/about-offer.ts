import type { RequestWords } from '../../words/request-words.ts';
import { SECTION_NAMES } from '../../words/stored-names.ts';
import { shownName } from '../../words/words.ts';
import { placeOfPath } from '../chat/menu.ts';
import { addableIds, addedNode } from '../sections/added-sections.ts';
import { asks, isCommon } from './asking.ts';
import { lengthOfPhrase } from './frames.ts';
import type { Offer } from './offers.ts';
import type { TypedRequest } from './request.ts';
import { type Token, textOf, tokensOf } from './tokens.ts';

/** The section for a text about the owner, and where its text is. */
const ABOUT = 'about';
const TEXT = 'about.text';
/** A shorter text names something, and says nothing of it. */
const FEWEST_WORDS = 3;
const LEADS = /^[:,–—-]$/;

/** The offer to put a text about the owner where a page has one: `Add something about us: three sisters who …`. Undefined for any other text. */
export function aboutOffer(request: TypedRequest, language: RequestWords): Offer | undefined {
  const { text, config, words } = request;
  const tokens = tokensOf(text, language);
  const at = [...tokens.keys()].find(
    (from) => lengthOfPhrase(tokens.slice(from), language.about, language) > 0,
  );
  if (at === undefined || !tokens.slice(0, at).every((token) => isAround(token, language))) return undefined;
  const rest = tokens.slice(at + lengthOfPhrase(tokens.slice(at), language.about, language));
  const first = rest.findIndex(({ text: said }) => !LEADS.test(said));
  const said = first === -1 ? [] : rest.slice(first);
  const isQuoted = said.length === 1 && said[0]?.kind === 'quote';
  if (!isQuoted && (first < 1 || said.length < FEWEST_WORDS)) return undefined;
  const typed = isQuoted ? (said[0]?.text ?? '') : textOf(text, said);
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
  const section = { path: ABOUT, typed: '', section: addedNode(config, ABOUT) };
  return { name: language.labels.add(name), command: { type: 'plan.chosen', edits: [section, edit], told } };
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
