import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  beginPictures,
  type ChosenPicture,
  canRetry,
  hasPlaces,
  isReady,
  picturesSetup,
  sentOf,
} from './pictures.setup.ts';

/** The pictures that one act adds to a list: two are sent at a time, each ends on its own. */
export const picturesMachine = picturesSetup.createMachine({
  id: 'pictures',
  description: 'The pictures that one act adds to a list.',
  context: ({ input }) => beginPictures(input),
  initial: 'open',
  states: {
    open: {
      description: 'The visitor chooses files; two are sent at a time, each by an upload of its own.',
      on: {
        'file.choose': { actions: [{ type: 'addFile', params: ({ event }) => event }, 'sendNext'] },
        'upload.ended': {
          guard: { type: 'isSending', params: ({ event }) => event },
          actions: [{ type: 'noteEnd', params: ({ event }) => event }, 'sendNext'],
        },
        'picture.retry': {
          guard: { type: 'canRetry', params: ({ event }) => event },
          actions: [{ type: 'tryAgain', params: ({ event }) => event }, 'sendNext'],
        },
        'picture.drop': {
          actions: [
            { type: 'stopUpload', params: ({ event }) => event },
            { type: 'drop', params: ({ event }) => event },
            'sendNext',
          ],
        },
        'picture.describe': { actions: { type: 'describe', params: ({ event }) => event } },
        'picture.decorate': { actions: { type: 'decorate', params: ({ event }) => event } },
        'pictures.use': {
          guard: 'isReady',
          target: 'closed',
          actions: { type: 'use', params: ({ event }) => event },
        },
      },
    },
    closed: { description: 'The chat has the pictures.', type: 'final' },
  },
});

export type PicturesActor = ActorRefFrom<typeof picturesMachine>;

type Pictures = SnapshotFrom<typeof picturesMachine>;

/** The chosen files, in order. */
export const selectPictures = (pictures: Pictures) => pictures.context.pictures;

/** True if the pictures are the main ones of the page, and not those of a list. */
export const selectIsForPage = (pictures: Pictures) => pictures.context.list === '';

/** True if the pictures that were sent can be added now. */
export const selectIsReady = (pictures: Pictures) => isReady(pictures.context);

/** The number of pictures that were sent. */
export const selectSentCount = (pictures: Pictures) => sentOf(pictures.context).length;

/** The number of pictures that are added, or may still be: without those that cannot be taken. */
export const selectTakenCount = ({ context: { pictures } }: Pictures) =>
  pictures.filter(({ end }) => end?.kind !== 'failed' || canRetry(end.problem)).length;

/** False where the page has no place for the pictures any more. */
export const selectHasPlaces = (pictures: Pictures) => hasPlaces(pictures.context);

/** True while a picture is on its way. */
export const selectIsSending = (pictures: Pictures) => pictures.context.sending.length > 0;

/** How far a picture has come. */
export const selectStage =
  ({ id, end }: ChosenPicture) =>
  (pictures: Pictures) =>
    end?.kind ?? (pictures.context.sending.includes(id) ? 'sending' : 'waiting');
