import { allOf } from '../../words/words.ts';
import { listPathAt } from '../chat/list-path.ts';
import type { PlannedEdit } from '../config/edit-config.ts';
import { movableIds, ORDER_PATH } from '../config/section-order.ts';
import { isArray } from '../json/json.ts';
import { getAt, parsePath } from '../json/path.ts';
import type { Change, Reader } from './change.ts';
import { placesNamed } from './costs.ts';
import { lengthOfPhrase, within } from './frames.ts';
import { allNamed, conceptsIn, nameOf, type Place, unitsOf } from './places.ts';
import type { Token } from './tokens.ts';

/** Where a section or list item stands: its row, its index there, and the edit that gives the row another order. */
interface Standing {
  readonly place: Place;
  readonly cost: number;
  /** What stands in the row, as numbers. */
  readonly count: number;
  readonly row: string;
  readonly index: number;
  readonly inOrder: (order: readonly number[]) => PlannedEdit;
}

/** The changes that move what tokens name, within its list or among the sections. */
export function movesIn(reader: Reader, tokens: readonly Token[]): readonly Change[] {
  const { language } = reader.tongue;
  const ends = (['first', 'last', 'up', 'down'] as const).flatMap((where) =>
    within(tokens, language.moves[where], language).flatMap((named) =>
      standingsOf(reader, named).flatMap((standing) => {
        const { index, count } = standing;
        return moved(reader, standing, { first: 0, last: count - 1, up: index - 1, down: index + 1 }[where]);
      }),
    ),
  );
  if (ends.length > 0) return ends;
  return within(tokens, language.move, language).flatMap((named) => besideAnother(reader, named));
}

/** The changes that take a list item away. */
export function removalsOf(reader: Reader, said: ReadonlySet<string>): readonly Change[] {
  return itemsNamed(reader, said).map((standing) => {
    const { index, count, inOrder } = standing;
    const others = Array.from({ length: count }, (_, at) => at).filter((at) => at !== index);
    return changed(reader, standing, inOrder(others), 'remove');
  });
}

/** What tokens name first goes before or after what they name then. */
function besideAnother(reader: Reader, tokens: readonly Token[]): readonly Change[] {
  const { language } = reader.tongue;
  return [...tokens.keys()].slice(1).flatMap((at) =>
    (['before', 'after'] as const).flatMap((side) => {
      const length = lengthOfPhrase(tokens.slice(at), language[side], language);
      if (length === 0) return [];
      const others = standingsOf(reader, tokens.slice(at + length));
      return standingsOf(reader, tokens.slice(0, at)).flatMap((standing) =>
        besides(reader, standing, others, side),
      );
    }),
  );
}

function besides(
  reader: Reader,
  standing: Standing,
  others: readonly Standing[],
  side: 'before' | 'after',
): readonly Change[] {
  const other = others.find(({ row }) => row === standing.row);
  if (!other) return [];
  const above = other.index - (standing.index < other.index ? 1 : 0);
  return moved(reader, standing, side === 'before' ? above : above + 1);
}

/** The changes that make two sections or items change places. */
export function exchangesIn(reader: Reader, tokens: readonly Token[]): readonly Change[] {
  const { language } = reader.tongue;
  return within(tokens, language.swap, language)
    .flatMap((named) => pairsIn(reader, named))
    .slice(0, 1)
    .map(([one, other]) => {
      const [upper, lower] = one.index < other.index ? [one, other] : [other, one];
      const order = Array.from({ length: upper.count }, (_, at) => at)
        .with(upper.index, lower.index)
        .with(lower.index, upper.index);
      const label = language.labels.swap(nameOf(one.place.levels), nameOf(other.place.levels));
      return { ...changed(reader, lower, lower.inOrder(order), 'moveUp'), label };
    });
}

/** A sentence with more words that mean nothing here is about something else. */
const MOST_UNKNOWN = 2;

