import type { AskWords } from '../../words/ask-words.ts';
import type { LanguageCode } from '../../words/language.ts';
import type { Command, Option, Understood, UnderstoodHours } from '../chat/command.ts';
import type { AskRequest } from './request.ts';

/** Something that a text may ask for: its name, and what is done if it is meant. */
export interface Offer {
  readonly name: string;
  readonly command:
    | Extract<Command, { type: 'plan.chosen' | 'place.open' | 'step.undo' | 'step.redo' }>
    | {
        readonly type: 'dialog.ask';
        readonly dialog: 'publish' | 'versions' | 'gallery' | 'transfer';
      }
    | { readonly type: 'language.choose'; readonly code: LanguageCode };
  /** The opening hours that it writes, as they were understood. */
  readonly hours?: UnderstoodHours | undefined;
}

/** What a text asks for, likeliest first; and what else it may be about, nearest first. */
export interface Offers {
  readonly meant: readonly Offer[];
  readonly near: readonly Offer[];
}

/** Reads what a visitor types in the chat or in Find. */
export type Ask = (request: Omit<AskRequest, 'languages'>) => Offers;

const MOST_OFFERED = 3;

/** What was found for a text that was typed in the chat, as its options. */
export function understoodAs({ meant, near }: Offers, { open, didYouMean }: AskWords['labels']): Understood {
  const requested = meant.flatMap((offer) => optionOf(offer, open)).slice(0, MOST_OFFERED);
  const hours = meant[0]?.hours;
  if (requested.length > 0) return { isRequest: true, options: requested, ...(hours && { hours }) };
  const guessed = near.flatMap((offer) => optionOf(offer, didYouMean)).slice(0, MOST_OFFERED);
  return { isRequest: false, options: guessed };
}

/** The option of an offer; another language is chosen in Find. */
function optionOf({ name, command }: Offer, ofPlace: (name: string) => string): readonly Option[] {
  if (command.type === 'place.open') return [{ label: ofPlace(name), command }];
  return command.type === 'language.choose' ? [] : [{ label: name, command }];
}
