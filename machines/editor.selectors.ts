import type { SnapshotFrom } from 'xstate';
import type { editorMachine } from './editor.machine.ts';

type Editor = SnapshotFrom<typeof editorMachine>;

/** The leaf being edited. */
export const selectLeaf = (editor: Editor) => editor.context.leaf;

/** Which editor it is: color, icon, image, toggle or text. */
export const selectKind = (editor: Editor) => editor.value.kind;

/** What the icon or colour search holds. */
export const selectQuery = (editor: Editor) => editor.context.query;

/** The custom colour as typed so far. */
export const selectCustom = (editor: Editor) => editor.context.custom;

/** The uploader, where the leaf is an image. */
export const selectUpload = (editor: Editor) => editor.children.upload;
