import { describe, expect, onTestFinished, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { App, AppActors } from '../../machines/app/app.machine.ts';
import { selectEditor } from '../../machines/chat/chat.selectors.ts';
import { picturesMachine } from '../../machines/dialogs/pictures.machine.ts';
import { selectUpload } from '../../machines/editor/editor.selectors.ts';
import { uploadMachine } from '../../machines/editor/upload.machine.ts';
import { guardLeaving } from '../../src/app/leave-guard.ts';
import { untilAnswered } from '../../src/app/until-answered.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { en } from '../../words/en/en.ts';
import { settle, startChat } from '../machines/start-actors.ts';

const FILE = new File(['x'], 'bread.png', { type: 'image/png' });

/** A visit with a dialog for many pictures, if that is open. */
function visit(hasDialog = false) {
  const started = startChat(landingBusiness.base);
  const { chat, site } = started;
  const uploadImage = fromCallback<{ type: 'none' }, { readonly file: File | undefined }>(() => {});
  const upload = uploadMachine.provide({ actors: { uploadImage } });
  const pictures = createActor(picturesMachine.provide({ actors: { upload } }), {
    input: { site, chat, words: en, list: '' },
  }).start();
  onTestFinished(() => {
    for (const actor of [pictures, chat, site]) actor.stop();
  });
  const dialogs = { getSnapshot: () => ({ children: hasDialog ? { pictures } : {} }) };
  const publish = { getSnapshot: () => ({ matches: () => false }) };
  const actors = { ...started, dialogs, publish } as unknown as AppActors;
  const uploadOf = () => {
    const editor = selectEditor(chat.getSnapshot())?.getSnapshot();
    return editor && selectUpload(editor);
  };
  const toImage = () => {
    started.pick('Features');
    started.pick('Image');
  };
  return { ...started, actors, pictures, uploadOf, toImage };
}

describe('leaving the page', () => {
  const asks = (actors: AppActors) => {
    const page = new EventTarget();
    const app = { getSnapshot: () => ({ context: { actors } }) } as unknown as App;
    guardLeaving(page as unknown as Window, app, new AbortController().signal);
    const leaving = new Event('beforeunload', { cancelable: true });
    page.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };

  test('is not asked about where nothing is chosen, and texts are kept', () => {
    const { actors, toImage, pick, box } = visit(true);
    expect(asks(actors)).toBe(false);
    toImage();
    expect(asks(actors)).toBe(false);
    pick('Benefits');
    box.send({ type: 'draft.change', text: 'Half typed' });
    expect(asks(actors)).toBe(false);
  });

  test('is asked about while a chosen file is not on the page: no browser keeps it', () => {
    const { actors, toImage, uploadOf } = visit();
    toImage();
    uploadOf()?.send({ type: 'file.choose', file: FILE });
    expect(asks(actors)).toBe(true);
  });

  test('is asked about while pictures for a list are not added', () => {
    const { actors, pictures } = visit(true);
    pictures.send({ type: 'file.choose', file: FILE });
    expect(asks(actors)).toBe(true);
  });
});

describe('another language waits', () => {
  /** Whether nothing is waited for any more. */
  const watch = (actors: AppActors, signal = new AbortController().signal) => {
    const state = { isOver: false };
    void untilAnswered(actors, signal).then(() => {
      state.isOver = true;
    });
    return state;
  };

  test('for nothing where nothing is under way, also before the actors are there', async () => {
    const waits = [watch(visit().actors), watch(undefined as unknown as AppActors)];
    await settle();
    expect(waits).toEqual([{ isOver: true }, { isOver: true }]);
  });

  test('for the answer of the chat', async () => {
    const { actors, say, second } = visit();
    say('hero.title.text Bread');
    const wait = watch(actors);
    await settle();
    expect(wait.isOver).toBe(false);
    await second();
    expect(wait.isOver).toBe(true);
  });

  test('for an upload that fails, or is taken back', async () => {
    for (const end of ['fails', 'is closed'] as const) {
      const { actors, chat, toImage, uploadOf } = visit();
      toImage();
      const upload = uploadOf();
      upload?.send({ type: 'file.choose', file: FILE });
      upload?.send({ type: 'upload.start' });
      const wait = watch(actors);
      await settle();
      expect(wait.isOver).toBe(false);
      if (end === 'fails') upload?.send({ type: 'upload.failed' });
      else selectEditor(chat.getSnapshot())?.send({ type: 'popover.close' });
      await settle();
      expect(wait.isOver).toBe(true);
    }
  });

  test('for an upload, and then for the answer to its picture', async () => {
    const { actors, toImage, uploadOf, second } = visit();
    toImage();
    uploadOf()?.send({ type: 'file.choose', file: FILE });
    uploadOf()?.send({ type: 'upload.start' });
    const wait = watch(actors);
    await settle();
    uploadOf()?.send({ type: 'upload.finished', address: '/bread.png', at: 5 });
    await settle();
    expect(wait.isOver).toBe(false);
    await second();
    expect(wait.isOver).toBe(true);
  });

  test('for many pictures, until each has ended', async () => {
    const { actors, pictures } = visit(true);
    pictures.send({ type: 'file.choose', file: FILE });
    const wait = watch(actors);
    await settle();
    expect(wait.isOver).toBe(false);
    pictures.send({ type: 'upload.ended', id: 'upload-1', end: { kind: 'failed', problem: 'failed' } });
    await settle();
    expect(wait.isOver).toBe(true);
  });

  test('no longer once another one is chosen', async () => {
    const { actors, say } = visit();
    say('hero.title.text Bread');
    const leaving = new AbortController();
    const wait = watch(actors, leaving.signal);
    leaving.abort();
    await settle();
    expect(wait.isOver).toBe(true);
  });
});
