import type { SnapshotFrom } from 'xstate';
import type { editorMachine } from './editor.machine.ts';

type Editor = SnapshotFrom<typeof editorMachine>;

/** The leaf being edited. */
export const selectLeaf = (editor: Editor) => editor.context.leaf;

/** The kind of editor: color, icon, image, toggle or text. */
export const selectKind = (editor: Editor) => editor.value.kind;

/** The query of the icon or colour search. */
export const selectQuery = (editor: Editor) => editor.context.query;

/** The custom colour typed so far, or undefined. */
export const selectCustom = (editor: Editor) => editor.context.custom;

/** The custom colour typed into the open popover but not chosen yet, or undefined. */
export const selectCustomDraft = (editor: Editor | undefined) =>
  editor?.value.popover === 'open' ? editor.context.custom : undefined;

/** The upload actor of an image leaf. */
export const selectUpload = (editor: Editor) => editor.children.upload;

/** True while the popover is shown. */
export const selectIsPopoverShown = (editor: Editor) =>
  editor.matches({ popover: 'open' }) || editor.matches({ popover: 'chosen' });
