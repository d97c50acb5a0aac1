import { expect, test } from 'vitest';
import { createActor, fromCallback, type NonReducibleUnknown } from 'xstate';
import type { LeafType } from '../../../domain/config/structure.ts';
import {
  type DraftPicked,
  editorMachine,
  type ValueChosen,
} from '../../../machines/editor/editor.machine.ts';
import { type UploadReport, uploadMachine } from '../../../machines/editor/upload.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { siteStub } from '../../models/stubs/site-stub.ts';

function start(type: LeafType, draft = '') {
  const reported: (ValueChosen | DraftPicked)[] = [];
  const uploads: { report: (fact: UploadReport) => void; isStopped: boolean }[] = [];
  const upload = uploadMachine.provide({
    actors: {
      uploadImage: fromCallback<{ type: 'none' }, { readonly file: File | undefined } & NonReducibleUnknown>(
        ({ sendBack }) => {
          const one = { report: sendBack, isStopped: false };
          uploads.push(one);
          return () => {
            one.isStopped = true;
          };
        },
      ),
    },
  });
  const receiver = createActor(
    fromCallback<ValueChosen | DraftPicked>(({ receive }) => receive((fact) => reported.push(fact))),
  );
  receiver.start();
  const leaf = { id: 'a', name: 'A', type, editable: true, path: 'hero.a', default: '' } as const;
  const editor = createActor(editorMachine.provide({ actors: { upload } }), {
    input: {
      leaf,
      draft,
      receiver: receiver as never,
      box: receiver as never,
      site: siteStub(exampleConfig),
    },
  }).start();
  return { editor, reported, uploads };
}

const OPEN = { open: 'choosing' };

const OPENED: Readonly<Record<LeafType, readonly [kind: string, popover: object | string]>> = {
  text: ['text', 'none'],
  url: ['text', 'none'],
  color: ['color', OPEN],
  icon: ['icon', OPEN],
  image: ['image', OPEN],
  boolean: ['toggle', OPEN],
};

test.each(Object.keys(OPENED) as LeafType[])('a leaf of type %s opens its editor', (type) => {
  const [kind, popover] = OPENED[type];
  expect(start(type).editor.getSnapshot().value).toMatchObject({ kind, popover });
});

test('a value is reported once, and only while the popover is open', () => {
  const { editor, reported } = start('color');
  const red = { type: 'value.choose', value: '#FF0000', said: 'Red', at: 1 } as const;
  editor.send({ type: 'popover.close' });
  editor.send(red);
  expect(reported).toEqual([]);
  editor.send({ type: 'popover.open' });
  editor.send(red);
  editor.send(red);
  expect(reported).toEqual([{ type: 'value.chosen', value: '#FF0000', said: 'Red', at: 1 }]);
});

test('a custom color begins as the draft, and each change of it is one', () => {
  expect(start('color').editor.getSnapshot().context.custom).toBe(undefined);
  const { editor, reported } = start('color', '#123456');
  expect(editor.getSnapshot().context.custom).toBe('#123456');
  editor.send({ type: 'custom.change', text: '#654321' });
  editor.send({ type: 'popover.close' });
  expect(editor.getSnapshot().context.custom).toBe('#654321');
  expect(reported).toEqual([{ type: 'draft.change', text: '#654321' }]);
});

test('a finished upload reports its address as the value, and the file name as the message', () => {
  const { editor, reported, uploads } = start('image');
  const upload = editor.getSnapshot().children.upload;
  upload?.send({ type: 'file.choose', file: new File(['x'], 'cat.png', { type: 'image/png' }) });
  upload?.send({ type: 'upload.start' });
  uploads[0]?.report({ type: 'upload.finished', address: 'https://example.com/cat.png', at: 7 });
  expect(reported).toEqual([
    { type: 'value.chosen', value: 'https://example.com/cat.png', said: 'cat.png', at: 7 },
  ]);
});

test('closing the popover cancels the upload', () => {
  const { editor, reported, uploads } = start('image');
  const upload = editor.getSnapshot().children.upload;
  upload?.send({ type: 'file.choose', file: new File(['x'], 'cat.png', { type: 'image/png' }) });
  upload?.send({ type: 'upload.start' });
  editor.send({ type: 'popover.close' });
  expect(uploads[0]?.isStopped).toBe(true);
  uploads[0]?.report({ type: 'upload.finished', address: 'https://example.com/cat.png', at: 7 });
  expect(reported).toEqual([]);
  expect(editor.getSnapshot().value).toMatchObject({ kind: 'image', popover: 'closed' });
});
