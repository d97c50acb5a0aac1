import { type FindInput, findMachine } from '../../../../machines/dialogs/find.machine.ts';
import { chatStub } from '../../chat-stub.ts';
import type { Model, Sentences } from '../../model.ts';
import { isSilent, isUnchanged } from '../../sentences.ts';

type Find = typeof findMachine;

export const findModel: Model<Find> = {
  name: 'find',
  machine: findMachine,
  starts: {
    free: () => ({ chat: chatStub() as FindInput['chat'] }),
    working: () => ({ chat: chatStub({ isWorking: true }) as FindInput['chat'] }),
  },
  cases: {
    'query.change': [{ text: 'hero' }, { text: 'hero title Bread' }, { text: '' }],
    'match.follow': [{ target: 'hero', at: 5 }],
    'match.set': [{ target: 'hero.title.text', value: 'Bread', at: 5 }],
  },
  key: ({ context }) => context.query,
};

const isTaken = (type: string) => type.startsWith('match.');

export const findSentences: Sentences<Find> = {
  'it opens on demand, empty': ({ event, before, after }) =>
    event.type === 'find.open' && before.matches('closed')
      ? after.matches('open') && after.context.query === ''
      : undefined,
  'what is typed stands in the box, while it is open': ({ event, before, after }) =>
    event.type === 'query.change' && before.matches('open')
      ? after.matches('open') && after.context.query === event.text
      : undefined,
  'closed, it has forgotten what was typed': ({ after }) =>
    after.matches('closed') ? after.context.query === '' : undefined,
  'closing closes and says nothing': (step) =>
    step.event.type === 'find.close' ? step.after.matches('closed') && isSilent(step) : undefined,
  'a place taken is where the chat is led, and the box closes': ({ event, before, after, sent }) => {
    if (event.type !== 'match.follow' || !isFreeAndOpen(before)) return undefined;
    const { target, at } = event;
    return after.matches('closed') && isSame(sent, [{ type: 'place.open', target, at }]);
  },
  'a value taken is said in its field, and the box closes': ({ event, before, after, sent }) => {
    if (event.type !== 'match.set' || !isFreeAndOpen(before)) return undefined;
    const { target, value, at } = event;
    const said = [
      { type: 'place.open', target, at },
      { type: 'draft.change', text: value },
      { type: 'message.send', at },
    ];
    return after.matches('closed') && isSame(sent, said);
  },
  'while the chat works nothing can be taken': (step) =>
    isTaken(step.event.type) && !isFreeAndOpen(step.before) ? isUnchanged(step) && isSilent(step) : undefined,
  'a closed box hears only that it is to open': (step) =>
    step.before.matches('closed') && step.event.type !== 'find.open' ? isUnchanged(step) : undefined,
};

function isFreeAndOpen(find: Parameters<Sentences<Find>[string]>[0]['before']): boolean {
  return find.matches('open') && !find.context.chat.getSnapshot().hasTag('working');
}

function isSame(sent: readonly { readonly to: string; readonly event: object }[], events: readonly object[]) {
  return JSON.stringify(sent) === JSON.stringify(events.map((event) => ({ to: 'chat', event })));
}
