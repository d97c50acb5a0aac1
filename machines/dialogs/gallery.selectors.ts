import type { SnapshotFrom } from 'xstate';
import type { galleryMachine } from './gallery.machine.ts';

type Gallery = SnapshotFrom<typeof galleryMachine>;

/** The gallery's state: closed, or how far its examples have come. */
export const selectGalleryStage = ({ value }: Gallery) => (value === 'closed' ? value : value.open);

/** Every template with the content of each business, once loaded. */
export const selectExamples = (gallery: Gallery) => gallery.context.examples;
