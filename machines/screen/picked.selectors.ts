import type { SnapshotFrom } from 'xstate';
import type { previewMachine } from './preview.machine.ts';

type Preview = SnapshotFrom<typeof previewMachine>;

/** What was clicked in the page, once the chat is there; else undefined. */
export const selectArrived = (preview: Preview) =>
  preview.matches({ view: { picked: 'typing' } }) || preview.matches({ view: { picked: 'staying' } })
    ? preview.context.picked
    : undefined;

/** True if the message box has the text that was clicked in the page, to be typed over. */
export const selectIsTextTaken = (preview: Preview) => preview.matches({ view: { picked: 'typing' } });
