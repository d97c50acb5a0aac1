import type { SnapshotFrom } from 'xstate';
import type { editorMachine } from './editor.machine.ts';

/** Whether the popover is on the screen. */
export const selectIsPopoverShown = (editor: SnapshotFrom<typeof editorMachine>) =>
  editor.matches({ popover: 'open' }) || editor.matches({ popover: 'chosen' });
