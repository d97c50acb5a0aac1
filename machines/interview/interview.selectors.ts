import type { SnapshotFrom } from 'xstate';
import { messagesOf } from '../../src/domain/interview/exchanges.ts';
import type { KeptInterview } from '../../src/domain/interview/kept-interview.ts';
import type { interviewMachine } from './interview.machine.ts';

type Interview = SnapshotFrom<typeof interviewMachine>;

/** True while the interview stands in the place of the chat. */
export const selectIsRunning = (interview: Interview) => selectAsked(interview) !== undefined;

/** All messages. The list is the same object until a message is added or removed. */
export const selectMessages = (interview: Interview) => messagesFor(interview.context.exchanges);

/** The latest message: the only one whose options are live. */
export const selectLatest = (interview: Interview) => selectMessages(interview).at(-1);

/** The text in the message box. */
export const selectDraft = (interview: Interview) => interview.context.draft;

/** True while nothing can be answered. */
export const selectIsWorking = (interview: Interview) => interview.hasTag('working');

/** True if Back is possible now. */
export const selectCanGoBack = (interview: Interview) => interview.can({ type: 'step.back' });

/** True if the text in the message box can be sent now. */
export const selectCanSend = (interview: Interview) => interview.can({ type: 'message.send', at: 0 });

/** True if a text answers the present question. */
export const selectTakesText = (interview: Interview) =>
  ['name', 'contact', 'address'].some((question) => selectAsked(interview) === question);

/** True while the visitor is asked what the page is for. */
export const selectAsksForTrade = (interview: Interview) => selectAsked(interview) === 'trade';

/** True once all is asked. */
export const selectIsFinished = (interview: Interview) => selectAsked(interview) === 'finished';

/** The editor actor of the picture. */
export const selectPictureEditor = (interview: Interview) => interview.children.editor;

/** What the interview needs to go on after a reload; undefined if there is none. */
export const selectKept = (interview: Interview): KeptInterview | undefined => {
  const asked = selectAsked(interview);
  const { draft, name, before } = interview.context;
  return asked && { asked, draft, name, before };
};

function selectAsked({ context }: Interview) {
  return context.exchanges.at(-1)?.asked;
}

const lists = new WeakMap<object, ReturnType<typeof messagesOf>>();

function messagesFor(exchanges: Interview['context']['exchanges']) {
  const known = lists.get(exchanges);
  if (known) return known;
  const messages = messagesOf(exchanges);
  lists.set(exchanges, messages);
  return messages;
}
