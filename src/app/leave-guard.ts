import { type App, selectActors } from '../../machines/app/app.machine.ts';
import { selectEditor } from '../../machines/chat/chat.selectors.ts';
import { selectPictures } from '../../machines/dialogs/pictures.machine.ts';
import { selectUpload } from '../../machines/editor/editor.selectors.ts';
import { selectFile } from '../../machines/editor/upload.machine.ts';
import { selectIsKept } from '../../machines/site/site.selectors.ts';

/** Asks before the page is left while a change is not stored, a chosen file is not on the page, or a deploy has not been answered. */
export function guardLeaving(page: Window, app: App, signal: AbortSignal): void {
  const ask = (event: BeforeUnloadEvent) => {
    if (wouldLose(app)) event.preventDefault();
  };
  page.addEventListener('beforeunload', ask, { signal });
}

function wouldLose(app: App): boolean {
  const actors = selectActors(app.getSnapshot());
  if (!actors) return false;
  const { site, chat, dialogs, publish } = actors;
  // Texts are kept for the next visit; a browser keeps no file.
  const editor = selectEditor(chat.getSnapshot())?.getSnapshot();
  const upload = editor && selectUpload(editor)?.getSnapshot();
  const { pictures } = dialogs.getSnapshot().children;
  const hasFiles =
    (upload && selectFile(upload) !== undefined) ||
    (pictures && selectPictures(pictures.getSnapshot()).length > 0);
  return hasFiles || !selectIsKept(site.getSnapshot()) || publish.getSnapshot().matches('deploying');
}
