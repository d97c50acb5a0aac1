import type { Config } from '../config/config.ts';
import type { PlannedEdit } from '../config/edit-config.ts';
import { nodesOf, valueAt } from '../config/leaves.ts';
import { isList, type ListNode } from '../config/structure.ts';
import { listAt, nameColumn, priceColumn, type TableRow, withText } from '../lists/list-table.ts';
import { rowsRead, type Strictness } from '../lists/read-rows.ts';
import { listName, typedIntoList } from '../lists/typed-rows.ts';
import { addableIds, addedNode, withSection } from '../sections/added-sections.ts';
import { HOURS_LIST } from '../sections/hours-list.ts';
import { asks, isCommon } from './asking.ts';
import { lengthOfPhrase } from './frames.ts';
import type { Offer } from './offers.ts';
import type { TypedRequest } from './request.ts';
import { tokensOf } from './tokens.ts';

const HEADING = /^[^:\d]{1,60}:/;

/** The section that prices are added with. */
const PRICES = 'prices';
const ARTICLES = new Set('a an the ein eine einen der den die das'.split(' '));

/** The offer to put rows that were typed into a list: with prices anywhere, others where the chat is at their list. undefined if the text is anything else. */
export function rowsOffer(
  request: TypedRequest,
  strictness: 'anywhere' | 'announced' | 'atList',
): Offer | undefined {
  const { config, text, list } = request;
  // Opening hours are read as such, or not at all.
  const here = list === undefined || list === HOURS_LIST ? undefined : listAt(config, list);
  if (strictness === 'atList') {
    if (isOfText(request)) return undefined;
    const priced = here && priceColumn(here) === -1 ? pricesOf(config) : undefined;
    // Rows with prices are none of a list without.
    const isPriced = priced && (rowsRead(text, priced.node, 'announced')?.length ?? 0) > 1;
    const inPrices = isPriced ? offerFor(request, priced, text, 'announced') : undefined;
    return inPrices ?? (here && offerFor(request, { config, node: here, edits: [] }, text, 'atList'));
  }
  const announced = withoutHeading(request);
  const goal = here && priceColumn(here) !== -1 ? { config, node: here, edits: [] } : pricesOf(config);
  return (
    goal && offerFor(request, goal, announced ?? text, announced === undefined ? strictness : 'announced')
  );
}

/** The list that rows go to, and what adds it to the website first. */
interface Goal {
  readonly config: Config;
  readonly node: ListNode;
  readonly edits: readonly PlannedEdit[];
}

/** The only list of the website with prices, else that of the section for them. */
function pricesOf(config: Config): Goal | undefined {
  const pricedIn = (one: Config) =>
    nodesOf(one).filter((node): node is ListNode => isList(node) && priceColumn(node) !== -1);
  const [only, ...others] = pricedIn(config);
  if (only) return others.length === 0 ? { config, node: only, edits: [] } : undefined;
  if (!addableIds(config).includes(PRICES)) return undefined;
  const added = withSection(config, PRICES);
  const [node] = pricedIn(added);
  return (
    node && { config: added, node, edits: [{ path: PRICES, typed: '', section: addedNode(config, PRICES) }] }
  );
}

function offerFor(
  { languages: [language], words }: TypedRequest,
  { config, node, edits }: Goal,
  text: string,
  strictness: Strictness,
): Offer | undefined {
  const read = rowsRead(text, node, strictness);
  if (!read || !language) return undefined;
  const price = priceColumn(node);
  const rows = read.map((row) => (row.cells[price] ? headed(row, node) : row));
  const name = listName(config, node, words);
  const { labels } = language;
  const into = typedIntoList(config, node, rows, words);
  return {
    name: edits.length > 0 ? labels.addRows(name) : labels.rows(name),
    command: {
      type: 'plan.chosen',
      edits: [...edits, ...into.edits, ...edits.flatMap(({ path }) => emptyNote(config, path))],
      told: into.told,
    },
  };
}

/** A row as it stands in a list: its name without the article of a sentence, and with a capital. `iPhone` keeps its own. */
function headed(row: TableRow, node: ListNode): TableRow {
  const column = nameColumn(node);
  const name = String(row.cells[column] ?? '');
  const [first = '', ...rest] = name.split(' ');
  const bare = ARTICLES.has(first) && /^\p{L}/u.test(rest[0] ?? '') ? rest.join(' ') : name;
  const isPlain = /^\p{Ll}(?!\p{Lu})/u.test(bare);
  return withText(row, column, isPlain ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare);
}

/** What follows words such as `add prices:`, or a heading such as `Here are my prices:`; undefined where a text does not begin so. */
function withoutHeading({ text, languages }: TypedRequest): string | undefined {
  const [heading = ''] = HEADING.exec(text) ?? [];
  for (const language of languages) {
    const tokens = tokensOf(text, language);
    const last = tokens[lengthOfPhrase(tokens, language.prices, language) - 1];
    if (last) return text.slice(last.end).replace(/^\s*[:=]/, '');
    const known = new Set(
      language.prices.flatMap((each) => tokensOf(each, language)).map(({ folded }) => folded),
    );
    const said = tokensOf(heading.slice(0, -1), language);
    const isKnown = said.every(
      (token) => known.has(token.folded) || asks(token, language) || isCommon(token, language),
    );
    if (said.length > 0 && isKnown) return text.slice(heading.length);
  }
  return undefined;
}

/** True for a text that says before a colon that it is one: `Add a text: fresh bread, every day`. */
function isOfText({ text, languages }: TypedRequest): boolean {
  const [heading = ''] = HEADING.exec(text) ?? [];
  return languages.some((language) => {
    const { title = [], description = [], text: texts = [] } = language.places;
    const names = new Set(
      [...title, ...description, ...texts, 'text', 'title'].map((each) => language.stem(language.fold(each))),
    );
    return tokensOf(heading, language).some(({ folded }) => names.has(language.stem(folded)));
  });
}

/** The edit that empties the sample of a note below a list: who types the list says all of it. */
function emptyNote(config: Config, section: string): readonly PlannedEdit[] {
  const path = `${section}.note`;
  return valueAt(config, path) === undefined ? [] : [{ path, typed: '' }];
}
