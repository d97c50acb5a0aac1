import { type ActorRef, type ActorRefFrom, assign, type Snapshot, sendTo, setup } from 'xstate';
import {
  type Draft,
  draftsIn,
  draftTarget,
  type FieldTexts,
  isField,
  joined,
  lostDrafts,
  withoutField,
  withoutPlaces,
} from '../../domain/chat/drafts.ts';
import { textAt } from '../../domain/config/leaves.ts';
import type { Words } from '../../words/words.ts';
import { details } from '../details.ts';
import type { RowsKept } from '../editor/editor.machine.ts';
import { heard, listen } from '../listen.ts';
import { isConfirmed, type ReplacedBy, type SiteNews } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';
import type { EditRequest } from './request.machine.ts';

/** A text that was sent, for the chat to read. */
export interface MessageSent {
  type: 'message.sent';
  text: string;
  at: number;
}

export interface BoxInput {
  readonly site: SiteRef<EditRequest>;
  readonly words: Words;
  readonly chat: ActorRef<
    Snapshot<unknown>,
    MessageSent | { type: 'place.open'; target: string; at: number }
  >;
  /** The text in the box. */
  readonly text: string;
  /** What was typed at the menu and not sent, while a field or a question has the box; '' for none. */
  readonly menuText: string;
  /** The texts of fields that were not sent before a reload. */
  readonly fromLastVisit: FieldTexts;
}

export interface BoxContext extends BoxInput {
  /** The stored text that a click in the page put into the box; '' where the visitor typed. */
  readonly prefill: string;
  /** The field that has the box, or had it last. */
  readonly field: string;
  /** The texts of fields that were left without sending them. */
  readonly drafts: FieldTexts;
}

/** What the visitor does, and an editor for them. */
type TypedEvent =
  /** `isStored`: the visitor did not type it; it is what the field holds. */
  | { type: 'draft.change'; text: string; isStored?: boolean }
  | { type: 'message.send'; at: number }
  | { type: 'draft.resume'; path: string; at: number }
  | { type: 'draft.use'; path: string }
  | { type: 'draft.drop'; path: string }
  | RowsKept
  /** What is typed as the description of a picture, and not sent. */
  | { type: 'description.type'; path: string; text: string };

/** Where the chat stands, and what it does to the texts. */
type ChatFact =
  | { type: 'menu.entered' }
  | { type: 'field.entered'; path: string }
  | { type: 'question.entered' }
  /** The chat waits for an answer: nothing can be sent. */
  | { type: 'reply.awaited' }
  /** A value was chosen, or the field or question is given up. */
  | { type: 'value.drop' }
  /** The field is gone from the website. */
  | { type: 'field.lost' }
  /** Items of lists were moved or removed. */
  | { type: 'items.moved'; moved: readonly string[] }
  | { type: 'drafts.forget' };

export type BoxEvent =
  | TypedEvent
  | ChatFact
  | Extract<SiteNews, { type: 'site.stepped' | 'site.replaced' | 'step.made' }>;

interface At {
  readonly path: string;
}

const configOf = ({ site }: Pick<BoxContext, 'site'>) => site.getSnapshot().context.config;

/** As much of the box as its drafts are read from. */
type Texts = Pick<BoxContext, 'site' | 'words' | 'text' | 'field' | 'drafts' | 'fromLastVisit'>;

/** The texts of fields that are not sent, that of the edited field among them; not those of before a reload. */
export function textsOf({ text, field, drafts }: Texts, isWaiting: boolean): FieldTexts {
  // While an edit is pending, what is typed is not for its field any more.
  return field !== '' && !isWaiting && text.trim() !== '' ? { ...drafts, [field]: text } : drafts;
}

/** The drafts, those of before a reload among them. */
export function draftsOf(box: Texts, isWaiting: boolean): readonly Draft[] {
  return draftsIn(configOf(box), { ...box.fromLastVisit, ...textsOf(box, isWaiting) }, box.words);
}

const draftAt = (context: BoxContext, path: string) =>
  draftsOf(context, false).find(({ field }) => field === path);

/** What the visitor typed into the box; '' for a stored text that nobody touched. */
const typedIn = ({ text, prefill }: Pick<BoxContext, 'text' | 'prefill'>) => (text === prefill ? '' : text);

