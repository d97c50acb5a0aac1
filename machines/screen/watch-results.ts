import {
  type ActorRef,
  type EventObject,
  fromCallback,
  type NonReducibleUnknown,
  type Snapshot,
} from 'xstate';
import type { ChatNews } from '../chat/chat.context.ts';
import type { ChatRef } from '../chat/watch-chat.ts';
import type { SiteRef } from '../site/site-ref.ts';

/** What the interview emits. */
export type InterviewNews =
  /** All is asked. */
  | { type: 'interview.finished' }
  /** The visitor chose to publish. */
  | { type: 'publish.requested' };

/** The interview, narrowed to whether it runs. */
export type InterviewRef = ActorRef<
  Snapshot<unknown> & { readonly context: { readonly exchanges: readonly { readonly asked: string }[] } },
  never,
  InterviewNews
>;

export interface Results {
  readonly chat: ChatRef;
  readonly site: SiteRef<never>;
  readonly interview: InterviewRef;
}

/** What the visitor may want to look at: the page, or the chat. */
export type ResultFact =
  | { type: 'step.made' }
  | Extract<ChatNews, { type: 'place.requested' }>
  | Extract<InterviewNews, { type: 'interview.finished' }>;

/** Reports every step that this tab makes, undo and redo excluded, the end of the interview, and every request for a place. */
export const watchResults = fromCallback<EventObject, Results & NonReducibleUnknown>(
  ({ input: { chat, site, interview }, sendBack }) => {
    let before = site.getSnapshot().context.latest;
    const steps = site.subscribe({
      next({ context: { latest } }) {
        const isMade = latest?.way === 'done' && latest.count !== before?.count;
        before = latest;
        if (isMade) sendBack({ type: 'step.made' });
      },
      // The site's parent handles its error. Without an observer here, XState would throw it again.
      error: () => undefined,
    });
    const others = [interview.on('interview.finished', sendBack), chat.on('place.requested', sendBack)];
    return () => {
      for (const watch of [steps, ...others]) watch.unsubscribe();
    };
  },
);
