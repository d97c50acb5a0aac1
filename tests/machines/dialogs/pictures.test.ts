import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import {
  picturesMachine,
  selectHasPlaces,
  selectIsReady,
} from '../../../machines/dialogs/pictures.machine.ts';
import { uploadMachine } from '../../../machines/editor/upload.machine.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { en } from '../../../words/en/en.ts';
import { startChat } from '../start-actors.ts';

/** A dialog for a list of a portfolio, with one picture that was sent. */
function withPicture(list: string) {
  const { chat, site, texts } = startChat(moonlight.base);
  const uploadImage = fromCallback<{ type: 'none' }, { readonly file: File | undefined }>(() => {});
  const upload = uploadMachine.provide({ actors: { uploadImage } });
  const pictures = createActor(picturesMachine.provide({ actors: { upload } }), {
    input: { site, chat, words: en, list },
  }).start();
  onTestFinished(() => {
    for (const actor of [pictures, chat, site]) actor.stop();
  });
  const end = { kind: 'sent' as const, address: 'https://pictures.example/bread.png' };
  pictures.send({ type: 'file.choose', file: new File(['x'], 'bread.png', { type: 'image/png' }) });
  pictures.send({ type: 'upload.ended', id: 'upload-1', end });
  return { pictures, chat, site, texts };
}

test('pictures for a list that another tab has taken from the page go nowhere', () => {
  const { pictures, site, texts } = withPicture('portfolio.items');
  expect(selectIsReady(pictures.getSnapshot())).toBe(true);
  site.send({ type: 'template.choose', templateId: 'landing_business', at: 3 });
  const before = [site.getSnapshot().context.config, texts()];
  expect([selectIsReady, selectHasPlaces].map((is) => is(pictures.getSnapshot()))).toEqual([false, false]);
  pictures.send({ type: 'pictures.use', at: 4 });
  expect(pictures.getSnapshot().value).toBe('open');
  expect([site.getSnapshot().context.config, texts()]).toEqual(before);
});

test('pictures for the page itself go to the page that is there, which is said', () => {
  const { pictures, site, chat } = withPicture('');
  site.send({ type: 'template.choose', templateId: 'landing_business', at: 3 });
  pictures.send({ type: 'pictures.use', at: 4 });
  expect(chat.getSnapshot().context.asked.told).toBe('✓ 1 picture added to Page.');
});
