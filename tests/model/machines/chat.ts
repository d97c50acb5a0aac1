import { chatMachine } from '../../../machines/chat.machine.ts';
import * as talk from '../../../src/domain/conversation.ts';
import { setAt } from '../../../src/domain/path.ts';
import { en } from '../../../src/words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model } from '../model.ts';
import { siteStub } from '../site-stub.ts';

export type Chat = typeof chatMachine;

export const COMMAND = 'hero.title.text Hello there';
/** Where a visitor stands whose item was taken back. */
const GONE = ['benefits', 'items', '2', 'title'];
/** When a chat was greeted that goes on in an item that is gone. */
const GREETED_BEFORE = 0;
/** A field of an item that is moved while it is being edited. */
const MOVED_PATH = 'benefits.items[1].title';
const WHILE_GONE = new Set(['site.stepped', 'draft.change']);
const longer = setAt(exampleConfig, ['benefits', 'items', 2, 'title'], 'Third');
const atGone = () => {
  const turn = { config: longer, words: en, at: 1 };
  return talk.goTo(talk.greet({ ...turn, at: GREETED_BEFORE }), 'benefits.items[2].title', turn);
};

/** Options that do what others do that are walked. */
const ALIKE = new Set(['Description', 'Share Picture', 'Favicon', 'Publish my website']);

const DRAFTS = ['', ' ', COMMAND, 'nonsense', ' hero', 'GEORGIA', 'choose'];

/** What is typed means the same on every level that is no field: all of it is typed in the main menu. */
function draftsAt(conversation: talk.Conversation): readonly string[] {
  const isDeep = conversation.above.length > 0 && talk.fieldOf(conversation) === undefined;
  return isDeep ? ['', COMMAND] : DRAFTS;
}

/** The paths walk the whole menu of the example site, with everything a visitor could type on the way. */
export const chatModel: Model<Chat> = {
  name: 'chat',
  machine: chatMachine,
  starts: {
    anew: () => ({ site: siteStub(exampleConfig), words: en, at: 1 }),
    gone: () => ({ site: siteStub(exampleConfig), words: en, at: 1, conversation: atGone() }),
  },
  cases: unlessGone({
    'draft.change': ({ context }) =>
      context.draft === '' ? draftsAt(context.conversation).map((text) => ({ text })) : [{ text: '' }],
    'message.send': [{ at: 2 }],
    'option.pick': ({ context }) =>
      [...(talk.latestOf(context.conversation)?.buttons ?? []), 'Nowhere']
        .filter((label) => !ALIKE.has(label))
        .map((label) => ({ label, at: 3 })),
    'place.open': (situation) => {
      const { next, edit, draft } = situation.context;
      const targets = ['hero', 'benefits.items[1].title', 'nowhere'];
      // While something is on its way it is the same wherever that was asked for: one edit of each way is enough.
      const isOnce = next === undefined && edit.path === 'hero.title.text' && draft === '';
      const isTried = !situation.hasTag('working') || isOnce;
      return isTried ? targets.map((target) => ({ target, at: 8 })) : [];
    },
    'step.back': [{}],
    'menu.open': [{ at: 4 }],
    'value.chosen': [{ value: false, said: 'Hide', at: 5 }],
    'site.edited': (situation) => {
      const commandId = `edit-${situation.context.edit.count}`;
      const others = [{ commandId: 'edit-of-another', value: 'New' }];
      const outcomes = situation.hasTag('working')
        ? [{ commandId, value: 'New', isUndone: true }, ...others]
        : others;
      return [{ commandId, value: 'New' }, ...outcomes];
    },
    'site.refused': ({ context }) =>
      [`edit-${context.edit.count}`, 'edit-of-another'].map((commandId) => ({ commandId })),
    'site.failed': ({ context }) =>
      [`edit-${context.edit.count}`, 'edit-of-another'].map((commandId) => ({ commandId })),
    'site.arranged': ({ context }) =>
      [`edit-${context.edit.count}`, 'edit-of-another'].map((commandId) => ({ commandId })),
    'site.replaced': [{ at: 6 }],
    'site.stepped': (situation) => {
      const { conversation, edit } = situation.context;
      if (conversation.base.messages[0]?.at === GREETED_BEFORE) return [{ moved: ['benefits.items[2]'] }];
      const isMovable =
        situation.matches({ editing: 'committing' }) && edit.path === MOVED_PATH && edit.moved.length === 0;
      return isMovable ? [{}, { moved: ['benefits.items[1]'] }] : [{}];
    },
  }),
  outputs: { simulateEdit: [{ at: 1007 }] },
  key: ({ context: { conversation, draft, edit, next }, tags }) => [
    tags.has('working') && [edit.moved, next?.target],
    conversation.above.map(({ place }) => place.at(-1)),
    talk.latestOf(conversation)?.buttons,
    draft,
  ],
};

/** A chat hears at once of what was taken back: nothing else comes before, and what follows is walked from the start. */
function unlessGone(cases: Model<Chat>['cases']): Model<Chat>['cases'] {
  const guarded = Object.entries(cases).map(([type, found]) => [
    type,
    (situation: Parameters<Model<Chat>['key']>[0]) => {
      const { base, above } = situation.context.conversation;
      const isGone = above.at(-1)?.place.join() === GONE.join();
      if (isGone && !WHILE_GONE.has(type)) return [];
      if (!isGone && base.messages[0]?.at === GREETED_BEFORE) return [];
      return typeof found === 'function' ? found(situation) : found;
    },
  ]);
  return Object.fromEntries(guarded);
}
