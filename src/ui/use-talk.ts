import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { AppActors } from '../../machines/app/app.machine.ts';
import { selectIsRunning } from '../../machines/interview/interview.selectors.ts';
import { useActors } from './actors-context.tsx';

type Chat = SnapshotFrom<AppActors['chat']>;
type Interview = SnapshotFrom<AppActors['interview']>;

/** True while the interview stands in the place of the chat. */
export function useIsInterviewed(): boolean {
  return useSelector(useActors().interview, selectIsRunning);
}

/** The actor that the visitor talks to: both take the same events. */
export function useTalker() {
  const { chat, interview } = useActors();
  return useIsInterviewed() ? interview : chat;
}

/** A value of the actor that the visitor talks to. */
export function useTalk<Value>(ofChat: (chat: Chat) => Value, ofInterview: (interview: Interview) => Value) {
  const { chat, interview } = useActors();
  const isInterviewed = useIsInterviewed();
  const chatValue = useSelector(chat, ofChat);
  const interviewValue = useSelector(interview, ofInterview);
  return isInterviewed ? interviewValue : chatValue;
}
