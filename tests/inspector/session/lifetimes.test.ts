import { expect, test } from 'vitest';
import { lifeChangesAt } from '../../../inspector/session/lifetimes.ts';
import { EDIT, firstIndexOf, sessionOf } from '../replayed-session.ts';

const session = sessionOf(EDIT);

function namesAt(index: number) {
  const { started, stopped } = lifeChangesAt(session, index);
  return [started, stopped].map((actors) => actors.map(({ address }) => address));
}

test('an entry knows the actors that its receiver started and stopped', () => {
  const picked = session.entries.findIndex(
    ({ event }) => event.type === 'option.pick' && event.label === 'Title',
  );
  expect(namesAt(picked)).toEqual([['chat.editor'], []]);
  expect(namesAt(firstIndexOf(session, 'message.sent'))).toEqual([['chat.request'], []]);
  const answered = firstIndexOf(session, 'xstate.done.actor.second');
  expect(namesAt(answered)).toEqual([[], ['chat.request.siteFacts', 'chat.request.second']]);
  expect(namesAt(firstIndexOf(session, 'draft.change'))).toEqual([[], []]);
});
