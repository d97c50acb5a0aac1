import { type ActorRef, fromCallback, type Snapshot } from 'xstate';
import type { ChatContext, ChatEvent, ChatNews } from './chat.context.ts';

type ChatSnapshot = Snapshot<unknown> & {
  readonly context: Pick<ChatContext, 'conversation' | 'draft'>;
  hasTag(tag: 'working'): boolean;
};

/** What is known of the chat by whoever only watches it. */
export type ChatRef<Event extends ChatEvent = never> = ActorRef<ChatSnapshot, Event, ChatNews>;

/** Why the transcript changed: by what the visitor did, or by the answer to an edit that took its second. */
export type ChatFact = { type: 'visitor.acted' } | { type: 'edit.answered' };

/** Hands on every change of the transcript, for as long as it is invoked. */
export const watchChat = fromCallback<ChatFact, { readonly chat: ChatRef }>(({ input, sendBack }) => {
  let before = input.chat.getSnapshot();
  const watch = input.chat.subscribe({
    next(now) {
      const isNew = now.context.conversation !== before.context.conversation;
      const wasWorking = before.hasTag('working');
      before = now;
      if (isNew) sendBack({ type: wasWorking ? 'edit.answered' : 'visitor.acted' });
    },
    // Its parent hears of an error that ends the chat; unheard here, it would be thrown once more.
    error: () => undefined,
  });
  return () => watch.unsubscribe();
});
