import type { ActorRef, Snapshot } from 'xstate';
import type { Message } from '../../src/domain/chat/message.ts';
import { BUSINESSES, type Business } from '../../src/domain/choices/businesses.ts';
import type { Config } from '../../src/domain/config/config.ts';
import type { PlannedEdit } from '../../src/domain/config/edit-config.ts';
import { contactIn } from '../../src/domain/interview/contact-given.ts';
import * as exchanges from '../../src/domain/interview/exchanges.ts';
import type { KeptInterview } from '../../src/domain/interview/kept-interview.ts';
import type { StartRequest } from '../../src/domain/ports.ts';
import { shownName, type Words } from '../../src/words/words.ts';
import {
  addressEdits,
  contactEdits,
  honestEdits,
  mainPicture,
  nameEdits,
} from '../../templates/interview-edits.ts';
import { resolveTemplate } from '../../templates/resolve-template.ts';
import type { ChatEvent, ChatNews, ChatRef } from '../chat/chat.setup.ts';
import type { DraftPicked, ValueChosen } from '../editor/editor.machine.ts';
import type { SiteEvent, SiteFact } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

export interface InterviewInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'content.start' | 'plan.apply' | 'step.undo' }>>;
  readonly chat: ChatRef<Extract<ChatEvent, { type: 'menu.open' }>>;
  readonly words: Words;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The interview that goes on after a reload. */
  readonly kept?: KeptInterview | undefined;
}

export interface InterviewContext extends Omit<InterviewInput, 'kept'> {
  readonly exchanges: readonly exchanges.Exchange[];
  /** The question to go on with after a reload. */
  readonly resumed: exchanges.Asked | undefined;
  /** The text in the message box. */
  readonly draft: string;
  /** The name that the visitor gave; '' for none. */
  readonly name: string;
  /** The latest chosen business; before the first choice an arbitrary one. */
  readonly business: Business;
  /** The number of undo steps before the interview. */
  readonly before: number;
}

export type InterviewEvent =
  | { type: 'interview.open'; at: number }
  | ({ type: 'option.pick' } & PickedOption)
  | { type: 'message.send'; at: number }
  | { type: 'step.back' }
  | { type: 'menu.open'; at: number }
  | ValueChosen
  | DraftPicked
  | Extract<ChatNews, { type: 'visitor.acted' }>
  | SiteFact;

export type InterviewNews =
  /** All is asked. */
  | { type: 'interview.finished' }
  /** The visitor chose to publish. */
  | { type: 'publish.requested' };

/** The interview, narrowed to whether it runs. */
export type InterviewRef = ActorRef<
  Snapshot<unknown> & { readonly context: { readonly exchanges: readonly { readonly asked: string }[] } },
  never,
  InterviewNews
>;

/** An option of the latest message that was picked. `at` is in milliseconds since 1970. */
export interface PickedOption {
  readonly label: string;
  readonly at: number;
}

/** The options of the interview that are no businesses. */
export type OptionName = keyof Words['interview']['options'] | 'templateAsIs';

/** What the visitor said, and when, in milliseconds since 1970. */
export interface SaidAt {
  readonly label: string;
  readonly at: number;
}

/** The initial context. */
export const beginInterview = ({ kept, ...input }: InterviewInput): InterviewContext => ({
  ...input,
  exchanges: [],
  resumed: kept?.asked,
  draft: kept?.draft ?? '',
  name: kept?.name ?? '',
  business: BUSINESSES[0],
  before: kept?.before ?? 0,
});

/** The current website. */
export const configOf = ({ site }: Pick<InterviewContext, 'site'>): Config =>
  site.getSnapshot().context.config;

/** The number of undo steps now. */
export const stepsOf = ({ site }: Pick<InterviewContext, 'site'>): number =>
  site.getSnapshot().context.history.past.length;

/** The latest message of the interview, or undefined. */
export const latestOf = (context: InterviewContext): Message | undefined =>
  exchanges.messagesOf(context.exchanges).at(-1);

/** The business that an option is called after, or undefined. */
export const businessNamed = ({ words }: InterviewContext, label: string): Business | undefined =>
  BUSINESSES.find((business) => words.businesses[business] === label);

