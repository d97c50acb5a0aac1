import type { RequestWords } from '../../words/request-words.ts';
import type { Command, Option, Understood, UnderstoodHours } from '../chat/command.ts';
import type { Place } from './places.ts';
import type { Change, TypedRequest } from './request.ts';

/** Something that a text may ask for: its name, and what is done if it is meant. */
export interface Offer {
  readonly name: string;
  /** Its name where what it changes is shown above it. */
  readonly brief?: string | undefined;
  /** The place that it leads to. */
  readonly place?: Place['called'] | undefined;
  readonly command:
    | Extract<
        Command,
        {
          type:
            | 'plan.chosen'
            | 'place.open'
            | 'step.undo'
            | 'step.redo'
            | 'language.choose'
            | 'business.choose';
        }
      >
    | {
        readonly type: 'dialog.ask';
        readonly dialog: 'publish' | 'versions' | 'transfer';
        readonly email?: string;
      };
  /** The opening hours that it writes, as they were understood. */
  readonly hours?: UnderstoodHours | undefined;
}

/** What a text asks for, likeliest first; and what else it may be about, nearest first. */
export interface Offers {
  readonly meant: readonly Offer[];
  readonly near: readonly Offer[];
}

/** The offers as Find lists them: what can be done, then where something is, then what may be begun. */
export interface Listed {
  readonly first: readonly Offer[];
  readonly places: readonly Offer[];
  readonly last: readonly Offer[];
}

/** The offers in the order of Find. */
export function asListed({ meant, near }: Offers): Listed {
  const all = [...meant, ...near];
  const isElsewhere = (offer: Offer) => isShortcut(offer) || offer.command.type === 'place.open';
  return {
    first: [...meant.filter((offer) => !isElsewhere(offer)), ...all.filter(isShortcut)],
    places: all.filter((offer) => isElsewhere(offer) && !isShortcut(offer)),
    last: near.filter((offer) => !isElsewhere(offer)),
  };
}

/** What Enter takes of the offers in Find: an action that is meant, else the first one that is listed. undefined: several changes are possible, or none. */
export function entered(offers: Offers): Offer | undefined {
  const [action] = offers.meant.filter(isAction);
  if (action) return action;
  const { first, places, last } = asListed(offers);
  const changes = [...first, ...last].filter(({ command }) => command.type === 'plan.chosen');
  if (changes.length > 1) return undefined;
  return first[0] ?? places[0] ?? (last.length === 1 ? last[0] : undefined);
}

/** True for a list as a whole, and for a place that is nowhere on the page. */
const isShortcut = ({ command, place }: Offer) =>
  command.type === 'place.open' && (command.target.endsWith('[]') || place?.section === '');

/** True for what is done at once, outside of the website's places and fields. */
export const isAction = ({ command }: Offer) =>
  command.type !== 'place.open' && command.type !== 'plan.chosen';

/** Reads what a visitor types in the chat or in Find. */
export type ReadRequest = (request: Omit<TypedRequest, 'languages' | 'paletteLike'>) => Offers;

const MOST_OFFERED = 3;

/** What was found for a text that was typed in the chat, as its options. */
export function understoodAs(
  { meant, near }: Offers,
  { open, didYouMean }: RequestWords['labels'],
): Understood {
  const changes = meant.slice(0, MOST_OFFERED).filter(({ command }) => command.type === 'plan.chosen');
  const requested = meant
    .slice(0, MOST_OFFERED)
    .map((offer) =>
      optionOf(changes.length === 1 ? briefly(offer) : offer, offer.place?.section === '' ? String : open),
    );
  const hours = meant[0]?.hours;
  const isChoice = requested[0]?.command.type === 'place.open' || changes.length > 1;
  const details = { ...(hours && { hours }), ...(isChoice && { isChoice }) };
  if (requested.length > 0) return { isRequest: true, options: requested, ...details };
  const guessed = near.slice(0, MOST_OFFERED).map((offer) => optionOf(offer, didYouMean));
  return { isRequest: false, options: guessed };
}

/** An offer under its shorter name: what the only change is of stands above it. */
const briefly = (offer: Offer): Offer => ({ ...offer, name: offer.brief ?? offer.name });

/** The offer to go to a place. */
export const placeOffer = (place: Place): Offer => ({
  name: place.called.place,
  command: { type: 'place.open', target: place.target },
  place: place.called,
});

/** The offers of changes. What may be a remark on a field, and no value of it, is not offered alone. */
export function changeOffers(changes: readonly Change[]): readonly Offer[] {
  const [only, ...others] = changes;
  const plans = changes.map(
    ({ label: name, brief, edits, told }): Offer => ({
      name,
      ...(brief !== undefined && { brief }),
      command: { type: 'plan.chosen', edits, ...(told !== undefined && { told }) },
    }),
  );
  const beside = others.length === 0 && only && !only.isSure && only.place ? [placeOffer(only.place)] : [];
  return [...plans, ...beside];
}

function optionOf({ name, command }: Offer, ofPlace: (name: string) => string): Option {
  return { label: command.type === 'place.open' ? ofPlace(name) : name, command };
}
