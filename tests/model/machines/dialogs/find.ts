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
    'query.change': [
      { text: 'hero' },
      { text: 'hero title Bread' },
      { text: 'header.logoText' },
      { text: 'header.logoText Bread' },
      { text: '' },
    ],
    'match.follow': [{ target: 'hero', at: 5 }],
    'match.set': [{ target: 'hero.title.text', value: 'Bread', at: 5 }],
    'match.write': [{ command: 'header.logoText ', at: 5 }],
    'match.send': [{ command: 'header.logoText Bread', at: 5 }],
  },
  key: ({ context }) => context.query,
};

const isMatchEvent = (type: string) => type.startsWith('match.');

export const findSentences: Sentences<Find> = {
  'the dialog opens empty': ({ event, before, after }) =>
    event.type === 'find.open' && before.matches('closed')
      ? after.matches('open') && after.context.query === ''
      : undefined,
  'an open dialog holds the typed query': ({ event, before, after }) =>
    event.type === 'query.change' && before.matches('open')
      ? after.matches('open') && after.context.query === event.text
      : undefined,
  'closing clears the query': ({ after }) =>
    after.matches('closed') ? after.context.query === '' : undefined,
  'closing sends nothing': (step) =>
    step.event.type === 'find.close' ? step.after.matches('closed') && isSilent(step) : undefined,
  'following a match opens its place in the chat and closes the dialog': ({ event, before, after, sent }) => {
    if (event.type !== 'match.follow' || !isFreeAndOpen(before)) return undefined;
    const { target, at } = event;
    return after.matches('closed') && isSame(sent, [{ type: 'place.open', target, at }]);
  },
  'setting a value submits it in its field and closes the dialog': ({ event, before, after, sent }) => {
    if (event.type !== 'match.set' || !isFreeAndOpen(before)) return undefined;
    const { target, value, at } = event;
    const expected = [
      { type: 'place.open', target, at },
      { type: 'draft.change', text: value },
      { type: 'message.send', at },
    ];
    return after.matches('closed') && isSame(sent, expected);
  },
  'an unlisted field puts its direct update into the message box and closes the dialog': (step) => {
    const { event, before, after, sent } = step;
    if (event.type !== 'match.write' || !isFreeAndOpen(before)) return undefined;
    return after.matches('closed') && isSame(sent, directUpdateEvents(event));
  },
  'a value for an unlisted field is sent as a direct update and closes the dialog': ({
    event,
    before,
    after,
    sent,
  }) => {
    if (event.type !== 'match.send' || !isFreeAndOpen(before)) return undefined;
    const { at } = event;
    return (
      after.matches('closed') && isSame(sent, [...directUpdateEvents(event), { type: 'message.send', at }])
    );
  },
  'no match can be taken while the chat works or the dialog is closed': (step) =>
    isMatchEvent(step.event.type) && !isFreeAndOpen(step.before)
      ? isUnchanged(step) && isSilent(step)
      : undefined,
  'a closed dialog accepts only opening': (step) =>
    step.before.matches('closed') && step.event.type !== 'find.open' ? isUnchanged(step) : undefined,
};

function isFreeAndOpen(find: Parameters<Sentences<Find>[string]>[0]['before']): boolean {
  return find.matches('open') && !find.context.chat.getSnapshot().hasTag('working');
}

function directUpdateEvents({ command, at }: { readonly command: string; readonly at: number }) {
  return [
    { type: 'menu.open', at },
    { type: 'draft.change', text: command },
  ];
}

function isSame(sent: readonly { readonly to: string; readonly event: object }[], events: readonly object[]) {
  return JSON.stringify(sent) === JSON.stringify(events.map((event) => ({ to: 'chat', event })));
}
