import { assign, sendTo, setup } from 'xstate';
import { notProvidedReporter } from '../not-provided.ts';
import {
  beginPictures,
  canRetry,
  chosenPlan,
  isReady,
  type Lane,
  nextWaiting,
  type PictureReport,
  type PicturesContext,
  type PicturesEvent,
  type PicturesInput,
  withChange,
  withFile,
} from './pictures.context.ts';

type Id = { readonly id: number };

/** The actors, guards and actions of the chart of many pictures. */
export const picturesSetup = setup({
  types: { input: {} as PicturesInput, context: {} as PicturesContext, events: {} as PicturesEvent },
  actors: {
    uploadPicture: notProvidedReporter<{ readonly id: number; readonly file: File | undefined }>(
      'uploadPicture',
    ),
  },
  guards: {
    hasWaiting: ({ context }) => nextWaiting(context) !== undefined,
    // Both lanes look at the same moment: the second one leaves the first picture to the first.
    isSecondWanted: ({ context }) => context.lanes.first !== undefined && nextWaiting(context) !== undefined,
    isIn: ({ context }, { lane, id }: Id & { lane: Lane }) => context.lanes[lane] === id,
    canRetry: ({ context }, { id }: Id) =>
      context.pictures.some(
        (picture) => picture.id === id && picture.end?.kind === 'failed' && canRetry(picture.end.problem),
      ),
    isReady: ({ context }) => isReady(context),
  },
  actions: {
    begin: assign(({ context }, { list }: { list: string }) => ({ ...beginPictures(context), list })),
    forget: assign(({ context }) => beginPictures(context)),
    addFile: assign(({ context }, { file }: { file: File }) => withFile(context, file)),
    take: assign(({ context }, { lane }: { lane: Lane }) => ({
      lanes: { ...context.lanes, [lane]: nextWaiting(context)?.id },
    })),
    leave: assign(({ context }, { lane }: { lane: Lane }) => ({
      lanes: { ...context.lanes, [lane]: undefined },
    })),
    keepProgress: assign(({ context }, { id, fraction }: Id & { fraction: number }) => ({
      pictures: withChange(context, id, { fraction }),
    })),
    keepAddress: assign(({ context }, { id, address }: Id & { address: string }) => ({
      pictures: withChange(context, id, { end: { kind: 'sent', address } }),
    })),
    keepFailure: assign(
      (
        { context },
        { id, problem, retryAfter, reason }: Omit<Extract<PictureReport, { type: 'picture.failed' }>, 'type'>,
      ) => ({ pictures: withChange(context, id, { end: { kind: 'failed', problem, retryAfter, reason } }) }),
    ),
    failIn: assign(({ context }, { lane }: { lane: Lane }) => ({
      pictures: withChange(context, context.lanes[lane] ?? 0, { end: { kind: 'failed', problem: 'failed' } }),
    })),
    tryAgain: assign(({ context }, { id }: Id) => ({
      pictures: withChange(context, id, { end: undefined, fraction: 0 }),
    })),
    describe: assign(({ context }, { id, text }: Id & { text: string }) => ({
      pictures: withChange(context, id, { text, isDecoration: false }),
    })),
    decorate: assign(({ context }, { id, isDecoration }: Id & { isDecoration: boolean }) => ({
      pictures: withChange(context, id, { isDecoration }),
    })),
    drop: assign(({ context }, { id }: Id) => ({
      pictures: context.pictures.filter((picture) => picture.id !== id),
    })),
    use: sendTo(
      ({ context }) => context.chat,
      ({ context }, { at }: { at: number }) => chosenPlan(context, at),
    ),
  },
});
