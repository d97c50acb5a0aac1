import type { SnapshotFrom } from 'xstate';
import type { editorMachine } from './editor.machine.ts';

type Editor = SnapshotFrom<typeof editorMachine>;

/** The leaf being edited. */
export const selectLeaf = (editor: Editor) => editor.context.leaf;

/** Which editor it is: color, icon, image, toggle or text. */
export const selectKind = (editor: Editor) => editor.value.kind;

/** Whether the popover is on the screen. */
export const selectIsPopoverShown = (editor: Editor) =>
  editor.matches({ popover: 'open' }) || editor.matches({ popover: 'chosen' });