/** The label of an option that is no business. */
export const labelOf = (context: InterviewContext, option: OptionName): string => {
  const { words } = context;
  if (option !== 'templateAsIs') return words.interview.options[option];
  return words.interview.templateAsIs(shownName(resolveTemplate(configOf(context)).template.name, words));
};

/** The request for the content of the chosen business. */
export const startRequest = (context: InterviewContext): StartRequest => ({
  config: configOf(context),
  business: context.business,
  language: context.words.language.code,
});

/** The field that the visitor's picture goes to. */
export const pictureLeaf = (context: InterviewContext) => mainPicture(configOf(context));

/** What is said to a text that does not answer the present question. */
export const refusalIn = ({ exchanges: all, words }: InterviewContext): string =>
  words.interview.refused[all.at(-1)?.asked === 'contact' ? 'contact' : 'options'];

/** The exchanges after the visitor said something. */
export const said = (context: InterviewContext, { label, at }: SaidAt) =>
  exchanges.added(context.exchanges, { text: label, isUser: true, at });

/** The exchanges after a question was asked. */
export const askedNow = (context: InterviewContext, question: exchanges.Asked) =>
  exchanges.asked(context.exchanges, question, {
    text: context.words.interview.questions[question],
    isUser: false,
    at: context.at,
    buttons: optionsFor(context, question),
  });

/** The exchanges after the present question got another answer of the assistant. */
export const repliedNow = (context: InterviewContext, text: string) => {
  const question = context.exchanges.at(-1)?.asked ?? 'trade';
  const buttons = optionsFor(context, question);
  return exchanges.added(context.exchanges, { text, isUser: false, at: context.at, buttons });
};

const OPTIONS: Readonly<Record<exchanges.Asked, readonly OptionName[]>> = {
  trade: ['templateAsIs', 'skip'],
  name: ['skip'],
  contact: ['skip', 'skipRest'],
  address: ['skip', 'skipRest'],
  picture: ['upload', 'later', 'skip'],
  finished: ['publish', 'change', 'undoAll'],
};

function optionsFor(context: InterviewContext, question: exchanges.Asked): readonly string[] {
  const own = OPTIONS[question].map((option) => labelOf(context, option));
  const { businesses } = context.words;
  return question === 'trade' ? [...BUSINESSES.map((business) => businesses[business]), ...own] : own;
}

/** The edits that answer a question of the interview with the text in the message box. */
export const editsFor: Readonly<
  Record<'name' | 'contact' | 'address', (context: InterviewContext) => readonly PlannedEdit[]>
> = {
  name: (context) => nameEdits(configOf(context), context.draft.trim()),
  contact: (context) => contactEdits(configOf(context), contactIn(context.draft) ?? {}),
  address: (context) => addressEdits(configOf(context), context.draft.trim()),
};

/** The edit that puts a picture on the page. */
export const pictureEdits = (context: InterviewContext, value: string | boolean): readonly PlannedEdit[] => {
  const leaf = pictureLeaf(context);
  return leaf ? [{ path: leaf.path, typed: value }] : [];
};

/** The business whose content the interview brought, or undefined. */
const businessBrought = ({ site, before }: InterviewContext): Business | undefined => {
  const steps = site.getSnapshot().context.history.past.slice(before);
  const deed = steps.findLast((step) => step.deed.kind === 'start')?.deed;
  return deed?.kind === 'start' ? deed.business : undefined;
};

/** True if the business is taken back: its content has come, and the template's own is asked for. */
export const returnsToTemplate = (context: InterviewContext, label: string): boolean =>
  label === labelOf(context, 'templateAsIs') && businessBrought(context) !== undefined;

/** The edits that take what is invented off the page. A business without a name is called what it is, such as `Bakery`. */
export const closingEdits = (context: InterviewContext): readonly PlannedEdit[] => {
  const config = configOf(context);
  const business = context.name === '' ? businessBrought(context) : undefined;
  return [
    ...honestEdits(config),
    ...(business === undefined ? [] : nameEdits(config, context.words.businesses[business])),
  ];
};
