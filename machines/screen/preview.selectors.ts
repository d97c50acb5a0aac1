import type { SnapshotFrom } from 'xstate';
import type { previewMachine } from './preview.machine.ts';

type Preview = SnapshotFrom<typeof previewMachine>;

/** How wide the page is: `desktop`, the same in its `fullSize`, or `mobile`. */
export const selectViewport = (preview: Preview) => preview.value.viewport;

/** True if sections are outlined and named. */
export const selectGuidesShown = (preview: Preview) => preview.matches({ guides: 'shown' });

/** True if a phone shows the controls of the page. */
export const selectAreControlsShown = (preview: Preview) => preview.matches({ controls: 'unfolded' });

/** The panel shown on a narrow screen: `chat` or `preview`. */
export const selectPanel = (preview: Preview) => preview.value.panel;

/** The field or section that the visitor clicked in the page, while the page stays there; else undefined. */
export const selectPicked = (preview: Preview) =>
  preview.matches({ view: 'following' }) ? undefined : preview.context.picked.target;

/** The address of the link clicked in the page, or undefined. */
export const selectLinkAddress = (preview: Preview) => preview.context.address;

/** The fonts embedded in the page. */
export const selectFonts = (preview: Preview) => preview.context.fonts;

/** True if subsetting the page's font failed. */
export const selectIsFontMissing = (preview: Preview) => preview.matches({ font: 'missing' });
