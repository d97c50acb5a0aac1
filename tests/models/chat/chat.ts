import { toldOfEdit } from '../../../domain/chat/answers.ts';
import type { ReadLate, Understood } from '../../../domain/chat/command.ts';
import { arrange } from '../../../domain/editing/arrangement.ts';
import { setAt } from '../../../domain/json/path.ts';
import { chatMachine } from '../../../machines/chat/chat.machine.ts';
import * as stacks from '../../../machines/chat/stack.ts';
import * as transcript from '../../../machines/chat/transcript.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { en } from '../../../words/en/en.ts';
import { SECTION_NAMES } from '../../../words/stored-names.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model } from '../../prove/model.ts';
import { siteStub } from '../stubs/site-stub.ts';
import { askedIn, CARD, casesAtQuestion, EARLY, questionStarts, resumedAt, STARTED } from './questions.ts';

export type Chat = typeof chatMachine;

export const COMMAND = 'hero.title.text Hello there';
/** The place of a visitor whose item was removed by an undo. */
const GONE = ['benefits', 'items', '2'];
/** The time of the greeting that marks a chat in a removed item. */
const GREETED_BEFORE = 0;
/** A field of an item that is moved while it is being edited. */
const MOVED_PATH = 'benefits.items[1].title';
/** That field, also on a damaged website. */
export const MOVED_FIELDS = [MOVED_PATH, 'gone.items[1].title'];
/** Marks the chat of an untouched website, where the interview is offered; everything else is walked on the example site. */
export const UNTOUCHED = { ...en };
/** Marks the chat whose greeting was made before another part of the app changed the website. */
export const TOUCHED = { ...en };
/** Marks the chat of a visitor who has just uploaded a picture; only the question about it is walked. */
export const DESCRIBING = { ...en };
/** Marks the chat of a visitor at the section of their address, which is typed whole. */
export const ADDRESSED = { ...en };
export const ADDRESS = '18 Mill Lane, Leeds LS1 4AB';
const withLocation = arrange(exampleConfig, { act: 'add', path: 'location' });
export const DESCRIBED = 'features.imageDescription';
const ANSWERS_TO_PICTURE = new Set(['description.give', 'description.skip', 'xstate.done.actor.request']);
const OFFERED_PLACE = 'Did you mean Title, in the hero?';
const WHILE_GONE = new Set(['site.stepped']);
const longer = setAt(exampleConfig, ['benefits', 'items', 2, 'title'], 'Third');

const goTo = (stack: stacks.Stack, target: string, turn: Parameters<typeof transcript.begun>[0]) =>
  transcript.goTo(stack, stacks.wayFrom(stack, { target }, turn) ?? [], turn);
const AT_ADDRESS = { config: withLocation, words: en };
const atGone = () => {
  const turn = { config: longer, words: en, at: 1 };
  return goTo(transcript.begun({ ...turn, at: GREETED_BEFORE }), 'benefits.items[2].title', turn);
};
const atPicture = () => {
  const turn = { config: landingBusiness.base, words: en, at: 1, isUntouched: true };
  const { text, ...details } = toldOfEdit('features.image', '/cat.png', turn);
  return transcript.replied(goTo(transcript.begun(turn), 'features', turn), text, turn, details);
};

/** Options that are skipped, because others of the same kind are walked. */
const SKIPPED = new Set([
  'Description',
  'Share Picture',
  'Favicon',
  'Publish my website',
  ...Object.values(SECTION_NAMES).filter((name) => name !== SECTION_NAMES.location),
]);

