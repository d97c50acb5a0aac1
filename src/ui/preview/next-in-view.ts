import type { Draft } from '../../../domain/chat/drafts.ts';

/** What decides, drawing by drawing, which part of the page is in view. */
export interface Drawing {
  /** The path of the edited field, else of what the chat offers to edit. */
  readonly path: string | undefined;
  /** The element of the edited field: another one where the page was drawn anew. */
  readonly edited: object | null;
  readonly drafts: readonly Pick<Draft, 'path'>[];
}

interface News {
  /** The elements that a change shows in which nobody has seen yet; `all`: the website or its content was replaced. */
  readonly changed: readonly object[] | 'all';
  /** Whether the visitor has clicked what the chat goes to now, in a page that shows it still. */
  readonly isClicked: boolean;
}

/**
 * What is brought into view next: the top of the page, a change (which is ringed too), or the place: the edited field, else
 * what the chat offers to edit. `same`: the page stays.
 */
export type NextInView = 'top' | 'change' | 'place' | 'placeUnlessSeen' | 'same';

/** Decides what a drawing brings into view, after the drawing before. */
export function nextInView(before: Drawing, now: Drawing, { changed, isClicked }: News): NextInView {
  if (changed === 'all') return 'top';
  if (changed.length > 0) return 'change';
  const isOther = now.path !== before.path;
  // What was clicked is in view already, and a link in it may have scrolled elsewhere: do not scroll back.
  const hasGone = isOther ? !isClicked : now.edited !== null && now.edited !== before.edited;
  // From a field back to what is around it, such as after an answer, the page stays.
  const isAround = now.path !== undefined && before.path?.startsWith(now.path) === true;
  if (hasGone) return isAround ? 'placeUnlessSeen' : 'place';
  return now.edited && now.drafts !== before.drafts ? 'place' : 'same';
}
