import type { SnapshotFrom } from 'xstate';
import { type editorMachine, FIRST_CUSTOM } from './editor.machine.ts';

type Editor = SnapshotFrom<typeof editorMachine>;

/** The leaf being edited. */
export const selectLeaf = (editor: Editor) => editor.context.leaf;

/** Which editor it is: color, icon, image, toggle or text. */
export const selectKind = (editor: Editor) => editor.value.kind;

/** What the icon or colour search holds. */
export const selectQuery = (editor: Editor) => editor.context.query;

/** The custom colour as typed so far. */
export const selectCustom = (editor: Editor) => editor.context.custom;

/** The custom colour that was typed in the open popover and is not chosen yet, if there is one. */
export const selectCustomDraft = (editor: Editor | undefined) =>
  editor?.value.popover === 'open' && editor.context.custom !== FIRST_CUSTOM
    ? editor.context.custom
    : undefined;

/** The uploader, where the leaf is an image. */
export const selectUpload = (editor: Editor) => editor.children.upload;

/** Whether the popover is on the screen. */
export const selectIsPopoverShown = (editor: Editor) =>
  editor.matches({ popover: 'open' }) || editor.matches({ popover: 'chosen' });
