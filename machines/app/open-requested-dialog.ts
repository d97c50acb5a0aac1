import { type ActorRef, type EventObject, fromCallback, type Snapshot } from 'xstate';
import type { DialogName } from '../../src/domain/chat/menu.ts';
import type { ChatRef } from '../chat/watch-chat.ts';

type Dialogs = { readonly [D in DialogName]: ActorRef<Snapshot<unknown>, { type: `${D}.open` }> };

/** Opens each dialog that the chat requests. */
export const openRequestedDialog = fromCallback<
  EventObject,
  { readonly chat: ChatRef; readonly dialogs: Dialogs }
>(({ input }) => {
  const open = <D extends DialogName>(dialog: D) => input.dialogs[dialog].send({ type: `${dialog}.open` });
  const watch = input.chat.on('dialog.requested', ({ dialog }) => {
    if (dialog) open(dialog);
  });
  return () => watch.unsubscribe();
});
