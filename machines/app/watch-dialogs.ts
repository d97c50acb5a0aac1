import {
  type ActorRef,
  type EventObject,
  fromCallback,
  type NonReducibleUnknown,
  type Snapshot,
} from 'xstate';
import type { QuestionNews } from '../around/gallery.machine.ts';
import type { ChatNews } from '../chat/chat.context.ts';
import type { InterviewNews } from '../interview/interview.context.ts';
import { selectIsOpen } from './dialog.selectors.ts';

type Emitting<News extends EventObject> = Pick<ActorRef<Snapshot<unknown>, never, News>, 'on'>;
type Watched = Pick<
  ActorRef<Snapshot<unknown> & { readonly value: unknown }, never>,
  'getSnapshot' | 'subscribe'
>;

/** The actors that ask for dialogs. */
export interface DialogRequests {
  readonly chat: Emitting<ChatNews>;
  readonly interview: Emitting<InterviewNews>;
  readonly gallery: Emitting<QuestionNews>;
}

interface Watching extends DialogRequests {
  readonly dialogs: Readonly<Record<string, Watched>>;
}

/** Reports each dialog that is asked for, and each that has closed itself. */
export const watchDialogs = fromCallback<EventObject, Watching & NonReducibleUnknown>(
  ({ input: { dialogs, chat, interview, gallery }, sendBack }) => {
    const closings = Object.entries(dialogs).map(([name, dialog]) => {
      let wasOpen = selectIsOpen(dialog.getSnapshot());
      return dialog.subscribe({
        next(snapshot) {
          const hasClosed = wasOpen && !selectIsOpen(snapshot);
          wasOpen = selectIsOpen(snapshot);
          if (hasClosed) sendBack({ type: `${name}.closed` });
        },
        // The dialog's parent handles its error. Without an observer here, XState would throw it again.
        error: () => undefined,
      });
    });
    const requests = [
      chat.on('dialog.requested', ({ dialog, at, list = '' }) => {
        if (dialog) sendBack({ type: `${dialog}.open`, at, list });
      }),
      interview.on('publish.requested', () => sendBack({ type: 'publish.open' })),
      gallery.on('question.requested', ({ request }) => sendBack({ type: 'templateChange.ask', request })),
    ];
    return () => {
      for (const watch of [...closings, ...requests]) watch.unsubscribe();
    };
  },
);
