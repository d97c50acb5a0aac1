import type { RequestWords } from '../../words/request-words.ts';
import type { Command, Option, Understood, UnderstoodHours } from '../chat/command.ts';
import type { Change } from './change.ts';
import type { Place } from './places.ts';
import type { TypedRequest } from './request.ts';

/** Something that a text may ask for: its name, and what is done if it is meant. */
export interface Offer {
  readonly name: string;
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
      };
  /** The opening hours that it writes, as they were understood. */
  readonly hours?: UnderstoodHours | undefined;
}

/** What a text asks for, likeliest first; and what else it may be about, nearest first. */
export interface Offers {
  readonly meant: readonly Offer[];
  readonly near: readonly Offer[];
}

/** What Enter takes of the offers in Find: an action that is meant, else the first place or change, else an action that is begun. undefined: several changes are possible, or none. */
export function entered({ meant, near }: Offers): Offer | undefined {
  const [action] = meant.filter(isAction);
  if (action) return action;
  const places = [...meant, ...near].filter((offer) => !isAction(offer));
  const changes = places.filter(({ command }) => command.type === 'plan.chosen');
  if (places.length > 0) return changes.length > 1 ? undefined : places[0];
  const begun = near.filter(isAction);
  return begun.length === 1 ? begun[0] : undefined;
}

/** True for what is done at once, outside of the website's places and fields. */
export const isAction = ({ command }: Offer) =>
  command.type !== 'place.open' && command.type !== 'plan.chosen';

/** Reads what a visitor types in the chat or in Find. */
export type ReadRequest = (request: Omit<TypedRequest, 'languages'>) => Offers;

const MOST_OFFERED = 3;

/** What was found for a text that was typed in the chat, as its options. */
export function understoodAs(
  { meant, near }: Offers,
  { open, didYouMean }: RequestWords['labels'],
): Understood {
  const requested = meant.slice(0, MOST_OFFERED).map((offer) => optionOf(offer, open));
  const hours = meant[0]?.hours;
  const isChoice = requested[0]?.command.type === 'place.open' || areReadings(requested);
  const details = { ...(hours && { hours }), ...(isChoice && { isChoice }) };
  if (requested.length > 0) return { isRequest: true, options: requested, ...details };
  const guessed = near.slice(0, MOST_OFFERED).map((offer) => optionOf(offer, didYouMean));
  return { isRequest: false, options: guessed };
}

/** True for several values of one field: of these readings of a text, one is meant. */
function areReadings(options: readonly Option[]): boolean {
  const written = options.flatMap(({ command }) => (command.type === 'plan.chosen' ? command.edits : []));
  return written.some(({ path, typed }) =>
    written.some((other) => other.path === path && other.typed !== typed),
  );
}

/** The name of a place with all levels that lead to it. */
export function nameOf(levels: readonly Pick<Place['levels'][number], 'name'>[]): string {
  return levels.map(({ name }) => name).join(' › ');
}

/** The offer to go to a place. */
export const placeOffer = ({ levels, target }: Place): Offer => ({
  name: nameOf(levels),
  command: { type: 'place.open', target },
});

/** The offers of changes. What may be a remark on a field, and no value of it, is not offered alone. */
export function changeOffers(changes: readonly Change[]): readonly Offer[] {
  const [only, ...others] = changes;
  const plans = changes.map(
    ({ label: name, edits, told }): Offer => ({
      name,
      command: { type: 'plan.chosen', edits, ...(told !== undefined && { told }) },
    }),
  );
  const beside = others.length === 0 && only && !only.isSure && only.place ? [placeOffer(only.place)] : [];
  return [...plans, ...beside];
}

function optionOf({ name, command }: Offer, ofPlace: (name: string) => string): Option {
  return { label: command.type === 'place.open' ? ofPlace(name) : name, command };
}