/** What the text `hide it` asks for: a plan or an undo; and what `nonsense` may be about. */
const PLAN = {
  label: 'Hide Button, in the hero',
  edits: [{ path: 'hero.button.visible', typed: false }],
} as const;
export const REQUEST: Understood = {
  isRequest: true,
  options: [
    { label: PLAN.label, command: { type: 'plan.chosen', edits: PLAN.edits } },
    { label: 'Take it back', command: { type: 'step.undo' } },
    { label: 'Do it again', command: { type: 'step.redo' } },
    { label: 'Deutsch', command: { type: 'language.choose', code: 'de' } },
  ],
  hours: { rows: [], unread: [] },
};
export const SUGGESTED: Understood = {
  isRequest: false,
  options: [{ label: OFFERED_PLACE, command: { type: 'place.open', target: 'hero.title.text' } }],
};
/** Every other text is read as something: what is read is asked of texts alone. */
export const read: ReadLate = ({ text }) =>
  text === EARLY ? undefined : text === 'hide it' ? REQUEST : SUGGESTED;

type Situation = Parameters<Model<Chat>['key']>[0];

const TEXTS = [COMMAND, 'nonsense', 'hide it', 'nowhere.at all', ' hero', 'GEORGIA', 'choose'];
const fieldIn = ({ context }: Situation) => stacks.top(context.stack).field?.path ?? '';
const isAtTable = ({ context }: Situation) => stacks.top(context.stack).field?.type === 'table';
const isAt = ({ context }: Situation, level: string) =>
  context.stack
    .slice(1)
    .map(({ place }) => place.join())
    .join(' ') === level;
const isAtTitle = (situation: Situation) =>
  situation.context.stack.length === 3 && fieldIn(situation) === 'hero.title.text';
const editedPath = ({ context: { request } }: Situation) =>
  request.type === 'edit.apply' ? request.path : undefined;

/** Text means the same on every level that is not a field, so all texts are tried in the main menu only. */
function textsAt(situation: Situation): readonly string[] {
  const isDeep = situation.context.stack.length > 1 && fieldIn(situation) === '';
  if (isAtTable(situation)) return ['nonsense'];
  if (situation.hasTag('working')) return isTriedWhileWorking(situation) ? ['nonsense'] : [];
  if (isDeep) return [COMMAND];
  return situation.context.stack.length === 1 ? [...TEXTS, EARLY] : TEXTS;
}

/** Most behaviour during an edit does not depend on its field, so one field is enough. */
function isTriedWhileWorking(situation: Situation): boolean {
  return editedPath(situation) === 'hero.title.text' && situation.context.stack.length < 4;
}

/** Whether a sentence waits for its reader, or for the visitor to take or decline what it offers. */
const isUnanswered = ({ context: { request, stack }, tags }: Situation): boolean =>
  (tags.has('working') && request.type === 'reader.await') ||
  stacks.top(stack).offers.some(({ label }) => label === en.chat.leave);

/** The content that a request brings. */
export const contentFor = ({ context: { request } }: Situation) =>
  request.type === 'content.load' ? { content: STARTED } : {};

/** Whether it is tried how a request ends that is refused or fails. */
const isEndedInTrouble = (situation: Situation) =>
  isTriedWhileWorking(situation) ||
  situation.context.asked.moved.length > 0 ||
  ['content.load', 'reader.await'].includes(situation.context.request.type);

const RAISED_LATER = 'What is raised comes after all actions in both orders.';
const APART = 'The box, the editor and the website do not hear of each other.';
const ORDER_ELSEWHERE =
  'A path tells what is sent from what is emitted, not their order: tests/machines/chat/chat.test.ts says it.';
const TOLD_BESIDE = 'What is told says nothing of the website, and nothing of the box.';
/** The chat raises these itself. */
const RAISED = {
  'level.enter': [],
  'field.enter': [],
  'item.arrange': [],
  'popover.ask': [],
  'dialog.ask': [],
  'step.undo': [],
  'step.redo': [],
  'language.choose': [],
  'question.ask': [],
  'question.answer': [],
  'question.refuse': [],
  'template.keep': [],
  'interview.undo': [],
  'update.type': [],
  'request.offer': [],
  'text.refuse': [],
  'text.keep': [],
} satisfies Model<Chat>['cases'];

