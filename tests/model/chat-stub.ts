import { createActor, fromTransition } from 'xstate';
import type { ChatRef } from '../../machines/watch-chat.ts';

/** A chat in which nothing is said. */
export function chatStub(): ChatRef {
  const logic = fromTransition((state: null) => state, null);
  return createActor(logic, { id: 'chat' }).start() as unknown as ChatRef;
}
