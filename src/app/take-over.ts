import type { AppActors } from '../../machines/app/app.machine.ts';
import { selectIsUntouched } from '../../machines/site/site.selectors.ts';
import { emptyPage } from '../ui/preview/frame/frame-document.ts';

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

/** Reads the text that was typed before the program draws: React empties the box. */
export function doneBefore(page: Document): DoneBefore {
  return { text: page.querySelector('textarea')?.value ?? '' };
}

/** Shows the whole screen, and does what the visitor did before. */
export function takeOver(page: Document, { text }: DoneBefore, actors: AppActors | undefined): void {
  if (!showsTheirs(page, actors)) page.querySelector('iframe')?.setAttribute('srcdoc', emptyPage());
  delete page.documentElement.dataset.painted;
  if (text !== '') actors?.chat.send({ type: 'draft.change', text });
  const kept = [...page.querySelectorAll<HTMLElement>('[data-kept]')];
  kept.sort((one, other) => Number(one.dataset.kept) - Number(other.dataset.kept));
  for (const button of kept) {
    delete button.dataset.kept;
    button.click();
  }
}

/** Whether the visitor's website stands in the frame already. The program draws pages later than it takes over. */
function showsTheirs(page: Document, actors: AppActors | undefined): boolean {
  const { painted } = page.documentElement.dataset;
  if (painted === 'own') return true;
  return painted === 'new' && actors !== undefined && selectIsUntouched(actors.site.getSnapshot());
}
