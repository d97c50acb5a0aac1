import type { SnapshotFrom } from 'xstate';
import type { chatMachine } from './chat.machine.ts';
import type { siteMachine } from './site.machine.ts';

/** Whether the visitor has done nothing yet, in this visit or an earlier one. */
export const selectIsUntouched = ({ value, context: { history } }: SnapshotFrom<typeof siteMachine>) =>
  value === 'unchanged' && history.past.length + history.future.length === 0;

/** Whether the chat stands at the main menu. */
export const selectIsAtMenu = (chat: SnapshotFrom<typeof chatMachine>) =>
  chat.context.conversation.above.length === 0;
