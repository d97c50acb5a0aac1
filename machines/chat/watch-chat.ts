import { type ActorRef, fromCallback, type Snapshot } from 'xstate';
import type { ChatEvent, ChatNews } from './chat.context.ts';
import type { DraftContext } from './chat.drafts.ts';

type ChatSnapshot = Snapshot<unknown> & {
  readonly context: DraftContext;
  hasTag(tag: 'working'): boolean;
};

/** The chat, narrowed to its snapshot and to the events that the holder may send. */
export type ChatRef<Event extends ChatEvent = never> = ActorRef<ChatSnapshot, Event, ChatNews>;

/** The reason for a change of the transcript. */
export type ChatFact = { type: 'visitor.acted' } | { type: 'edit.answered' };

/** Reports every change of the transcript. */
export const watchChat = fromCallback<ChatFact, { readonly chat: ChatRef }>(({ input, sendBack }) => {
  let before = input.chat.getSnapshot();
  const watch = input.chat.subscribe({
    next(now) {
      const isNew = now.context.conversation !== before.context.conversation;
      const wasWorking = before.hasTag('working');
      before = now;
      if (isNew) sendBack({ type: wasWorking ? 'edit.answered' : 'visitor.acted' });
    },
    // The chat's parent handles its error. Without an observer here, XState would throw it again.
    error: () => undefined,
  });
  return () => watch.unsubscribe();
});
