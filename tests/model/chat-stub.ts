import { createActor, fromTransition } from 'xstate';
import type { ChatRef } from '../../machines/watch-chat.ts';

/** A chat in which nothing is said, whether or not an edit is on its way there. */
export function chatStub({ isWorking = false } = {}): ChatRef {
  const logic = fromTransition((state: null) => state, null);
  const actor = createActor(logic, { id: 'chat' }).start();
  const snapshot = Object.assign(actor.getSnapshot(), { hasTag: () => isWorking });
  return Object.assign(actor, { getSnapshot: () => snapshot }) as unknown as ChatRef;
}
