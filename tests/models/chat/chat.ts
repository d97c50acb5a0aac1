import type { ReadSentence } from '../../../machines/chat/chat.context.ts';
import { chatMachine } from '../../../machines/chat/chat.machine.ts';
import type { Option } from '../../../src/domain/chat/command.ts';
import * as talk from '../../../src/domain/chat/conversation.ts';
import { setAt } from '../../../src/domain/json/path.ts';
import { en } from '../../../src/words/en/en.ts';
import { SECTION_NAMES } from '../../../src/words/stored-names.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model } from '../../prove/model.ts';
import { siteStub } from '../stubs/site-stub.ts';

export type Chat = typeof chatMachine;

export const COMMAND = 'hero.title.text Hello there';
/** The place of a visitor whose item was removed by an undo. */
const GONE = ['benefits', 'items', '2', 'title'];
/** The time of the greeting that marks a chat in a removed item. */
const GREETED_BEFORE = 0;
/** A field of an item that is moved while it is being edited. */
const MOVED_PATH = 'benefits.items[1].title';
/** Marks the chat of an untouched website, where the interview is offered; everything else is walked on the example site. */
export const UNTOUCHED = { ...en };
/** Marks the chat of a visitor who has just uploaded a picture; only the question about it is walked. */
export const DESCRIBING = { ...en };
export const DESCRIBED = 'features.imageDescription';
const ANSWERS_TO_PICTURE = new Set(['description.give', 'description.skip', 'site.edited', 'site.refused']);
/** The fields that are left with a text, and the text. */
const LEFT = ['hero.title.text', MOVED_PATH];
const LEFT_TEXT = 'nonsense';
/** Marks the chat of a visitor who left texts before a reload. */
const RELOADED = { ...en };
/** While texts are kept for fields, these options are picked: the ways to the fields, and what moves one. */
const OFFERED_PLACE = 'Did you mean Hero › Title?';
const PICKED_WITH_TEXTS = new Set([
  OFFERED_PLACE,
  'Hero',
  'Title',
  'Benefits',
  'Benefit',
  'Item 1',
  'Remove',
  'Add item',
]);
const WHILE_GONE = new Set(['site.stepped', 'draft.change']);
const longer = setAt(exampleConfig, ['benefits', 'items', 2, 'title'], 'Third');
const atGone = () => {
  const turn = { config: longer, words: en, at: 1 };
  return talk.goTo(talk.greet({ ...turn, at: GREETED_BEFORE }), 'benefits.items[2].title', turn);
};

const atPicture = () => {
  const turn = { config: landingBusiness.base, words: en, at: 1, isUntouched: true };
  const edited = { path: 'features.image', value: '/cat.png', said: 'cat.png', commandId: 'edit-0' };
  return talk.answerEdited(talk.goTo(talk.greet(turn), 'features', turn), edited, turn);
};

/** Options that are skipped, because others of the same kind are walked. */
const SKIPPED = new Set([
  'Description',
  'Share Picture',
  'Favicon',
  'Publish my website',
  ...Object.values(SECTION_NAMES).filter((name) => name !== SECTION_NAMES.location),
]);

/** What the text `nonsense` is read as: a plan, and a place to open. */
export const PLAN = {
  label: 'Hide Hero › Button',
  edits: [{ path: 'hero.button.visible', typed: false }],
} as const;
export const OFFERS: readonly Option[] = [
  { label: PLAN.label, command: { type: 'plan.chosen', edits: PLAN.edits } },
  { label: OFFERED_PLACE, command: { type: 'place.open', target: 'hero.title.text' } },
];
const read: ReadSentence = ({ text }) => ({
  isRequest: false,
  options: text === 'nonsense' ? OFFERS : [],
});

type Situation = Parameters<Model<Chat>['key']>[0];

const DRAFTS = ['', ' ', COMMAND, 'nonsense', ' hero', 'GEORGIA', 'choose'];

