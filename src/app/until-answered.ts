import type { Subscribable } from 'xstate';
import type { AppActors } from '../../machines/app/app.machine.ts';
import { selectEditor, selectIsWorking } from '../../machines/chat/chat.selectors.ts';
import { selectIsSending } from '../../machines/dialogs/pictures.machine.ts';
import { selectUpload } from '../../machines/editor/editor.selectors.ts';
import { selectStage } from '../../machines/editor/upload.machine.ts';

/** Resolves once nothing is under way that a reload would cut off: an answer of the chat, or an upload. */
export async function untilAnswered(actors: AppActors | undefined, signal: AbortSignal): Promise<void> {
  for (let watched = atWork(actors); watched && !signal.aborted; watched = atWork(actors)) {
    const changed = Promise.withResolvers<void>();
    const watch = watched.subscribe({ next: () => changed.resolve(), complete: () => changed.resolve() });
    signal.addEventListener('abort', () => changed.resolve());
    // What has ended tells its parent next; only then is known whether more is under way.
    await changed.promise;
    watch.unsubscribe();
  }
}

/** An actor, narrowed to what tells that it has changed or ended. */
type Watched = Pick<Subscribable<unknown>, 'subscribe'>;

/** What is under way; undefined if nothing is. */
function atWork(actors: AppActors | undefined): Watched | undefined {
  if (!actors) return undefined;
  const { chat, dialogs } = actors;
  if (selectIsWorking(chat.getSnapshot())) return chat;
  const editor = selectEditor(chat.getSnapshot())?.getSnapshot();
  const upload = editor && selectUpload(editor);
  if (upload && selectStage(upload.getSnapshot()) === 'uploading') return upload;
  const { pictures } = dialogs.getSnapshot().children;
  return pictures && selectIsSending(pictures.getSnapshot()) ? pictures : undefined;
}
