import { describe, expect, test } from 'vitest';
import type { SentEvent } from '../../../charts/event-list.ts';
import { followedAt, isQuiet } from '../../../inspector/session/followed.ts';
import { isUntaken } from '../../../inspector/session/point-in-time.ts';
import type { Session } from '../../../inspector/session/session.ts';
import { EDIT, endOf, firstIndexOf, sessionOf } from '../replayed-session.ts';

const AFTER_THE_EDIT: readonly SentEvent[] = [
  { to: 'browser', event: { type: 'xstate.done.actor.0.browser.storage.asking' } },
  { to: 'preview', event: { type: 'page.drawn' } },
  { to: 'chat', event: { type: 'menu.open', at: 5 } },
];
const session = sessionOf([...EDIT, ...AFTER_THE_EDIT]);

/** The address of the machine that is shown. */
function followed(of: Session, index: number, isChosen = false): string | undefined {
  return of.actors.get(followedAt(of, index, isChosen) ?? '')?.address;
}

describe('the machine to follow', () => {
  test('is the chat until the visitor acts, and the root before there is a chat', () => {
    const booted = sessionOf([]);
    expect(followed(booted, endOf(booted))).toBe('chat');
    expect(followed(booted, -1)).toBe('app');
  });

  test('is the one that took the visitor’s event, whatever follows from it in others', () => {
    for (let index = firstIndexOf(session, 'message.sent'); index <= endOf(session); index += 1)
      expect(followed(session, index)).toBe('chat');
  });

  test('is the one that the event was passed on to, not the one between', () => {
    const opened = sessionOf([{ to: 'dialogs', event: { type: 'publish.open' } }]);
    const asked = firstIndexOf(opened, 'publish.open');
    expect(followed(opened, asked)).toBe('dialogs');
    expect(followed(opened, endOf(opened))).toBe('publish');
  });

  test('is not one that refuses the visitor’s event', () => {
    const refused = sessionOf([...EDIT, { to: 'publish', event: { type: 'publish.submit' } }]);
    expect(refused.entries.at(-1)?.event.type).toBe('publish.submit');
    expect(followed(refused, endOf(refused))).toBe('chat');
  });

  test('is the receiver of an entry that someone looks at, if it took a transition', () => {
    const applied = firstIndexOf(session, 'edit.apply');
    expect(followed(session, applied)).toBe('chat');
    expect(followed(session, applied, true)).toBe('site');
    const told = session.entries.findIndex(
      (entry) => entry.event.type === 'menu.entered' && isUntaken(session, entry),
    );
    expect(followed(session, told, true)).toBe('chat');
  });

  test('is the actor that started it, once it has stopped', () => {
    const picked = sessionOf([
      { to: 'chat', event: { type: 'option.pick', label: 'Hero', at: 1 } },
      { to: 'chat', event: { type: 'option.pick', label: 'Background Color', at: 2 } },
      { to: 'chat.editor', event: { type: 'custom.change', text: '#0d6e5f' } },
      { to: 'publish', event: { type: 'publish.submit' } },
    ]);
    expect(followed(picked, endOf(picked))).toBe('chat.editor');
    const left = sessionOf([
      { to: 'chat', event: { type: 'option.pick', label: 'Hero', at: 1 } },
      { to: 'chat', event: { type: 'option.pick', label: 'Background Color', at: 2 } },
      { to: 'chat.editor', event: { type: 'value.choose', value: '#0d6e5f', said: '#0d6e5f', at: 3 } },
      {
        to: 'site',
        event: { type: 'xstate.done.actor.0.site.saving.busy.task.committing', output: 'committed' },
      },
      { to: 'site', event: { type: 'xstate.done.actor.0.site.saving.busy.task.mirroring' } },
      { to: 'chat.request', event: { type: 'xstate.done.actor.second', output: { at: 4 } } },
    ]);
    expect(followed(left, endOf(left))).toBe('chat');
  });
});

test('scrolling, and facts that their receiver does nothing with, are quiet; a user event never is', () => {
  const quiet = session.entries.filter((entry) => isQuiet(session, entry));
  const receivers = quiet.map(({ to, event }) => `${session.actors.get(to)?.address}: ${event.type}`);
  expect(new Set(receivers)).toEqual(new Set(['chat.box: value.drop', 'chat.box: menu.entered']));
  const refused = sessionOf([{ to: 'publish', event: { type: 'publish.submit' } }]);
  const last = refused.entries.at(-1);
  expect(last && [isUntaken(refused, last), isQuiet(refused, last)]).toEqual([true, false]);
});
