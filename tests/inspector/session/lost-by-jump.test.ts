import { expect, test } from 'vitest';
import type { SentEvent } from '../../../inspector/session/event-list.ts';
import { lostByJump } from '../../../inspector/session/lost-by-jump.ts';
import { cleared } from '../../../inspector/session/session.ts';
import { EDIT, endOf, firstIndexOf, sessionOf } from '../replayed-session.ts';

const again = (value: string): readonly SentEvent[] => [
  { to: 'site', event: { type: 'edit.apply', commandId: value, path: 'hero.title.text', typed: value } },
];
const TYPED: readonly SentEvent[] = [
  { to: 'chat', event: { type: 'place.open', target: 'footer.email', at: 9 } },
  { to: 'chat', event: { type: 'draft.change', text: 'me@' } },
];

test('a jump back loses the edits made since', () => {
  const session = sessionOf([...EDIT, ...again('Cake'), ...again('Pie')]);
  expect(lostByJump(session, firstIndexOf(session, 'option.pick'))).toEqual({ edits: 3, isTextLost: false });
  expect(lostByJump(session, endOf(session))).toEqual({ edits: 0, isTextLost: false });
});

test('a jump loses what the app did since the recording was paused', () => {
  const recorded = sessionOf(EDIT);
  const now = cleared(sessionOf([...EDIT, ...again('Cake'), ...TYPED]));
  expect(lostByJump(recorded, endOf(recorded), now)).toEqual({ edits: 1, isTextLost: true });
});

test('an edit that was undone since is not lost', () => {
  const session = sessionOf([...EDIT, { to: 'site', event: { type: 'step.undo', at: 9 } }]);
  expect(lostByJump(session, firstIndexOf(session, 'option.pick')).edits).toBe(0);
});

test('a jump back loses a text that is typed and not sent, in the message box or left at a field', () => {
  const elsewhere: SentEvent = {
    to: 'chat',
    event: { type: 'place.open', target: 'hero.title.text', at: 9 },
  };
  for (const list of [
    [...EDIT, ...TYPED],
    [...EDIT, ...TYPED, elsewhere],
  ]) {
    const session = sessionOf(list);
    expect(lostByJump(session, firstIndexOf(session, 'place.open')).isTextLost).toBe(true);
    expect(lostByJump(session, endOf(session)).isTextLost).toBe(false);
  }
});
