import type { SnapshotFrom } from 'xstate';
import type { previewMachine } from './preview.machine.ts';

type Preview = SnapshotFrom<typeof previewMachine>;

/** The width the page is shown at. */
export const selectViewport = (preview: Preview) => preview.value.viewport;

/** Whether sections are outlined and named. */
export const selectGuidesShown = (preview: Preview) => preview.matches({ guides: 'shown' });

/** The panel that a narrow screen shows. */
export const selectPanel = (preview: Preview) => preview.value.panel;

/** The address of the link that was clicked in the page, while it is shown. */
export const selectLinkAddress = (preview: Preview) => preview.context.address;

/** The fonts that the page carries. */
export const selectFonts = (preview: Preview) => preview.context.fonts;

/** Whether the page is to carry a font that could not be cut. */
export const selectIsFontMissing = (preview: Preview) => preview.matches({ font: 'missing' });
