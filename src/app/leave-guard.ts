import type { App } from '../../machines/app/app.machine.ts';
import { selectActors } from '../../machines/app/app.machine.ts';
import { selectEditor } from '../../machines/chat/chat.selectors.ts';
import { selectRows } from '../../machines/editor/editor.selectors.ts';
import { selectIsKept } from '../../machines/site/site.selectors.ts';

/** Asks before the page is left while a change is not stored, the rows of a table are not on the page, or a deploy has not been answered. */
export function guardLeaving(page: Window, app: App, signal: AbortSignal): void {
  const ask = (event: BeforeUnloadEvent) => {
    if (wouldLose(app)) event.preventDefault();
  };
  page.addEventListener('beforeunload', ask, { signal });
}

function wouldLose(app: App): boolean {
  const actors = selectActors(app.getSnapshot());
  if (!actors) return false;
  const { site, chat, publish } = actors;
  const editor = selectEditor(chat.getSnapshot())?.getSnapshot();
  const hasRows = editor !== undefined && selectRows(editor) !== undefined;
  return hasRows || !selectIsKept(site.getSnapshot()) || publish.getSnapshot().matches('deploying');
}
