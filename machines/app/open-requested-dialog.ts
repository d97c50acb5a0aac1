import { type ActorRef, type EventObject, fromCallback, type Snapshot } from 'xstate';
import type { DialogName } from '../../src/domain/chat/menu.ts';
import type { FoundDialog } from '../../src/domain/find/find-actions.ts';

type Requested = DialogName | FoundDialog;
type Dialogs = {
  readonly [D in Requested]: ActorRef<Snapshot<unknown>, { type: `${D}.open`; at: number; list: string }>;
};
type Requesting = ActorRef<
  Snapshot<unknown>,
  never,
  | { type: 'dialog.requested'; dialog: Requested | undefined; at?: number; list?: string | undefined }
  | { type: 'place.requested' }
>;

/** Opens each dialog that one of these actors requests. */
export const openRequestedDialog = fromCallback<
  EventObject,
  { readonly by: readonly Pick<Requesting, 'on'>[]; readonly dialogs: Dialogs }
>(({ input }) => {
  const open = <D extends Requested>(dialog: D, at: number, list: string) =>
    input.dialogs[dialog].send({ type: `${dialog}.open`, at, list });
  const watches = input.by.map((actor) =>
    actor.on('dialog.requested', ({ dialog, at = 0, list = '' }) => {
      if (dialog) open(dialog, at, list);
    }),
  );
  return () => {
    for (const watch of watches) watch.unsubscribe();
  };
});
