import { uploadMachine } from '../../../machines/editor/upload.machine.ts';
import type { Model, Sentences } from '../../prove/model.ts';
import { beginsIn, isEnd, isUnchanged } from '../../prove/sentences.ts';

type Upload = typeof uploadMachine;

const CAT = new File(['cat'], 'cat.png', { type: 'image/png' });
const DOG = new File(['dog'], 'dog.webp', { type: 'image/webp' });
const NOTES = new File(['notes'], 'notes.txt', { type: 'text/plain' });
const LARGE = new File([new Uint8Array(5_242_881)], 'large.png', { type: 'image/png' });
const PROBLEMS = new Map([
  [NOTES, 'notImage'],
  [LARGE, 'tooLarge'],
]);

export const uploadModel: Model<Upload> = {
  name: 'upload',
  machine: uploadMachine,
  starts: { any: () => undefined },
  cases: {
    'file.choose': [{ file: CAT }, { file: DOG }, { file: NOTES }, { file: LARGE }],
    'upload.progressed': [{ fraction: 0.6 }],
    'upload.finished': [{ address: 'https://pictures.example/cat.png', at: 7 }],
    // The screens take the first.
    'upload.failed': [{ retryAfter: 700, reason: 'There is no room.' }, {}],
  },
  pairs: 45,
  key: ({ context: { file, large, problem, fraction, retryAfter, address } }) => [
    file?.name,
    large?.name,
    problem,
    fraction,
    retryAfter,
    address,
  ],
};

export const uploadSentences: Sentences<Upload> = {
  'at the beginning no file was offered': beginsIn({ idle: 'empty' }),
  'choosing an image previews it and clears problem and progress': ({ event, before, after }) => {
    if (event.type !== 'file.choose' || PROBLEMS.has(event.file) || isBusy(before)) return undefined;
    const { file, problem, fraction } = after.context;
    return after.matches('previewing') && file === event.file && problem === undefined && fraction === 0;
  },
  'a file that is not an image or too large is rejected, and the previous image is cleared': ({
    event,
    before,
    after,
  }) => {
    if (event.type !== 'file.choose' || !PROBLEMS.has(event.file) || isBusy(before)) return undefined;
    const { file, large, problem } = after.context;
    const place = event.file === LARGE ? 'tooLarge' : 'rejected';
    const kept = event.file === LARGE ? LARGE : undefined;
    return (
      after.matches({ idle: place }) &&
      file === undefined &&
      large === kept &&
      problem === PROBLEMS.get(event.file)
    );
  },
  'an image that is too large is taken if the visitor wants it smaller, and only then': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'image.shrink') return after.context.file !== LARGE || before.context.file === LARGE;
    if (!before.matches({ idle: 'tooLarge' })) return isUnchanged(step);
    const { file, large, problem, fraction } = after.context;
    return (
      after.matches('previewing') &&
      file === LARGE &&
      large === undefined &&
      problem === undefined &&
      fraction === 0
    );
  },
  'an image is too large only until another is chosen': ({ after }) =>
    (after.context.large !== undefined) === after.matches({ idle: 'tooLarge' }),
  'no other file is accepted during and after an upload': (step) =>
    step.event.type === 'file.choose' && isBusy(step.before) ? isUnchanged(step) : undefined,
  'starting uploads the chosen image from the beginning, also after a failure': ({
    event,
    before,
    after,
  }) => {
    if (event.type !== 'upload.start' || !canStart(before)) return undefined;
    const { file, fraction } = after.context;
    const [child] = Object.values(after.children);
    const sent: unknown = child && 'input' in child.getSnapshot() && child.getSnapshot().input;
    return (
      after.matches('uploading') &&
      fraction === 0 &&
      file === before.context.file &&
      JSON.stringify(sent) === JSON.stringify({ file })
    );
  },
  'nothing is uploaded without an image': ({ after }) =>
    after.matches('uploading') ? after.context.file !== undefined : undefined,
  'the fraction is the latest reported progress': ({ event, before, after }) =>
    event.type === 'upload.progressed'
      ? after.context.fraction === (before.matches('uploading') ? event.fraction : before.context.fraction)
      : undefined,
  'a failure keeps the image for a retry': (step) => {
    const { event, before, after } = step;
    if (!before.matches('uploading') || !(event.type === 'upload.failed' || isEnd(step, 'error'))) {
      return undefined;
    }
    return after.matches({ failed: 'refused' }) && after.context.file === before.context.file;
  },
  'a failure keeps the time to wait and the reason, if there are any; a retry clears them': (step) => {
    const { event, before, after } = step;
    const { retryAfter, reason } = after.context;
    if (after.matches('uploading')) return retryAfter === undefined && reason === undefined;
    if (event.type !== 'upload.failed' || !before.matches('uploading')) return undefined;
    return retryAfter === event.retryAfter && reason === event.reason;
  },
  'without a network the upload fails at once, keeps the image, and sends nothing by itself': ({
    event,
    before,
    after,
  }) => {
    if (event.type !== 'upload.cutOff' || !before.matches('uploading')) return undefined;
    return (
      after.matches({ failed: 'offline' }) &&
      after.context.file === before.context.file &&
      Object.values(after.children).every((child) => child === undefined)
    );
  },
  'only a network that is away is said to be away': ({ event, before, after }) =>
    after.matches({ failed: 'offline' }) && !before.matches('failed')
      ? event.type === 'upload.cutOff'
      : undefined,
  'how an upload ended is told': ({ event, before, after, emitted }) => {
    const { retryAfter, reason } = after.context;
    const ended = before.matches('uploading') && !after.matches('uploading');
    const problem = event.type === 'upload.cutOff' ? 'offline' : 'failed';
    const end =
      event.type === 'upload.finished'
        ? { kind: 'sent', address: event.address }
        : { kind: 'failed', problem, retryAfter, reason };
    const told = emitted as readonly { readonly end?: object }[];
    return JSON.stringify(told.map((each) => each.end)) === JSON.stringify(ended ? [end] : []);
  },
  'the upload ends with the address, the name and the time': ({ event, before, after }) => {
    if (event.type !== 'upload.finished' || !before.matches('uploading')) return undefined;
    const expected = { value: event.address, said: before.context.file?.name, at: event.at };
    return after.status === 'done' && JSON.stringify(after.output) === JSON.stringify(expected);
  },
};

function canStart(upload: ReturnType<Upload['resolveState']>): boolean {
  return upload.matches('previewing') || upload.matches('failed');
}

function isBusy(upload: ReturnType<Upload['resolveState']>): boolean {
  return upload.matches('uploading') || upload.matches('done');
}