/** The paths walk the whole menu of the example site, with every kind of text that a visitor could type. */
export const chatModel: Model<Chat> = {
  name: 'chat',
  machine: chatMachine,
  starts: {
    // First, so that each has a screen of its own.
    ...questionStarts,
    fresh: () => ({ site: siteStub(exampleConfig), words: en, at: 1, read }),
    untouched: () => ({ site: siteStub(landingBusiness.base), words: UNTOUCHED, at: 1 }),
    touched: () => ({
      site: siteStub(setAt(landingBusiness.base, ['hero', 'title', 'text'], 'Bread')),
      words: TOUCHED,
      at: 1,
      stack: transcript.begun({ config: landingBusiness.base, words: en, at: 1, isUntouched: true }),
    }),
    describing: () => ({
      site: siteStub(landingBusiness.base),
      words: DESCRIBING,
      at: 1,
      stack: atPicture(),
    }),
    addressed: () => ({
      site: siteStub(withLocation),
      words: ADDRESSED,
      at: 1,
      stack: goTo(transcript.begun({ ...AT_ADDRESS, at: 1 }), 'location', { ...AT_ADDRESS, at: 1 }),
    }),
    gone: () => ({ site: siteStub(exampleConfig), words: en, at: 1, stack: atGone() }),
  },
  cases: unlessGone({
    ...RAISED,
    'message.sent': (situation) => textsAt(situation).map((text) => ({ text, at: 2 })),
    'option.pick': ({ context }) =>
      [...transcript.liveOptions(context.stack).map(({ label }) => label), 'Nowhere']
        .filter((label) => !SKIPPED.has(label))
        .map((label) => ({ label, at: 3 })),
    'place.open': (situation) => {
      const targets = ['hero', 'benefits.items[1].title', 'nowhere'];
      const isOnce = situation.context.pendingPlace === undefined && isTriedWhileWorking(situation);
      return !situation.hasTag('working') || isOnce ? targets.map((target) => ({ target, at: 8 })) : [];
    },
    'menu.open': [{ at: 4 }],
    // From a dialog that was opened at a level or a field; one of each is enough.
    'plan.chosen': (situation) =>
      isAt(situation, 'hero') || isAtTitle(situation)
        ? [{ edits: PLAN.edits, said: 'All of it', told: 'All of it is done.', at: 5 }]
        : [],
    // From the find box and from a card, at any place; the main menu, a field and an edit are enough.
    'business.choose': (situation) =>
      situation.context.stack.length === 1 || isAtTitle(situation)
        ? [{ business: 'yoga', said: en.businesses.yoga, at: 5 }, CARD]
        : [],
    'description.give': [
      { text: 'A boat', said: 'A boat', at: 5 },
      { text: '', said: 'It is decoration', at: 5 },
    ],
    'value.chosen': [{ value: false, said: 'Hide', at: 5 }],
    'site.arranged': [],
    'site.edited': [],
    'site.refused': [],
    'site.failed': [],
    'site.followed': [],
    'site.replaced': (situation) => [
      { at: 6, by: 'site.reset' as const },
      ...(isUnanswered(situation) ? [{ at: 6, by: 'store.changed' as const }] : []),
    ],
    'step.made': ({ context: { stack } }) => (stack.length < 3 ? [{}] : []),
    'site.stepped': (situation) => {
      const { stack, asked } = situation.context;
      if (stack[0].messages[0]?.at === GREETED_BEFORE) return [{ moved: ['benefits.items[2]'] }];
      const isAtMoved = MOVED_FIELDS.includes(fieldIn(situation)) && !situation.hasTag('working');
      if (isAtMoved && asked.moved.length === 0) return [{}, { moved: ['benefits.items[1]'] }];
      const isMovable =
        situation.hasTag('working') &&
        MOVED_FIELDS.includes(editedPath(situation) ?? '') &&
        asked.moved.length === 0;
      return isMovable ? [{}, { moved: ['benefits.items[1]'] }] : [{}];
    },
  }),
  outputs: {
    request: (situation) => [
      { outcome: 'applied', value: 'New', at: 1007, ...contentFor(situation) },
      ...(isEndedInTrouble(situation)
        ? (['refused', 'failed'] as const).map((outcome) => ({ outcome, value: '', at: 1007 }))
        : []),
    ],
  },
  equivalent: {
    'chat.ready option.pick calls announceAct before doOption (1)': RAISED_LATER,
    'chat site.replaced calls announceAct before beginAnew (1)': TOLD_BESIDE,
    'chat.ready.field plan.chosen calls tellBox before closeEditor (2)': APART,
    'chat.ready.menu calls tellBox before closeEditor on entry (1)': APART,
    'chat.ready.field calls tellBox before openEditor on entry (1)': APART,
    'chat.waiting xstate.done.actor.request #5 calls startContent before forgetDrafts (2)': APART,
    'chat.waiting place.open #1 calls announcePlace before returnText (2)': TOLD_BESIDE,
    'chat.ready.menu calls announceArrival before tellBox on entry (2)': ORDER_ELSEWHERE,
    'chat.ready.field calls announceArrival before tellBox on entry (2)': ORDER_ELSEWHERE,
    'chat.ready.question calls announceArrival before tellBox on entry (2)': ORDER_ELSEWHERE,
    'chat.ready.field value.chosen #1 calls announceAct before dropValue (2)': TOLD_BESIDE,
    'chat.ready.field value.chosen #2 calls announceAct before dropValue (2)': TOLD_BESIDE,
    'chat.ready.question question.refuse #1 calls announceAct before returnText (2)': TOLD_BESIDE,
    'chat.ready.question question.answer calls announceAct before answerQuestion (1)': TOLD_BESIDE,
    'chat.ready.question plan.chosen calls announceAct before answerQuestion (1)': TOLD_BESIDE,
  },
  pairs: 362,
  key: ({ context: { stack, request, asked, pendingPlace, interview }, tags }) => [
    interview.name,
    tags.has('working') && [request.type, asked.moved, pendingPlace?.target, interview.templateId],
    stack.map(({ place, question }) => question ?? place.at(-1)),
    transcript.liveOptions(stack).map(({ label }) => label),
    stacks.top(stack).messages.at(-1)?.describes,
  ],
};

