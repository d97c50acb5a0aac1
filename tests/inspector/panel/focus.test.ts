import { expect, test } from 'vitest';
import { replay } from '../../../inspector/app-side/replay.ts';
import { focusedActor, foldingOf } from '../../../inspector/panel/focus.ts';
import {
  type Inspector,
  type InspectorEvent,
  inspectorAfter,
  NEW_INSPECTOR,
} from '../../../inspector/panel/inspector-state.ts';
import { EDIT, firstIndexOf } from '../replayed-session.ts';

const told = inspectorAfter(NEW_INSPECTOR, {
  type: 'app.told',
  reports: replay(EDIT),
  isAnew: false,
});
const after = (...events: readonly InspectorEvent[]) => events.reduce(inspectorAfter, told);
const focused = (inspector: Inspector) => focusedActor(inspector)?.address;
const at = (type: string) => firstIndexOf(told.session, type);

function idOf(address: string): string {
  const actor = [...told.session.actors.values()].find((each) => each.address === address);
  if (!actor) throw new Error(`There is no ${address}`);
  return actor.sessionId;
}

test('the chosen machine is in focus, else the followed one, unless all are wanted', () => {
  expect(focused(told)).toBe('chat');
  expect(focused(after({ type: 'entry.choose', index: at('edit.apply') }))).toBe('site');
  const chosen = after({ type: 'actor.choose', sessionId: idOf('publish') });
  expect(focused(chosen)).toBe('publish');
  expect(focused(after({ type: 'reach.choose', reach: 'all' }))).toBeUndefined();
});

test('a chosen machine that has stopped is shown by the one that had started it', () => {
  const chosen = after({ type: 'actor.choose', sessionId: idOf('chat.editor') });
  expect(focused(chosen)).toBe('chat');
  const before = inspectorAfter(chosen, { type: 'entry.choose', index: at('draft.change') });
  expect(focused(before)).toBe('chat.editor');
});

test('a chart is folded around its states at the shown entry', () => {
  const sent = after({ type: 'entry.choose', index: at('message.sent') });
  const chat = focusedActor(sent);
  if (!chat) throw new Error('Nothing is in focus');
  const { open, taken } = foldingOf(sent, chat);
  expect([...taken]).toEqual(['chat.ready.field|message.sent#1', 'chat.ready.field|value.chosen#1']);
  expect(open.has('chat.waiting')).toBe(true);
  expect(open.has('chat.ready.menu')).toBe(false);
});
