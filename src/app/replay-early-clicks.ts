import { joined } from '../../domain/chat/drafts.ts';
import type { AppActors } from '../../machines/app/app.machine.ts';
import type { Box } from '../../machines/chat/box.machine.ts';
import { selectText } from '../../machines/chat/box.selectors.ts';
import { selectBox } from '../../machines/chat/chat.selectors.ts';
import { selectIsUntouched, selectIsWithoutStore, selectSaving } from '../../machines/site/site.selectors.ts';
import { emptyPage } from '../ui/preview/frame/frame-document.ts';
import { yieldToBrowser } from './scheduling.ts';

/** What a visitor did on the first screen before the program drew it. */
export interface DoneBefore {
  /** The text in the message box. */
  readonly text: string;
}

/** When the first screen that stands there greeted the visitor, in milliseconds since 1970; undefined if none does. */
export function greetedAt(page: Document): number | undefined {
  const time = page.querySelector('time');
  return time ? Date.parse(time.dateTime) : undefined;
}

/** True if an app that has just begun shows what a fresh one does: nothing is stored, and nothing goes on. */
export function isFresh({ site, chat }: AppActors): boolean {
  const begun = site.getSnapshot();
  const { stack, box } = chat.getSnapshot().context;
  const { text, fromLastVisit } = box.getSnapshot().context;
  const hasTexts = text !== '' || Object.keys(fromLastVisit).length > 0;
  const isNew = begun.context.stored.revision === 0 && selectSaving(begun) === 'unchanged';
  return isNew && !selectIsWithoutStore(begun) && stack.length === 1 && !hasTexts;
}

/** Reads the text that was typed before the program draws: React empties the box. */
export function doneBefore(page: Document): DoneBefore {
  return { text: page.querySelector('textarea')?.value ?? '' };
}

/** Shows the whole screen, and does what the visitor did before: in a task of its own, as a slow phone has just drawn. */
export async function replayEarlyClicks(
  page: Document,
  { text }: DoneBefore,
  actors: AppActors | undefined,
): Promise<void> {
  if (!showsTheirs(page, actors)) page.querySelector('iframe')?.setAttribute('srcdoc', emptyPage());
  delete page.documentElement.dataset.painted;
  if (text !== '' && actors) returnText(selectBox(actors.chat.getSnapshot()), text);
  const kept = [...page.querySelectorAll<HTMLElement>('[data-kept]')];
  kept.sort((one, other) => Number(one.dataset.kept) - Number(other.dataset.kept));
  await yieldToBrowser();
  for (const button of kept) {
    delete button.dataset.kept;
    button.click();
  }
}

/** Puts a text into the box, below what was kept for it; a browser may have put that there too. */
function returnText(box: Box, typed: string): void {
  const kept = selectText(box.getSnapshot());
  if (typed !== kept) box.send({ type: 'draft.change', text: joined(kept, typed) });
}

/** Whether the visitor's website stands in the frame already. The program draws pages later than it takes over. */
function showsTheirs(page: Document, actors: AppActors | undefined): boolean {
  const { painted } = page.documentElement.dataset;
  if (painted === 'own') return true;
  return painted === 'new' && actors !== undefined && selectIsUntouched(actors.site.getSnapshot());
}
