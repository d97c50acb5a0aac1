import type { SnapshotFrom } from 'xstate';
import type { siteMachine } from './site.machine.ts';

/** Whether the visitor has done nothing yet, in this visit or an earlier one. */
export const selectIsUntouched = ({ value, context: { history } }: SnapshotFrom<typeof siteMachine>) =>
  value === 'unchanged' && history.past.length + history.future.length === 0;
