import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { FieldTexts } from '../../domain/chat/drafts.ts';
import type { KeptInterview } from '../../domain/interview/kept-interview.ts';
import type { App } from '../../machines/app/app.machine.ts';
import { selectAllDrafts } from '../../machines/chat/box.selectors.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { keepDrafts } from '../../src/app/keep-drafts.ts';
import { en } from '../../words/en/en.ts';
import { startChat } from '../machines/start-actors.ts';

const TEXTS = { 'hero.title.text': 'Half a tit' };

/** A page that keeps what its chat holds, and what was kept so far. */
function open(signal = new AbortController().signal) {
  const { chat, box, site, pick } = startChat();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const page = Object.assign(new EventTarget(), { document });
  const kept: (readonly [FieldTexts, KeptInterview | undefined])[] = [];
  const texts: FieldTexts[] = [];
  keepDrafts(
    page as unknown as Window,
    { keep: (now) => void texts.push(now), read: () => ({}) },
    { keep: (interview) => void kept.push([texts.at(-1) ?? {}, interview]), read: () => undefined },
    { getSnapshot: () => ({ context: { actors: { chat } } }) } as unknown as App,
    signal,
  );
  pick('Hero');
  pick('Title');
  box.send({ type: 'draft.change', text: TEXTS['hero.title.text'] });
  return { page, document, kept, site };
}

test('what is not sent is kept when the page ends, and goes on after a reload', () => {
  const { page, kept, site } = open();
  page.dispatchEvent(new Event('pagehide'));
  expect(kept).toEqual([[TEXTS, undefined]]);
  const [[fromLastVisit] = [{}]] = kept;
  const chat = createActor(chatMachine, { input: { site, words: en, at: 1, fromLastVisit } });
  expect(selectAllDrafts(chat.getSnapshot().context.box.getSnapshot())).toEqual(TEXTS);
});

test('it is kept where the page is hidden, which a phone may end without a word, and not where it is shown', () => {
  const { document, kept } = open();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kept).toEqual([]);
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kept).toEqual([[TEXTS, undefined]]);
});

test('an app that has ended keeps nothing any more', () => {
  const { page, document, kept } = open(AbortSignal.abort());
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('pagehide'));
  expect(kept).toEqual([]);
});
