import { type ActorRef, type EventObject, fromCallback, type Snapshot } from 'xstate';
import type { DialogName } from '../../src/domain/chat/menu.ts';
import type { ChatRef } from '../chat/watch-chat.ts';

type Doors = { readonly [D in DialogName]: ActorRef<Snapshot<unknown>, { type: `${D}.open` }> };

/** Opens the dialogs that the visitor asks the chat for, for as long as it runs. */
export const openRequestedDialog = fromCallback<
  EventObject,
  { readonly chat: ChatRef; readonly doors: Doors }
>(({ input }) => {
  const open = <D extends DialogName>(door: D) => input.doors[door].send({ type: `${door}.open` });
  const watch = input.chat.on('door.opened', ({ door }) => {
    if (door) open(door);
  });
  return () => watch.unsubscribe();
});