/** The changes that put what a sentence names before or after what it names then, with few other words. */
export function placedIn(reader: Reader, tokens: readonly Token[]): readonly Change[] {
  const { language } = reader.tongue;
  const unknown = unitsOf(reader.index, tokens).filter(({ concepts }) => !concepts);
  // The word between the two is one of them.
  if (unknown.length > MOST_UNKNOWN + 1) return [];
  return [...tokens.keys()].slice(1).flatMap((at) =>
    (['before', 'after'] as const).flatMap((side) => {
      const length = lengthOfPhrase(tokens.slice(at), language[side], language);
      if (length === 0) return [];
      const others = standingsNamed(reader, allNamed(reader.index, tokens.slice(at + length)));
      const named = standingsNamed(reader, allNamed(reader.index, tokens.slice(0, at)));
      return named.flatMap((standing) => besides(reader, standing, others, side));
    }),
  );
}

/** The first two of a row that tokens name. */
function pairsIn(reader: Reader, tokens: readonly Token[]): readonly (readonly [Standing, Standing])[] {
  return [...tokens.keys()].slice(1).flatMap((at) => {
    const left = standingsNamed(reader, allNamed(reader.index, tokens.slice(0, at)));
    const right = standingsNamed(reader, allNamed(reader.index, tokens.slice(at)));
    return left.flatMap((one) =>
      right.flatMap((other) =>
        one.row === other.row && one.index !== other.index ? [[one, other] as const] : [],
      ),
    );
  });
}

function standingsOf(reader: Reader, tokens: readonly Token[]): readonly Standing[] {
  const said = conceptsIn(reader.index, tokens);
  return said ? standingsNamed(reader, said) : [];
}

const standingsNamed = (reader: Reader, said: ReadonlySet<string>) => [
  ...sectionsNamed(reader, said),
  ...itemsNamed(reader, said),
];

function sectionsNamed({ config, index }: Reader, said: ReadonlySet<string>): readonly Standing[] {
  const ids = movableIds(config);
  return placesNamed(index, said).flatMap(({ what: place, cost }) => {
    const at = place.levels.length === 1 ? ids.indexOf(place.target) : -1;
    const inOrder = (order: readonly number[]) => ({
      path: ORDER_PATH,
      typed: order.map((from) => ids[from]).join(),
    });
    return at === -1 ? [] : [{ place, cost, row: ORDER_PATH, index: at, count: ids.length, inOrder }];
  });
}

function itemsNamed({ config, index }: Reader, said: ReadonlySet<string>): readonly Standing[] {
  return placesNamed(index, said).flatMap(({ what: place, cost }) => {
    const ids = place.target.split('.');
    const list = place.levels.at(-1)?.kind === 'item' ? listPathAt(config, ids) : undefined;
    const items = list === undefined ? undefined : getAt(config, parsePath(list) ?? []);
    if (list === undefined || !isArray(items)) return [];
    const inOrder = (order: readonly number[]) => ({ path: list, typed: '', order });
    return [{ place, cost, row: list, index: Number(ids.at(-1)), count: items.length, inOrder }];
  });
}

function moved(reader: Reader, standing: Standing, to: number): readonly Change[] {
  const { index, count, inOrder } = standing;
  if (to === index || to < 0 || to >= count) return [];
  const others = Array.from({ length: count }, (_, at) => at).filter((at) => at !== index);
  return [
    changed(reader, standing, inOrder(others.toSpliced(to, 0, index)), to < index ? 'moveUp' : 'moveDown'),
  ];
}

function changed(
  { words, tongue }: Reader,
  { place, cost }: Standing,
  edit: PlannedEdit,
  act: 'moveUp' | 'moveDown' | 'remove',
): Change {
  const { chat, history } = allOf(words);
  const name = nameOf(place.levels);
  return {
    label: tongue.language.labels[act](name),
    edits: [edit],
    told: chat.arranged(history.arranged[act](place.levels.at(-1)?.name ?? name)),
    cost,
    isExplicit: true,
    isSure: true,
  };
}
