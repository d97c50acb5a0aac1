import { keptInterviewOf } from '../../domain/interview/kept-interview.ts';
import type { InterviewStore } from '../../domain/ports.ts';

const KEY = 'parley.interview';

/** The running interview, in session storage: it is the tab's own. */
export function sessionInterviews(storage: () => Storage): InterviewStore {
  return {
    read() {
      try {
        return keptInterviewOf(JSON.parse(storage().getItem(KEY) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    keep(interview) {
      try {
        if (interview) storage().setItem(KEY, JSON.stringify(interview));
        else storage().removeItem(KEY);
      } catch {
        // Without storage it lasts until the page is left.
      }
    },
  };
}
