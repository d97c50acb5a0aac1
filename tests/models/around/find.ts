import { type FindInput, findMachine } from '../../../machines/around/find.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences } from '../../prove/model.ts';
import { isSilent, isUnchanged } from '../../prove/sentences.ts';
import { chatStub } from '../stubs/chat-stub.ts';
import { siteStub } from '../stubs/site-stub.ts';
import { stubNamed } from '../stubs/stub.ts';

type Find = typeof findMachine;

const started = (isWorking: boolean) => () => ({
  chat: chatStub({ isWorking }) as FindInput['chat'],
  site: siteStub(exampleConfig) as FindInput['site'],
  language: stubNamed('language') as FindInput['language'],
});

export const findModel: Model<Find> = {
  name: 'find',
  machine: findMachine,
  starts: {
    free: started(false),
    working: started(true),
  },
  cases: {
    'query.change': [{ text: 'hero' }, { text: 'hero title Bread' }, { text: '' }],
    'match.follow': [{ target: 'hero', at: 5 }],
    'match.set': [{ target: 'hero.title.text', value: 'Bread', at: 5 }],
  },
  pairs: 6,
  key: ({ context }) => context.query,
};

/** What an action sends, and to whom. */
const SENT_BY: Readonly<Record<string, string>> = {
  'step.undo': 'site',
  'step.redo': 'site',
  'language.choose': 'language',
};
const isMatchEvent = (type: string) => type.startsWith('match.');

export const findSentences: Sentences<Find> = {
  'the dialog opens empty': ({ before }, past) =>
    past.length === 0 ? before.matches('open') && before.context.query === '' : undefined,
  'an open dialog holds the typed query': ({ event, before, after }) =>
    event.type === 'query.change' && before.matches('open')
      ? after.matches('open') && after.context.query === event.text
      : undefined,
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
  'no match can be taken while the chat works': (step) =>
    isMatchEvent(step.event.type) && !isFreeAndOpen(step.before)
      ? isUnchanged(step) && isSilent(step)
      : undefined,
  'an action undoes, redoes or switches the language, and closes the dialog': ({
    event,
    before,
    after,
    sent,
  }) => {
    const to = SENT_BY[event.type];
    if (to === undefined || !before.matches('open')) return undefined;
    return after.matches('closed') && JSON.stringify(sent) === JSON.stringify([{ to, event }]);
  },
};

function isFreeAndOpen(find: Parameters<Sentences<Find>[string]>[0]['before']): boolean {
  return find.matches('open') && !find.context.chat.getSnapshot().hasTag('working');
}

function isSame(sent: readonly { readonly to: string; readonly event: object }[], events: readonly object[]) {
  return JSON.stringify(sent) === JSON.stringify(events.map((event) => ({ to: 'chat', event })));
}
