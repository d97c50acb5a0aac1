import type { SnapshotFrom } from 'xstate';
import { type ChosenPicture, isReady, LANES, type PicturesContext, sentOf } from './pictures.context.ts';
import type { picturesMachine } from './pictures.machine.ts';

type Pictures = SnapshotFrom<typeof picturesMachine>;

/** The chosen files, in order. */
export const selectPictures = (pictures: Pictures) => pictures.context.pictures;

/** True if the pictures that were sent can be added now. */
export const selectIsReady = (pictures: Pictures) => isReady(pictures.context);

/** The number of pictures that were sent. */
export const selectSentCount = (pictures: Pictures) => sentOf(pictures.context).length;

/** How far a picture has come. */
export const stageOfPicture = ({ id, end }: ChosenPicture, lanes: PicturesContext['lanes']) =>
  end?.kind ?? (LANES.some((lane) => lanes[lane] === id) ? 'sending' : 'waiting');

/** The picture that each lane sends. */
export const selectLanes = (pictures: Pictures) => pictures.context.lanes;