/** The field is opened, and the address typed. */
function casesAtAddress(type: string, situation: Situation): readonly object[] {
  const isAtField = fieldIn(situation) !== '';
  if (type === 'option.pick' && !isAtField) return [{ label: 'Address', at: 3 }];
  return type === 'message.sent' && isAtField ? [{ text: ADDRESS, at: 2 }] : [];
}

/** In a removed item the chat first gets `site.stepped`. Everything after that is covered by the other start. */
function unlessGone(cases: Model<Chat>['cases']): Model<Chat>['cases'] {
  const guarded = Object.entries(cases).map(([type, found]) => [
    type,
    (situation: Situation) => {
      if (resumedAt(situation) !== undefined || askedIn(situation) !== undefined)
        return casesAtQuestion(type, situation);
      if (situation.context.words === ADDRESSED) return casesAtAddress(type, situation);
      if (situation.context.words === TOUCHED) return type === 'step.made' ? [{}] : [];
      if (situation.context.words === DESCRIBING && !ANSWERS_TO_PICTURE.has(type)) return [];
      if (situation.context.words === UNTOUCHED)
        return type === 'option.pick' && situation.context.stack[0].messages.length === 1
          ? [{ label: en.interview.options.start, at: 3 }]
          : type === 'menu.open' ||
              (type === 'site.stepped' && situation.context.stack[0].messages.length < 4)
            ? [{ at: 4 }]
            : [];
      const [home, ...above] = situation.context.stack;
      const isGone = above.at(-1)?.place.join() === GONE.join();
      if (isGone && !WHILE_GONE.has(type)) return [];
      if (!isGone && home.messages[0]?.at === GREETED_BEFORE) return [];
      return typeof found === 'function' ? found(situation) : found;
    },
  ]);
  return Object.fromEntries(guarded);
}