/** Text means the same on every level that is not a field, so all drafts are tried in the main menu only. */
function draftsAt(situation: Situation): readonly string[] {
  const { conversation } = situation.context;
  const isDeep = conversation.above.length > 0 && talk.fieldOf(conversation) === undefined;
  if (isDeep && hasTexts(situation)) return [LEFT_TEXT];
  return isDeep ? ['', COMMAND] : DRAFTS;
}

/** Most behaviour during an edit does not depend on its field, so one field is enough. */
function isTriedWhileWorking({ context: { edit, conversation } }: Situation): boolean {
  return edit.path === 'hero.title.text' && conversation.above.length < 3;
}

function refusals(situation: Situation): readonly { readonly commandId: string }[] {
  const ids =
    situation.hasTag('working') && !isTriedWhileWorking(situation)
      ? []
      : [situation.context.edit.count, 'of-another'];
  return ids.map((id) => ({ commandId: `edit-${id}` }));
}

const AT_ONCE = 'At a level of the menu the field is left at once, before its editor has begun.';

/** The paths walk the whole menu of the example site, with every kind of text that a visitor could type. */
export const chatModel: Model<Chat> = {
  name: 'chat',
  machine: chatMachine,
  starts: {
    fresh: () => ({ site: siteStub(exampleConfig), words: en, at: 1, read }),
    reloaded: () => ({
      site: siteStub(exampleConfig),
      words: RELOADED,
      at: 1,
      drafts: { 'hero.title.text': 'Kept', [MOVED_PATH]: 'Kept too' },
    }),
    untouched: () => ({ site: siteStub(landingBusiness.base), words: UNTOUCHED, at: 1 }),
    describing: () => ({
      site: siteStub(landingBusiness.base),
      words: DESCRIBING,
      at: 1,
      conversation: atPicture(),
    }),
    gone: () => ({ site: siteStub(exampleConfig), words: en, at: 1, conversation: atGone() }),
  },
  cases: unlessGone({
    'draft.change': (situation) => {
      const { draft } = situation.context;
      if (situation.hasTag('working'))
        return draft === '' && isTriedWhileWorking(situation) ? [{ text: 'nonsense' }] : [];
      return draft === '' ? draftsAt(situation).map((text) => ({ text })) : [{ text: '' }];
    },
    'message.send': [{ at: 2 }],
    'option.pick': ({ context: { conversation, draft } }) => [
      ...[...(talk.latestOf(conversation)?.buttons ?? []), 'Nowhere']
        .filter((label) => !SKIPPED.has(label))
        .map((label) => ({ label, at: 3, clicks: 1 })),
      // A second click does the same at every level; one is enough.
      ...(conversation.above.length === 0 && draft === '' ? [{ label: 'Hero', at: 3, clicks: 2 }] : []),
    ],
    'place.open': (situation) => {
      const { next, draft, conversation } = situation.context;
      const field = talk.fieldOf(conversation)?.path ?? '';
      const isLeft = draft.trim() === '' || (draft === LEFT_TEXT && LEFT.includes(field));
      if (field !== '' && !isLeft && !situation.hasTag('working')) return [];
      const targets = ['hero', 'benefits.items[1].title', 'nowhere'];
      const isOnce = next === undefined && draft === '' && isTriedWhileWorking(situation);
      return !situation.hasTag('working') || isOnce ? targets.map((target) => ({ target, at: 8 })) : [];
    },
    'draft.resume': [{ path: 'hero.title.text', at: 9 }],
    'draft.use': [{ path: 'hero.title.text' }],
    'draft.drop': [{ path: 'hero.title.text' }],
    // A second click comes where the first one led: to the main menu.
    'menu.open': ({ context: { conversation } }) =>
      conversation.above.length === 0 ? [{ at: 4 }, { at: 4, clicks: 2 }] : [{ at: 4 }],
    // From a dialog that was opened at a level; one level is enough.
    'plan.chosen': ({ context: { conversation, draft } }) =>
      conversation.above.map(({ place }) => place.join()).join(' ') === 'hero' && draft === ''
        ? [{ edits: PLAN.edits, said: 'All of it', told: 'All of it is done.', at: 5 }]
        : [],
    'description.give': [
      { text: 'A boat', said: 'A boat', at: 5 },
      { text: '', said: 'It is decoration', at: 5 },
    ],
    'value.chosen': [{ value: false, said: 'Hide', at: 5 }],
    'site.edited': ({ context }) =>
      [`edit-${context.edit.count}`, 'edit-of-another'].map((commandId) => ({ commandId, value: 'New' })),
    'site.refused': refusals,
    'site.failed': refusals,
    'site.arranged': ({ context }) =>
      [`edit-${context.edit.count}`, 'edit-of-another'].map((commandId) => ({ commandId })),
    'site.replaced': [{ at: 6 }],
    'site.stepped': (situation) => {
      const { conversation, edit } = situation.context;
      if (conversation.base.messages[0]?.at === GREETED_BEFORE) return [{ moved: ['benefits.items[2]'] }];
      const isInside = conversation.above.some(({ place }) => place.join().startsWith('benefits,items,1'));
      const isUpdating = situation.matches({ work: { working: 'updating' } });
      if (hasTexts(situation) && edit.moved.length === 0 && !isInside && !isUpdating)
        return [{}, { moved: ['benefits.items[1]'] }];
      const isMovable = situation.hasTag('working') && edit.path === MOVED_PATH && edit.moved.length === 0;
      return isMovable ? [{}, { moved: ['benefits.items[1]'] }] : [{}];
    },
  }),
  outputs: { simulateEdit: [{ at: 1007 }] },
  equivalent: {
    'chat.top begins with field': AT_ONCE,
    'chat.top.field always #1 is tried after the next one': AT_ONCE,
  },
  pairs: 465,
  key: ({ context: { conversation, draft, drafts, restored, edit, next }, tags }) => [
    drafts,
    restored,
    tags.has('working') && [edit.moved, next?.target],
    conversation.above.map(({ place }) => place.at(-1)),
    talk.latestOf(conversation)?.buttons,
    talk.askedDescription(conversation),
    draft,
  ],
};

