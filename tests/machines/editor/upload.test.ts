import { expect, test } from 'vitest';
import { createActor, fromCallback, type NonReducibleUnknown } from 'xstate';
import * as select from '../../../machines/editor/upload.machine.ts';
import { type UploadReport, uploadMachine } from '../../../machines/editor/upload.machine.ts';

function start() {
  const uploads: { file: File | undefined; report: (fact: UploadReport) => void; isStopped: boolean }[] = [];
  const upload = createActor(
    uploadMachine.provide({
      actors: {
        uploadImage: fromCallback<
          { type: 'none' },
          { readonly file: File | undefined } & NonReducibleUnknown
        >(({ input, sendBack }) => {
          const one = { file: input.file, report: sendBack, isStopped: false };
          uploads.push(one);
          return () => {
            one.isStopped = true;
          };
        }),
      },
    }),
  ).start();
  const stage = () => select.selectStage(upload.getSnapshot());
  return { upload, uploads, stage };
}

const picture = new File(['x'], 'cat.png', { type: 'image/png' });

test('an image is previewed, uploaded with progress, and ends as its address', () => {
  const { upload, uploads, stage } = start();
  expect(stage()).toBe('idle');
  upload.send({ type: 'file.choose', file: picture });
  expect(stage()).toBe('previewing');
  upload.send({ type: 'upload.start' });
  expect(stage()).toBe('uploading');
  expect(uploads.map((one) => one.file)).toEqual([picture]);
  uploads[0]?.report({ type: 'upload.progressed', fraction: 0.5 });
  expect(select.selectFraction(upload.getSnapshot())).toBe(0.5);
  uploads[0]?.report({ type: 'upload.finished', address: 'https://example.com/cat.png', at: 7 });
  expect(upload.getSnapshot().output).toEqual({
    value: 'https://example.com/cat.png',
    said: 'cat.png',
    at: 7,
  });
});

test.each([
  ['text', new File(['x'], 'notes.txt', { type: 'text/plain' }), 'notImage'],
  ['no type', new File(['x'], 'unknown', { type: '' }), 'notImage'],
  ['more than 5 MB', new File([new Uint8Array(5_242_881)], 'big.png', { type: 'image/png' }), 'tooLarge'],
])('a file with %s is rejected, and the image chosen before is cleared', (_, file, problem) => {
  const { upload, stage } = start();
  upload.send({ type: 'file.choose', file: picture });
  upload.send({ type: 'file.choose', file });
  expect(stage()).toBe('idle');
  expect(select.selectProblem(upload.getSnapshot())).toBe(problem);
  expect(select.selectFile(upload.getSnapshot())).toBeUndefined();
});

test('a file of exactly 5 MB is accepted', () => {
  const { upload, stage } = start();
  upload.send({
    type: 'file.choose',
    file: new File([new Uint8Array(5_242_880)], 'a.png', { type: 'image/png' }),
  });
  expect(stage()).toBe('previewing');
});

test('a failed upload can be retried from the beginning', () => {
  const { upload, uploads, stage } = start();
  upload.send({ type: 'file.choose', file: picture });
  upload.send({ type: 'upload.start' });
  uploads[0]?.report({ type: 'upload.progressed', fraction: 0.9 });
  uploads[0]?.report({ type: 'upload.failed' });
  expect(stage()).toBe('failed');
  upload.send({ type: 'upload.start' });
  expect(stage()).toBe('uploading');
  expect(select.selectFraction(upload.getSnapshot())).toBe(0);
  expect(uploads).toHaveLength(2);
});

test('no other file is accepted during an upload; stopping the machine cancels the upload', () => {
  const { upload, uploads } = start();
  upload.send({ type: 'file.choose', file: picture });
  upload.send({ type: 'upload.start' });
  upload.send({ type: 'file.choose', file: new File(['y'], 'dog.png', { type: 'image/png' }) });
  expect(select.selectFile(upload.getSnapshot())).toBe(picture);
  upload.stop();
  expect(uploads[0]?.isStopped).toBe(true);
});
