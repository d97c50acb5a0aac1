import { type ActorRef, type EventObject, fromCallback, type Snapshot } from 'xstate';
import type { DialogName } from '../../src/domain/chat/menu.ts';
import type { FoundDialog } from '../../src/domain/find/find-actions.ts';

type Requested = DialogName | FoundDialog;
type Dialogs = { readonly [D in Requested]: ActorRef<Snapshot<unknown>, { type: `${D}.open` }> };
type Requesting = ActorRef<
  Snapshot<unknown>,
  never,
  { type: 'dialog.requested'; dialog: Requested | undefined }
>;

/** Opens each dialog that one of these actors requests. */
export const openRequestedDialog = fromCallback<
  EventObject,
  { readonly by: readonly Pick<Requesting, 'on'>[]; readonly dialogs: Dialogs }
>(({ input }) => {
  const open = <D extends Requested>(dialog: D) => input.dialogs[dialog].send({ type: `${dialog}.open` });
  const watches = input.by.map((actor) =>
    actor.on('dialog.requested', ({ dialog }) => {
      if (dialog) open(dialog);
    }),
  );
  return () => {
    for (const watch of watches) watch.unsubscribe();
  };
});