/** The message box: what is typed and not sent, for a field, at a question or at the menu. */
export const boxMachine = setup({
  types: { input: {} as BoxInput, context: {} as BoxContext, events: {} as BoxEvent },
  actors: { listen },
  guards: {
    hasText: ({ context }) => context.text.trim() !== '',
    /** True for the field where the value was refused. */
    isField: ({ context }, { path }: At) => context.field === path,
    isFromLastVisit: ({ context }, { path }: At) =>
      Object.hasOwn(context.fromLastVisit, path) && isField(configOf(context), path, context.words),
    isThere: ({ context }, { path }: At) => isField(configOf(context), path, context.words),
    isUnsent: ({ context }, { path }: At) => draftAt(context, path) !== undefined,
    isConfirmed: (_, { by }: { by: ReplacedBy }) => isConfirmed(by),
  },
  actions: {
    changeText: assign((_, { text, isStored = false }: { text: string; isStored?: boolean }) => ({
      text,
      prefill: isStored ? text : '',
    })),
    emptyBox: assign({ text: '' }),
    sendText: sendTo(
      ({ context }) => context.chat,
      ({ context: { text } }, { at }: { at: number }) => ({ type: 'message.sent', text, at }) as const,
    ),
    /** A stored text that nobody touched follows its field, as it is no draft. */
    followField: assign(({ context }) => {
      const { field, text, prefill } = context;
      if (field === '' || prefill === '' || text !== prefill) return {};
      const stored = textAt(configOf(context), field);
      return { text: stored, prefill: stored };
    }),

    // The text of the menu.
    keepMenuText: assign(({ context }) => ({
      menuText: joined(context.menuText, typedIn(context)),
      text: '',
      prefill: '',
    })),
    /** One that comes along, such as one typed while an edit was answered, stands below it. */
    takeUpMenuText: assign(({ context }) => ({
      menuText: '',
      text: joined(context.menuText, typedIn(context)),
      prefill: '',
      field: '',
    })),

    // Those of fields.
    takeUpDraft: assign(({ context: { drafts } }, { path }: At) => ({
      text: drafts[path] ?? '',
      prefill: '',
      field: path,
      drafts: withoutField(drafts, path),
    })),
    keepDraft: assign(({ context }) => {
      const { drafts, field, words } = context;
      const typed = { [field]: typedIn(context) };
      const config = configOf(context);
      const isUnsent =
        draftsIn(config, typed, words).length > 0 || lostDrafts(config, typed, words).length > 0;
      return { drafts: isUnsent ? { ...drafts, ...typed } : drafts, text: '', prefill: '', field: '' };
    }),
    leaveField: assign({ field: '' }),
    keepTyped: assign({
      drafts: ({ context: { drafts } }, { path, text }: At & { text: string }) => ({
        ...drafts,
        [path]: text,
      }),
    }),
    /** Takes a text of before a reload to its field, which is opened for it. */
    resumeDraft: assign(({ context }, { path }: At) => {
      const text = context.fromLastVisit[path] ?? '';
      const fromLastVisit = withoutField(context.fromLastVisit, path);
      if (context.field === path) return { fromLastVisit, text };
      return { fromLastVisit, drafts: { ...context.drafts, [path]: text } };
    }),
    openField: sendTo(
      ({ context }) => context.chat,
      ({ context }, { path, at }: At & { at: number }) => {
        const target = draftTarget(configOf(context), path);
        return { type: 'place.open', target, at } as const;
      },
    ),
    useDraft: sendTo(
      ({ context }) => context.site,
      ({ context }, { path }: At) => {
        const edits = draftAt(context, path)?.edits ?? [];
        const [edit, ...others] = edits;
        // One field is undone by its name.
        return edit && !edit.order && others.length === 0
          ? ({ type: 'edit.apply', commandId: 'draft', ...edit } as const)
          : ({ type: 'plan.apply', commandId: 'draft', edits } as const);
      },
    ),
    dropDraft: assign(({ context: { text, field, drafts, fromLastVisit } }, { path }: At) => ({
      text: field === path ? '' : text,
      drafts: withoutField(drafts, path),
      fromLastVisit: withoutField(fromLastVisit, path),
    })),
    forgetDrafts: assign({ text: '', menuText: '', drafts: {}, fromLastVisit: {} }),
    /** After a move, the paths of a list could mean another item: their texts belong to no field any more. */
    loosenMoved: assign(({ context }, { moved = [] }: { moved?: readonly string[] | undefined }) => ({
      drafts: withoutPlaces(context.drafts, moved),
      fromLastVisit: withoutPlaces(context.fromLastVisit, moved),
    })),
  },
}).createMachine({
  id: 'box',
  description: 'The message box, and what was typed and not sent.',
  context: ({ input }) => ({ ...input, prefill: '', field: '', drafts: {} }),
  invoke: {
    src: 'listen',
    id: 'siteFacts',
    input: ({ context }) => [heard(context.site, 'site.stepped', 'site.replaced', 'step.made')],
  },
  on: {
    'draft.change': { actions: { type: 'changeText', params: details } },
    'draft.use': {
      guard: { type: 'isUnsent', params: details },
      actions: [
        { type: 'useDraft', params: details },
        { type: 'dropDraft', params: details },
      ],
    },
    'draft.drop': { actions: { type: 'dropDraft', params: details } },
    'description.type': {
      guard: { type: 'isThere', params: details },
      actions: { type: 'keepTyped', params: details },
    },
    'rows.keep': {
      guard: { type: 'isThere', params: details },
      actions: { type: 'keepTyped', params: details },
    },
    'drafts.forget': { actions: 'forgetDrafts' },
    'items.moved': { actions: { type: 'loosenMoved', params: details } },
    'site.stepped': { actions: [{ type: 'loosenMoved', params: details }, 'followField'] },
    'site.replaced': [
      { guard: { type: 'isConfirmed', params: details }, actions: 'forgetDrafts' },
      { actions: 'followField' },
    ],
    'step.made': { actions: 'followField' },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'Transient: the chat has not said yet where it stands.',
      on: {
        'menu.entered': { target: 'ready.menu', actions: 'takeUpMenuText' },
        'question.entered': { target: 'ready.question' },
      },
    },
    ready: {
      description: 'A text can be sent.',
      on: {
        'message.send': {
          guard: 'hasText',
          actions: [{ type: 'sendText', params: details }, 'emptyBox'],
        },
        'draft.resume': {
          guard: { type: 'isFromLastVisit', params: details },
          actions: [
            { type: 'resumeDraft', params: details },
            { type: 'openField', params: details },
          ],
        },
        'reply.awaited': { target: 'waiting' },
      },
      initial: 'menu',
      states: {
        menu: {
          description: 'A message is typed at a level of the menu.',
          on: {
            'field.entered': {
              target: 'field',
              actions: ['keepMenuText', { type: 'takeUpDraft', params: details }],
            },
            'question.entered': { target: 'question', actions: 'keepMenuText' },
          },
        },
        field: {
          description: 'The value of a field is typed.',
          on: {
            'value.drop': { actions: 'emptyBox' },
            'field.entered': { actions: ['keepDraft', { type: 'takeUpDraft', params: details }] },
            'menu.entered': { target: 'menu', actions: ['keepDraft', 'takeUpMenuText'] },
            'question.entered': { target: 'question', actions: 'keepDraft' },
            'field.lost': { target: 'menu', actions: 'takeUpMenuText' },
          },
        },
        question: {
          description: 'The answer to a question of the interview is typed.',
          on: {
            'value.drop': { actions: 'emptyBox' },
            'menu.entered': { target: 'menu', actions: 'takeUpMenuText' },
            'field.entered': {
              target: 'field',
              actions: ['keepMenuText', { type: 'takeUpDraft', params: details }],
            },
          },
        },
      },
    },
    waiting: {
      description: 'The chat waits for an answer. What is typed meanwhile stays in the box.',
      on: {
        'menu.entered': { target: 'ready.menu', actions: 'takeUpMenuText' },
        'field.entered': [
          { guard: { type: 'isField', params: details }, target: 'ready.field' },
          { target: 'ready.field', actions: ['keepMenuText', { type: 'takeUpDraft', params: details }] },
        ],
        'question.entered': { target: 'ready.question', actions: 'leaveField' },
      },
    },
  },
});

/** A running box. */
export type Box = ActorRefFrom<typeof boxMachine>;
