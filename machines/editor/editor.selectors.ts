import type { SnapshotFrom } from 'xstate';
import type { editorMachine } from './editor.machine.ts';

type EditorSnapshot = SnapshotFrom<typeof editorMachine>;

/** The leaf being edited; undefined for a table. */
export const selectLeaf = ({ context: { leaf } }: EditorSnapshot) =>
  leaf?.type === 'table' ? undefined : leaf;

/** The state of the icon font: `loading`, `drawn` or `missing`; `unneeded` where no icons are shown. */
export const selectIconFont = (editor: EditorSnapshot) => editor.value.iconFont;

/** The point of the picture that was picked and is not chosen yet. */
export const selectFocus = (editor: EditorSnapshot) => editor.context.focus;

/** The kind of editor: color, icon, image, toggle, table or text. */
export const selectKind = (editor: EditorSnapshot) => editor.value.kind;

/** The query of the icon or colour search. */
export const selectQuery = (editor: EditorSnapshot) => editor.context.query;

/** The custom colour typed so far, or undefined. */
export const selectCustom = (editor: EditorSnapshot) => editor.context.custom;

/** The upload actor of an image leaf. */
export const selectUpload = (editor: EditorSnapshot) => editor.children.upload;

/** True while the popover is shown. */
export const selectIsPopoverShown = (editor: EditorSnapshot) =>
  editor.matches({ popover: 'open' }) || editor.matches({ popover: 'chosen' });
