import type { DraftStore, InterviewStore } from '../../domain/ports.ts';
import type { App } from '../../machines/app/app.machine.ts';
import { selectActors } from '../../machines/app/app.machine.ts';
import { selectKept, selectUnsent } from '../../machines/chat/chat.selectors.ts';

/** Keeps the texts that are not sent, and the interview, whenever the page may end. */
export function keepDrafts(
  page: Window,
  drafts: DraftStore,
  interviews: InterviewStore,
  app: App,
  signal: AbortSignal,
): void {
  const keep = () => {
    const actors = selectActors(app.getSnapshot());
    if (!actors) return;
    const chat = actors.chat.getSnapshot();
    drafts.keep(selectUnsent(chat));
    interviews.keep(selectKept(chat));
  };
  page.addEventListener('pagehide', keep, { signal });
  // A phone may end a hidden page without another event.
  const keepIfHidden = () => {
    if (page.document.visibilityState === 'hidden') keep();
  };
  page.document.addEventListener('visibilitychange', keepIfHidden, { signal });
}
