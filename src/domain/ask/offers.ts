import type { AskWords } from '../../words/ask-words.ts';
import type { Command, Option, Understood, UnderstoodHours } from '../chat/command.ts';
import type { AskRequest } from './request.ts';

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
        readonly dialog: 'publish' | 'versions' | 'gallery' | 'transfer';
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
export type Ask = (request: Omit<AskRequest, 'languages'>) => Offers;

const MOST_OFFERED = 3;

/** What was found for a text that was typed in the chat, as its options. */
export function understoodAs({ meant, near }: Offers, { open, didYouMean }: AskWords['labels']): Understood {
  const requested = meant.slice(0, MOST_OFFERED).map((offer) => optionOf(offer, open));
  const hours = meant[0]?.hours;
  if (requested.length > 0) return { isRequest: true, options: requested, ...(hours && { hours }) };
  const guessed = near.slice(0, MOST_OFFERED).map((offer) => optionOf(offer, didYouMean));
  return { isRequest: false, options: guessed };
}

function optionOf({ name, command }: Offer, ofPlace: (name: string) => string): Option {
  return { label: command.type === 'place.open' ? ofPlace(name) : name, command };
}
