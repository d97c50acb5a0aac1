import type { App } from '../../machines/app/app.machine.ts';
import { selectActors } from '../../machines/app/app.selectors.ts';
import { selectAllTexts } from '../../machines/chat/chat.selectors.ts';
import type { DraftStore } from '../domain/ports.ts';

/** Keeps the texts that are not sent whenever the page may end. */
export function keepDrafts(page: Window, drafts: DraftStore, current: () => App): void {
  const keep = () => {
    const actors = selectActors(current().getSnapshot());
    if (actors) drafts.keep(selectAllTexts(actors.chat.getSnapshot()));
  };
  page.addEventListener('pagehide', keep);
  // A phone may end a hidden page without another event.
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') keep();
  });
}
