import { createActor, fromTransition } from 'xstate';
import type { InterviewRef } from '../../../machines/interview/interview.context.ts';

/** An interview that only says whether it runs. */
export function interviewStub({ isRunning }: { readonly isRunning: boolean }): InterviewRef {
  const logic = fromTransition((state: object) => state, {
    exchanges: isRunning ? [{ asked: 'trade' }] : [],
  });
  return createActor(logic, { id: 'interview' }).start() as unknown as InterviewRef;
}