function hasTexts({ context: { drafts, restored, words } }: Situation): boolean {
  return words === RELOADED || Object.keys({ ...drafts, ...restored }).length > 0;
}

/** With texts kept for fields, only what concerns them is walked: the rest is as without. */
function isTriedWithTexts({ context }: Situation, type: string, details: object): boolean {
  const field = talk.fieldOf(context.conversation)?.path ?? '';
  // What is typed at a level of the menu is only sent there, to be offered a place.
  const isAtMenu = field === '' && context.draft !== '';
  if (isAtMenu && type !== 'message.send') return false;
  if (type === 'option.pick') return 'label' in details && PICKED_WITH_TEXTS.has(String(details.label));
  const isAsking = context.conversation.above.length === 1 && context.words !== RELOADED;
  if (type === 'message.send') return field === '' && isAsking && context.draft === LEFT_TEXT;
  if (type === 'draft.change' && field === '')
    return isAsking && 'text' in details && details.text === LEFT_TEXT;
  if (type === 'draft.change')
    return LEFT.includes(field) && 'text' in details && [LEFT_TEXT, ''].includes(String(details.text));
  return type !== 'value.chosen';
}

/** In a removed item the chat first gets `site.stepped`. Everything after that is covered by the other start. */
function unlessGone(cases: Model<Chat>['cases']): Model<Chat>['cases'] {
  const guarded = Object.entries(cases).map(([type, found]) => [
    type,
    (situation: Situation) => {
      if (situation.context.words === DESCRIBING && !ANSWERS_TO_PICTURE.has(type)) return [];
      if (situation.context.words === UNTOUCHED)
        return type === 'option.pick' ? [{ label: en.interview.options.start, at: 3 }] : [];
      const { base, above } = situation.context.conversation;
      const isGone = above.at(-1)?.place.join() === GONE.join();
      if (isGone && !WHILE_GONE.has(type)) return [];
      if (!isGone && base.messages[0]?.at === GREETED_BEFORE) return [];
      const details = typeof found === 'function' ? found(situation) : found;
      return hasTexts(situation)
        ? details.filter((each) => isTriedWithTexts(situation, type, each))
        : details;
    },
  ]);
  return Object.fromEntries(guarded);
}
