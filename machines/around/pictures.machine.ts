import type { SnapshotFrom } from 'xstate';
import {
  beginPictures,
  type ChosenPicture,
  isReady,
  LANES,
  type PicturesContext,
  sentOf,
  uploadIn,
} from './pictures.context.ts';
import { picturesSetup } from './pictures.setup.ts';

/** The pictures that one act adds to a list: two are sent at a time, each ends on its own. */
export const picturesMachine = picturesSetup.createMachine({
  id: 'pictures',
  description: 'The pictures that one act adds to a list.',
  context: ({ input }) => beginPictures(input),
  initial: 'closed',
  states: {
    closed: {
      description: 'No pictures are being added.',
      entry: 'forget',
      on: {
        'pictures.open': { target: 'open', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    open: {
      description: 'The visitor chooses files; each is sent as soon as a lane is free.',
      type: 'parallel',
      on: {
        'pictures.close': { target: 'closed' },
        'file.choose': { actions: { type: 'addFile', params: ({ event }) => event } },
        'picture.retry': {
          guard: { type: 'canRetry', params: ({ event }) => event },
          actions: { type: 'tryAgain', params: ({ event }) => event },
        },
        'picture.describe': { actions: { type: 'describe', params: ({ event }) => event } },
        'picture.decorate': { actions: { type: 'decorate', params: ({ event }) => event } },
        'picture.drop': { actions: { type: 'drop', params: ({ event }) => event } },
        'pictures.use': {
          guard: 'isReady',
          target: 'closed',
          actions: { type: 'use', params: ({ event }) => event },
        },
      },
      states: {
        first: {
          description: 'Sends one picture after the other.',
          initial: 'free',
          states: {
            free: {
              description: 'Nothing is being sent in this lane.',
              always: {
                guard: 'hasWaiting',
                target: 'sending',
                actions: { type: 'take', params: { lane: 'first' } },
              },
            },
            sending: {
              description: 'A picture is being sent.',
              invoke: {
                src: 'uploadPicture',
                input: ({ context }) => uploadIn(context, 'first'),
                onError: {
                  target: 'free',
                  actions: [
                    { type: 'failIn', params: { lane: 'first' } },
                    { type: 'leave', params: { lane: 'first' } },
                  ],
                },
              },
              on: {
                'picture.progressed': {
                  guard: { type: 'isIn', params: ({ event: { id } }) => ({ lane: 'first' as const, id }) },
                  actions: { type: 'keepProgress', params: ({ event }) => event },
                },
                'picture.sent': {
                  guard: { type: 'isIn', params: ({ event: { id } }) => ({ lane: 'first' as const, id }) },
                  target: 'free',
                  actions: [
                    { type: 'keepAddress', params: ({ event }) => event },
                    { type: 'leave', params: { lane: 'first' } },
                  ],
                },
                'picture.failed': {
                  guard: { type: 'isIn', params: ({ event: { id } }) => ({ lane: 'first' as const, id }) },
                  target: 'free',
                  actions: [
                    { type: 'keepFailure', params: ({ event }) => event },
                    { type: 'leave', params: { lane: 'first' } },
                  ],
                },
                'picture.drop': {
                  guard: { type: 'isIn', params: ({ event: { id } }) => ({ lane: 'first' as const, id }) },
                  target: 'free',
                  actions: [
                    { type: 'drop', params: ({ event }) => event },
                    { type: 'leave', params: { lane: 'first' } },
                  ],
                },
              },
            },
          },
        },
        second: {
          description: 'Sends one picture after the other.',
          initial: 'free',
          states: {
            free: {
              description: 'Nothing is being sent in this lane.',
              always: {
                guard: 'isSecondWanted',
                target: 'sending',
                actions: { type: 'take', params: { lane: 'second' } },
              },
            },
            sending: {
              description: 'A picture is being sent.',
              invoke: {
                src: 'uploadPicture',
                input: ({ context }) => uploadIn(context, 'second'),
                onError: {
                  target: 'free',
                  actions: [
                    { type: 'failIn', params: { lane: 'second' } },
                    { type: 'leave', params: { lane: 'second' } },
                  ],
                },
              },
              on: {
                'picture.progressed': {
                  guard: { type: 'isIn', params: ({ event: { id } }) => ({ lane: 'second' as const, id }) },
                  actions: { type: 'keepProgress', params: ({ event }) => event },
                },
                'picture.sent': {
                  guard: { type: 'isIn', params: ({ event: { id } }) => ({ lane: 'second' as const, id }) },
                  target: 'free',
                  actions: [
                    { type: 'keepAddress', params: ({ event }) => event },
                    { type: 'leave', params: { lane: 'second' } },
                  ],
                },
                'picture.failed': {
                  guard: { type: 'isIn', params: ({ event: { id } }) => ({ lane: 'second' as const, id }) },
                  target: 'free',
                  actions: [
                    { type: 'keepFailure', params: ({ event }) => event },
                    { type: 'leave', params: { lane: 'second' } },
                  ],
                },
                'picture.drop': {
                  guard: { type: 'isIn', params: ({ event: { id } }) => ({ lane: 'second' as const, id }) },
                  target: 'free',
                  actions: [
                    { type: 'drop', params: ({ event }) => event },
                    { type: 'leave', params: { lane: 'second' } },
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
});

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
