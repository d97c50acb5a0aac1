import {
  type ActorRef,
  type EventObject,
  fromCallback,
  type NonReducibleUnknown,
  type Snapshot,
} from 'xstate';
import type { SiteRef } from '../site/site-ref.ts';

type InterviewEnd = { type: 'interview.finished' };

/** The interview, narrowed to whether it runs. */
export type InterviewRef = ActorRef<
  Snapshot<unknown> & { readonly context: { readonly exchanges: readonly { readonly asked: string }[] } },
  never,
  InterviewEnd
>;

export interface Results {
  readonly site: SiteRef<never>;
  readonly interview: InterviewRef;
}

/** What the visitor may want to look at. */
export type ResultFact = { type: 'step.made' } | InterviewEnd;

/** Reports every step that this tab makes, undo and redo excluded, and the end of the interview. */
export const watchResults = fromCallback<EventObject, Results & NonReducibleUnknown>(
  ({ input: { site, interview }, sendBack }) => {
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
    const ends = interview.on('interview.finished', sendBack);
    return () => {
      steps.unsubscribe();
      ends.unsubscribe();
    };
  },
);
