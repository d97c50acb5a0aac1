import { type AnyActorRef, createActor, fromTransition } from 'xstate';

/** An actor that is listened to, ignores every event and emits nothing. */
export function stubNamed(id: string): AnyActorRef {
  return createActor(
    fromTransition((state: undefined) => state, undefined),
    { id },
  ).start();
}
