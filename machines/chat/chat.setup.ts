import { type ActorRef, assign, emit, enqueueActions, raise, type Snapshot, sendTo, setup } from 'xstate';
import {
  type ChatTurn,
  refusalOf,
  refusalOffers,
  requestOffers,
  toldOfEdit,
  toldOfPlan,
} from '../../domain/chat/answers.ts';
import {
  type Command,
  NOT_UNDERSTOOD,
  type Option,
  optionNamed,
  type ReadLate,
  type Said,
  type Understood,
} from '../../domain/chat/command.ts';
import { type FieldTexts, joined, MENU_TEXT } from '../../domain/chat/drafts.ts';
import { listPathAt } from '../../domain/chat/list-path.ts';
import { wayTo, wordsOfArrangement } from '../../domain/chat/menu.ts';
import type { ActionEntry, PlaceEntry } from '../../domain/chat/menu-entry.ts';
import type { Message } from '../../domain/chat/message.ts';
import { contactsRead, meaningOf, type TextMeaning } from '../../domain/chat/text-meaning.ts';
import { meantFor, type ValueMeant } from '../../domain/chat/value-meant.ts';
import { BUSINESSES, type Business } from '../../domain/choices/businesses.ts';
import type { PlannedEdit } from '../../domain/config/edit-config.ts';
import {
  type AnswerEdits,
  type Answered,
  addressWritten,
  answer,
  answerId,
  type Reply,
} from '../../domain/interview/answer.ts';
import { lacksCountryCode } from '../../domain/interview/contact-given.ts';
import type { KeptInterview } from '../../domain/interview/kept-interview.ts';
import { isToCorrect, type Question } from '../../domain/interview/question.ts';
import type { StartRequest } from '../../domain/ports.ts';
import { HOURS_LIST, hoursWritten } from '../../domain/sections/hours-list.ts';
import { isDefaultWebsite, websiteIn } from '../../templates/fresh-websites.ts';
import { answerEdits, closingEdits, namedContent, nameEdits } from '../../templates/interview-edits.ts';
import type { ReadBack } from '../../templates/interview-questions.ts';
import { openingPictureEdits } from '../../templates/opening-picture.ts';
import { addressPartEdits, isNamedAndReachable, isToldTo, knownFacts } from '../../templates/own-facts.ts';
import type { LanguageCode } from '../../words/language.ts';
import type { Words } from '../../words/words.ts';
import { type Editor, editorMachine, type ValueChosen } from '../editor/editor.machine.ts';
import { listen } from '../listen.ts';
import { isConfirmed, type SiteEvent, type SiteFact, type SiteNews } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';
import { type Box, type BoxEvent, type BoxInput, boxMachine, type MessageSent } from './box.machine.ts';
import {
  type ArrangeRequest,
  type EditRequest,
  type Request,
  type RequestEnd,
  requestMachine,
} from './request.machine.ts';
import * as stacks from './stack.ts';
import * as transcript from './transcript.ts';

type StartContent = Extract<SiteEvent, { type: 'content.start' }>;
type StepRequest = Extract<SiteEvent, { type: 'step.undo' | 'step.redo' }>;

export interface ChatInput {
  readonly site: SiteRef<EditRequest | ArrangeRequest | StepRequest | StartContent>;
  readonly words: Words;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The stack that a hot reload continues: at a field, from the level around it. */
  readonly stack?: stacks.Stack | undefined;
  /** The interview that goes on after a reload. */
  readonly interview?: KeptInterview | undefined;
  /** The texts that were not sent before a reload. */
  readonly fromLastVisit?: FieldTexts | undefined;
  /** Reads what is typed and is no update, once it has come; nothing is read without it. */
  readonly read?: ReadLate | undefined;
}

/** What the visitor said to ask the site for something. */
interface Asked extends Said {
  /** What the answer tells of a plan; each of its edits without it. */
  readonly told?: string | undefined;
  /** Paths of list items that were moved or removed since. */
  readonly moved: readonly string[];
}

/** A place of the menu that is asked for, with the option that was picked for it. */
interface PlaceAsked {
  readonly target: string;
  readonly at: number;
  readonly said?: string | undefined;
}

export interface ChatContext extends Pick<ChatInput, 'site' | 'words' | 'read'> {
  readonly stack: stacks.Stack;
  /** The message box. */
  readonly box: Box;
  /** What the visitor waits for, or waited for last. */
  readonly asked: Asked;
  readonly request: Request;
  /** The editor of the field that the chat is at, or waits at; undefined elsewhere. */
  readonly editor: Editor | undefined;
  /** The place to open, at the latest once the pending edit is answered. */
  readonly pendingPlace: PlaceAsked | undefined;
  readonly interview: Interview;
}

/** What the interview has to know beside its question. */
interface Interview {
  /** The name that the visitor gave; '' for none. */
  readonly name: string;
  /** The latest chosen business; before the first choice an arbitrary one. */
  readonly business: Business;
  /** The template whose card was chosen for it; undefined where the content comes into the present one. */
  readonly templateId: string | undefined;
  /** The sentence that introduced the business, which may tell more of it; '' for none. */
  readonly told: string;
  /** The number of undo steps before the interview. */
  readonly before: number;
}

/** Several edits that were chosen together in a dialog or by an option. */
interface PlanChosen extends Said {
  readonly edits: Extract<EditRequest, { type: 'plan.apply' }>['edits'];
  readonly told?: string | undefined;
  readonly leadsTo?: string | undefined;
}

/** The description of the picture that the latest message asks about. */
interface DescriptionGiven extends Said {
  readonly text: string;
}

/** A text that was sent. `isAwaited`: its reader was waited for, and is not again. */
interface TextToRead extends Omit<MessageSent, 'type'> {
  readonly isAwaited?: boolean;
}

/** A business that was chosen for its content, and the template if that was chosen by its card. */
type BusinessChosen = Omit<Commanded<Extract<Command, { type: 'business.choose' }>>, 'type'>;

/** What was said, if anything was, and when. */
type Spoken = Partial<Pick<Said, 'said'>> & Pick<Said, 'at'>;

type Commanded<C extends Command = Command> = C extends Command ? C & Said : never;

export type ChatEvent =
  | { type: 'option.pick'; label: string; at: number }
  | MessageSent
  | ({ type: 'place.open' } & PlaceAsked)
  | { type: 'step.back' }
  | { type: 'menu.open'; at: number; said?: string | undefined }
  | ValueChosen
  | ({ type: 'plan.chosen' } & PlanChosen)
  /** `text` is '' for decoration. */
  | ({ type: 'description.give' } & DescriptionGiven)
  | { type: 'description.skip' }
  /** What options, texts and places stand for; the chat raises these itself. */
  | Commanded<Exclude<Command, { type: 'place.open' | 'value.chosen' | 'plan.chosen' | 'menu.open' }>>
  | Exclude<TextMeaning, { type: 'option.pick' | 'value.chosen' }>
  | Extract<SiteNews, { type: 'step.made' }>
  | SiteFact;

type DialogAsked = Omit<Extract<Command, { type: 'dialog.ask' }>, 'type'>;

export type ChatNews =
  /** The visitor asked for a dialog. `list` is the path of the list that it is about, `email` what is typed into it. */
  | ({ type: 'dialog.requested'; at: number } & DialogAsked)
  | { type: 'language.requested'; code: LanguageCode }
  /** A place of the menu was asked for, possibly from outside of the chat: the visitor is to see the chat. */
  | { type: 'place.requested' }
  /** The visitor did something that changes the transcript. */
  | { type: 'visitor.acted' }
  /** The chat is at a place, field or question, and its box too: on the way there, or after an answer. */
  | { type: 'place.entered' };

type ChatSnapshot = Snapshot<unknown> & {
  readonly context: Pick<ChatContext, 'stack' | 'box'>;
  hasTag(tag: 'working'): boolean;
};

/** The chat, narrowed to its snapshot and to the events that the holder may send. */
export type ChatRef<Event extends ChatEvent = never> = ActorRef<ChatSnapshot, Event, ChatNews>;

/** The initial context. */
export const begin = (input: ChatInput, box: Box): ChatContext => ({
  site: input.site,
  words: input.words,
  read: input.read,
  stack: firstStack(input),
  box,
  asked: { said: '', at: input.at, moved: [] },
  request: { type: 'text.refuse', understood: NOT_UNDERSTOOD },
  editor: undefined,
  pendingPlace: undefined,
  interview: {
    name: input.interview?.name ?? '',
    business: BUSINESSES[0],
    templateId: undefined,
    told: '',
    before: input.interview?.before ?? 0,
  },
});

/** What the box begins with. */
export const boxInput = (input: ChatInput, chat: BoxInput['chat']): BoxInput => ({
  site: input.site,
  words: input.words,
  chat,
  text: input.interview?.draft ?? '',
  ...keptTexts(input.fromLastVisit),
});

/** The texts of before a reload: that of the menu, and those of fields. */
function keptTexts({ [MENU_TEXT]: menuText = '', ...fromLastVisit }: FieldTexts = {}) {
  return { menuText, fromLastVisit };
}

function firstStack({ stack, interview, ...input }: ChatInput): stacks.Stack {
  if (stack) return stacks.aroundField(stack);
  const turn = turnOf(input, input.at);
  return interview ? transcript.resumed(interview.asked, turn) : transcript.begun(turn);
}

/** The website at a time, in milliseconds since 1970, for the functions that answer. */
export function turnOf({ site, words }: Pick<ChatInput, 'site' | 'words'>, at = 0): ChatTurn {
  const { config, fresh } = site.getSnapshot().context;
  return {
    config,
    words,
    at,
    isUntouched: isDefaultWebsite(config, fresh),
    isUnfinished: !isNamedAndReachable(config, Object.values(words.businesses)),
  };
}

const historyOf = ({ site }: Pick<ChatInput, 'site'>) => site.getSnapshot().context.history;

/** The steps in the history of the site that are possible now. */
function stepsOf(context: Pick<ChatInput, 'site'>) {
  const { past, future } = historyOf(context);
  return { canUndo: past.length > 0, canRedo: future.length > 0 };
}

/** The field that is edited; undefined at a level of the menu. */
export const fieldOf = ({ stack }: Pick<ChatContext, 'stack'>) => stacks.top(stack).field;

/** True where the opening hours stand as a table: at their section and at its list. */
const isAtHours = ({ stack }: ChatContext) =>
  ['hours', HOURS_LIST].includes(stacks.top(stack).place.join('.'));

/** The path of the description that the latest message asks for, or undefined. */
const describedIn = ({ stack }: ChatContext) => stacks.top(stack).messages.at(-1)?.describes;

/** The question of the interview that is asked; undefined if none is. */
export const questionOf = ({ stack }: Pick<ChatContext, 'stack'>) => stacks.top(stack).question;

/** The request for the content of the chosen business. */
export function startRequest({ site, words, interview }: ChatContext): StartRequest {
  const { config, fresh } = site.getSnapshot().context;
  const { business, templateId } = interview;
  return {
    config: templateId === undefined ? config : websiteIn(templateId, config, fresh),
    business,
    language: words.language.code,
  };
}

/** The content of a business that has come. It brings its own name; the visitor's stays. */
const contentIn = ({ site, interview }: ChatContext, { content }: RequestEnd) =>
  namedContent(content ?? site.getSnapshot().context.config, interview.name);

/** The edits that write the contacts that the reader finds in a text; undefined if it finds none. */
const contactsIn = (context: ChatContext) => (text: string) => {
  const { config, words } = turnOf(context);
  const read = context.read?.({ text, config, words, steps: stepsOf(context) });
  return contactsRead(read ?? NOT_UNDERSTOOD);
};

/** What the visitor said to ask for something. */
export const askedIn = ({ context: { asked } }: { context: ChatContext }): Asked => asked;

/** The sentence that waits for its reader, or whose change is offered and neither taken nor declined; '' for none. */
export function unansweredIn({ stack, request, words }: ChatContext): string {
  const { offers, messages } = stacks.top(stack);
  const isUnread = request.type === 'reader.await' && messages.at(-1)?.isUser === true;
  const isOffered = offers.some(({ label }) => label === words.chat.leave);
  return ((isUnread || isOffered) && messages.findLast(({ isUser }) => isUser)?.text) || '';
}

/** A text that comes back to the box. What was typed since stands below it. */
const withReturned = ({ box }: ChatContext, said: string) => {
  const text = joined(said, box.getSnapshot().context.text);
  return { type: 'draft.change', text } as const;
};

/** The text that waited for its reader. */
export const keptText = ({ context: { asked } }: { context: ChatContext }): TextToRead => ({
  text: asked.said,
  at: asked.at,
  isAwaited: true,
});

/** What the editor of the open field edits. */
const edited = ({ stack, site, box }: ChatContext) => {
  const leaf = stacks.top(stack).field;
  const { text, field, drafts } = box.getSnapshot().context;
  const path = leaf?.path ?? '';
  // The draft of a table is its rows.
  const draft = leaf?.type === 'table' ? '' : field === path ? text : (drafts[path] ?? '');
  return { leaf, draft, site, box };
};

const NO_ARRANGEMENT: ArrangeRequest = { type: 'site.arrange', commandId: '', act: 'add', path: '' };

/** The undo steps since the interview began. */
const stepsOfInterview = (context: ChatContext) => historyOf(context).past.slice(context.interview.before);

/** What was understood of an answer, which the next question tells. */
const readBackOf = (step: Answered['step']): ReadBack => {
  const { edits = [], name } = step ?? {};
  return { address: name === 'place' ? addressWritten(edits) : '', hours: hoursWritten(edits) };
};

/** What the website makes of an answer of the interview. */
const editsOfAnswers = (context: ChatContext): AnswerEdits => ({
  ofText: (config, question, text) => answerEdits(config, question, text, contactsIn(context)),
  isKnown: isToldTo,
  ofName: nameEdits,
  atEnd: (config, nameless, made) =>
    closingEdits(config, nameless && context.words.businesses[nameless], made),
});

/** A command's id. The time keeps it apart from those of earlier visits, which the history still has. */
const commandIdAt = (at: number) => `edit-${at}`;

/** What an edit asks the site for. */
const editAt = ({ path, typed }: ValueMeant, at: number): EditRequest => ({
  type: 'edit.apply',
  commandId: commandIdAt(at),
  path,
  typed,
});

/** What a plan asks the site for. */
const planAt = (edits: PlanChosen['edits'], at: number): EditRequest => ({
  type: 'plan.apply',
  commandId: commandIdAt(at),
  edits,
});

/** The parts of an address that is typed for the address of a map; none of another value. */
function addressParts(context: ChatContext, value: string | boolean): readonly PlannedEdit[] {
  const { path, typed } = meantFor(fieldOf(context), value, context.words);
  const parts = path === 'location.address' ? addressPartEdits(String(typed)) : [];
  return parts.filter((part) => part.typed !== '');
}

/** The edits that a request asks the site for. */
function editsOf(request: Request): readonly PlannedEdit[] {
  if (request.type === 'edit.apply') return [request];
  return request.type === 'plan.apply' ? request.edits : [];
}

/** The arrangement that was asked for latest. */
const arrangementOf = ({ request }: ChatContext): ArrangeRequest =>
  request.type === 'site.arrange' ? request : NO_ARRANGEMENT;

/** The context after the visitor asked for something by a word of their own. */
const asking = ({ stack }: ChatContext, request: Request, asked: Omit<Asked, 'moved'>) => ({
  stack: transcript.saying(stack, asked.said, asked.at),
  asked: { ...asked, moved: [] },
  request,
});

/** The stack after an answer at the level where the visitor then is. */
const replying = (
  context: ChatContext,
  text: string,
  at: number,
  details?: Partial<Message>,
  offers?: readonly Option[],
) => {
  const turn = turnOf(context, at);
  const stack = transcript.upToDate(context.stack, turn, context.asked.moved);
  return { stack: transcript.replied(stack, text, turn, details, offers) };
};

/** What replaced the website. */
type Replaced = Pick<Extract<SiteFact, { type: 'site.replaced' }>, 'by' | 'at'>;

interface Moved {
  readonly moved?: readonly string[] | undefined;
}

/** The actors, guards and actions of the chat's chart. */
export const chatSetup = setup({
  types: {
    input: {} as ChatInput,
    context: {} as ChatContext,
    events: {} as ChatEvent,
    emitted: {} as ChatNews,
    /** `working`: what the visitor asked for is not answered yet. */
    tags: {} as 'working',
    children: {} as {
      editor: 'editor';
      request: 'request';
      siteFacts: 'listen';
    },
  },
  actors: {
    listen,
    editor: editorMachine,
    request: requestMachine,
    box: boxMachine,
  },
  guards: {
    isDeeper: ({ context }) => context.stack.length > 1,
    isOffered: ({ context }, { label }: { label: string }) =>
      optionNamed(transcript.liveOptions(context.stack), label) !== undefined,
    isTextUnread: ({ context }, { outcome }: RequestEnd) =>
      context.request.type === 'reader.await' && outcome === 'failed',
    isAtTable: ({ context }) => fieldOf(context)?.type === 'table',
    asksDescription: ({ context }) => describedIn(context) !== undefined,
    isGone: ({ context }, { moved }: Moved) =>
      stacks.dropGoneLevels(context.stack, turnOf(context), moved).length < context.stack.length,
    isAsked: ({ context }) => questionOf(context) !== undefined,
    isAtField: ({ context }) => fieldOf(context) !== undefined,
    isPlaceAsked: ({ context }) => context.pendingPlace !== undefined,
    leadsElsewhere: ({ context }, place: PlaceAsked) =>
      stacks.wayFrom(context.stack, place, turnOf(context)) !== undefined,
    /** True for an address that is typed whole: it goes into its parts, and each is read back. */
    isWholeAddress: ({ context }, { value, plan }: Omit<ValueChosen, 'type'>) =>
      !plan && addressParts(context, value).length > 1,
    isToCorrect: ({ context }, { said }: Pick<Said, 'said'>) => isToCorrect(questionOf(context), said),
    isFirst: ({ context }) => context.stack.at(-2)?.question === undefined,
    /** Content that is started, and what is taken back of the interview, replace the website without ending it. */
    isOfInterview: ({ context }, { by }: Replaced) => {
      const isStep = by === 'step.undo' || by === 'step.redo';
      return by === 'content.start' || (isStep && historyOf(context).past.length >= context.interview.before);
    },
    isFor: ({ context }, { type }: Pick<Request, 'type'>) => context.request.type === type,
    hasContent: (_, { content }: RequestEnd) => content !== undefined,
    /** True for the content of a card that takes the place of what the visitor made, who has confirmed it. */
    replacesOwn: ({ context }, { content }: RequestEnd) =>
      content !== undefined && context.interview.templateId !== undefined && !turnOf(context).isUntouched,
    isValueApplied: ({ context }, { outcome }: RequestEnd) =>
      outcome === 'applied' && fieldOf(context) !== undefined,
  },
  actions: {
    // Reading: what is picked, typed or asked for becomes one of the chat's own events.
    doOption: raise(({ context }, { label, at }: { label: string; at: number }) => {
      const option = optionNamed(transcript.liveOptions(context.stack), label);
      const said = option?.label ?? label;
      return { type: 'place.open' as const, target: '', ...option?.command, said, at } as Commanded;
    }),
    readText: raise(({ context }, { text, at, isAwaited }: TextToRead) =>
      meaningOf(text, at, {
        ...turnOf(context),
        options: transcript.liveOptions(context.stack),
        proposed: transcript.proposedIn(context.stack, context.words),
        isAtField: fieldOf(context) !== undefined,
        question: questionOf(context),
        steps: stepsOf(context),
        list: listPathAt(turnOf(context).config, stacks.top(context.stack).place),
        here: stacks.top(context.stack).place,
        read: isAwaited ? (sentence) => context.read?.(sentence) ?? NOT_UNDERSTOOD : context.read,
      }),
    ),
    typeRows: sendTo('editor', (_, { text }: { text: string }) => ({ type: 'rows.type', text }) as const),
    /** Keeps the latest place that was asked for; one that is not there is ignored. */
    keepPlace: assign(({ context }, { target, said, at }: PlaceAsked) => {
      const { config, words } = turnOf(context);
      return wayTo(config, target, words).length > 0 ? { pendingPlace: { target, said, at } } : {};
    }),

    // The stack.
    push: assign(({ context }, { entry, said, at }: Said & { entry: PlaceEntry | ActionEntry }) => ({
      stack: transcript.enter(context.stack, entry, turnOf(context, at), said),
    })),
    beginInterview: assign(({ context }, { question, said, at }: Spoken & { question: Question }) => ({
      stack: transcript.ask(context.stack, question, turnOf(context, at), said),
      interview: { ...context.interview, before: historyOf(context).past.length },
    })),
    pop: assign(({ context }) => ({ stack: transcript.goBack(context.stack, turnOf(context)) })),
    clear: assign(({ context }, { at, said }: { at: number; said?: string | undefined }) => ({
      stack: transcript.goHome(context.stack, turnOf(context, at), said),
      // The main menu was asked for after the place that waits.
      pendingPlace: undefined,
    })),
    refresh: assign(({ context }) => ({
      stack: transcript.refreshed(context.stack, turnOf(context)),
    })),
    dropGoneLevels: assign(({ context }, { moved }: Moved) => ({
      stack: transcript.upToDate(context.stack, turnOf(context), moved),
    })),
    goTo: assign(({ context }) => {
      const { stack, pendingPlace } = context;
      const way = pendingPlace && stacks.wayFrom(stack, pendingPlace, turnOf(context));
      if (!way) return { pendingPlace: undefined };
      const turn = turnOf(context, pendingPlace.at);
      return { stack: transcript.goTo(stack, way, turn, pendingPlace.said), pendingPlace: undefined };
    }),
    followArrangement: assign(({ context }) => ({
      stack: transcript.afterArrangement(context.stack, arrangementOf(context), turnOf(context)),
    })),

    // What is said.
    greet: assign(({ context }, { at }: { at: number }) => ({
      stack: transcript.begun(turnOf(context, at)),
      pendingPlace: undefined,
    })),
    askAgain: assign(({ context }, { said, at }: Said) => ({
      stack: transcript.askAgain(context.stack, said, turnOf(context, at)),
    })),
    offer: assign(({ context }, { understood, said, at }: Said & { understood: Understood }) => {
      const { options, hours, isChoice = false } = understood;
      const question = context.words.chat[isChoice ? 'askWhich' : 'askRequest'];
      // What moved while an earlier request waited is of no concern to this one.
      const asked = { said, at, moved: [] };
      const spoken = { ...context, asked, stack: transcript.saying(context.stack, said, at) };
      const offers = requestOffers(options, stacks.top(context.stack), turnOf(context));
      return replying(spoken, question, at, hours && { hours }, offers);
    }),
    repeatSaid: assign(({ context }, { at }: { at: number }) => {
      const { stack, asked } = context;
      return {
        stack: transcript.saying(transcript.upToDate(stack, turnOf(context), asked.moved), asked.said, at),
      };
    }),
    sayEnd: assign(({ context }, { outcome, value, at }: RequestEnd) => {
      const { asked, request, words } = context;
      const turn = turnOf(context, at);
      if (outcome !== 'applied')
        return replying(context, words.chat[outcome === 'refused' ? 'notUpdatable' : 'failed'], at);
      const { text, ...details } =
        request.type === 'edit.apply'
          ? toldOfEdit(request.path, value, turn)
          : { text: asked.told ?? toldOfPlan(editsOf(request), turn) };
      const success = { isSuccess: true, commandId: commandIdAt(asked.at), ...details };
      const edits = openingPictureEdits(turn.config, editsOf(request));
      const label = words.chat.openWithPicture;
      const offers: readonly Option[] =
        edits.length > 0 ? [{ label, command: { type: 'plan.chosen', edits } }] : [];
      return replying(context, words.chat.next(text), at, success, offers);
    }),
    sayArranged: assign(({ context }) => {
      const { asked, words } = context;
      const arrangement = arrangementOf(context);
      const { config } = turnOf(context);
      const told = wordsOfArrangement(config, arrangement, words);
      const known = arrangement.act === 'add' ? knownFacts(config, arrangement.path) : [];
      const facts = known.flatMap(({ typed }) => typed || []).join(' · ');
      const said = facts === '' ? told : words.chat.filledWith(told, facts);
      const success = { isSuccess: true, commandId: commandIdAt(asked.at) };
      return replying(context, words.chat.next(words.chat.arranged(said)), asked.at, success);
    }),
    sayRefusal: assign(({ context }, { at }: { at: number }) => {
      const { asked, request, words } = context;
      const { options, hours } = request.type === 'text.refuse' ? request.understood : NOT_UNDERSTOOD;
      const offers = refusalOffers(options, stacks.top(context.stack), turnOf(context));
      return replying(context, refusalOf(asked.said, words), at, hours && { hours }, offers);
    }),

    sayUnread: assign(({ context }, { at }: RequestEnd) => {
      const { asked, words } = context;
      const spoken = { ...context, stack: transcript.saying(context.stack, asked.said, asked.at) };
      return replying(spoken, words.rest.missing, at);
    }),

    // The interview.
    /** The first question, to be answered by a business that was asked for elsewhere. */
    askBusiness: assign(({ context }, { at }: { at: number }) => {
      const turn = turnOf(context, at);
      return {
        stack: transcript.ask(transcript.atHome(context.stack, turn), 'business', turn),
        pendingPlace: undefined,
        interview: { ...context.interview, before: historyOf(context).past.length },
      };
    }),
    /** The content of a business has come: next is whose it is. The sentence that introduced it may answer that and more. */
    askName: enqueueActions(({ context, enqueue, self }, end: RequestEnd) => {
      const { stack, asked, interview, words, read } = context;
      const { said, at } = asked;
      const question = 'name';
      const steps = stepsOf(context);
      const text = interview.told;
      const facts = text && read?.({ text, config: contentIn(context, end), words, steps, question })?.facts;
      if (facts) enqueue.sendTo(self, { type: 'question.answer', said: '', facts, at });
      enqueue.assign({
        stack: facts
          ? transcript.saying(stacks.push(stack, stacks.frameOfQuestion(question)), said, at)
          : transcript.ask(stack, question, turnOf(context, at), said),
      });
    }),
    refuse: assign(({ context }, { said, at }: Said) => {
      const { refused } = context.words.interview;
      const spoken = { ...context, stack: transcript.saying(context.stack, said, at) };
      const contact = lacksCountryCode(said) ? 'whatsapp' : 'contact';
      const why = refused[questionOf(context) === 'contact' ? contact : 'options'];
      return replying(spoken, why, at);
    }),
    /** The text goes back to the box, to be corrected or sent again. What was typed since stands below it. */
    returnText: sendTo(
      ({ context }) => context.box,
      ({ context }, { said }: Said) => withReturned(context, said),
    ),
    /** Where the website goes without the visitor's word, a sentence that is not answered is not lost with it. */
    beginAnew: enqueueActions(({ context, enqueue }, { by, at }: Replaced) => {
      const said = unansweredIn(context);
      if (said !== '' && !isConfirmed(by)) enqueue.sendTo(context.box, withReturned(context, said));
      enqueue.assign({ stack: transcript.begun(turnOf(context, at)), pendingPlace: undefined });
    }),
    takeBusiness: assign(({ context }, { business, templateId, told = '', said, at }: BusinessChosen) => {
      const { interview } = context;
      // A card shows the name that the content brings.
      const name = templateId === undefined ? interview.name : '';
      return {
        stack: transcript.waiting(context.stack, said, at),
        asked: { said, at, moved: [] },
        request: { type: 'content.load' as const },
        interview: { ...interview, name, business, templateId, told },
      };
    }),
    tellFailure: assign(({ context }) => {
      const { said, at } = context.asked;
      const spoken = { ...context, stack: transcript.saying(context.stack, said, at) };
      return replying(spoken, context.words.interview.failed, at);
    }),
    startContent: sendTo(
      ({ context }) => context.site,
      ({ context }, end: RequestEnd): StartContent => ({
        type: 'content.start',
        business: context.interview.business,
        config: contentIn(context, end),
        at: context.asked.at,
      }),
    ),
    undoInterview: enqueueActions(({ context, enqueue }, { at }: { at: number }) => {
      for (const _ of stepsOfInterview(context)) enqueue.sendTo(context.site, { type: 'step.undo', at });
    }),
    /** Does to the website what the reply says, and asks the next question. */
    answerQuestion: enqueueActions(({ context, enqueue }, reply: Reply & Spoken) => {
      const { site, stack, interview } = context;
      const at = {
        question: questionOf(context) ?? 'business',
        name: interview.name,
        steps: stepsOfInterview(context),
      };
      const { config } = turnOf(context);
      const { undone, step, name, passed, next, told } = answer(reply, at, config, editsOfAnswers(context));
      for (let left = undone; left > 0; left--) enqueue.sendTo(site, { type: 'step.undo', at: reply.at });
      if (step)
        enqueue.sendTo(site, { type: 'plan.apply', commandId: answerId(step.name), edits: step.edits });
      const understood = { ...readBackOf(step), told };
      const asked = transcript.ask(stack, next, turnOf(context, reply.at), reply.said, understood, passed);
      enqueue.assign({ stack: asked, interview: { ...interview, name } });
    }),

    // What the site is asked for.
    takeValue: assign(({ context }, { value, said, at, plan }: Omit<ValueChosen, 'type'>) => {
      const meant = meantFor(fieldOf(context), value, context.words);
      const request = plan ? planAt(plan.edits, at) : editAt(meant, at);
      return asking(context, request, { said, at, told: plan?.told });
    }),
    takeAddress: assign(({ context }, { value, said, at }: Omit<ValueChosen, 'type'>) =>
      asking(context, planAt(addressParts(context, value), at), { said, at }),
    ),
    takeUpdate: assign(({ context }, { path, typed, said, at }: ValueMeant & Said) =>
      asking(context, editAt({ path, typed }, at), { said, at }),
    ),
    takePlan: assign(({ context }, { edits, told, leadsTo, said, at }: PlanChosen) => ({
      ...asking(context, planAt(edits, at), { said, at, told }),
      ...(leadsTo !== undefined && { pendingPlace: { target: leadsTo, at } }),
    })),
    takeDescription: assign(({ context }, { text, said, at }: DescriptionGiven) =>
      asking(context, editAt({ path: describedIn(context) ?? '', typed: text }, at), { said, at }),
    ),
    dropDescription: sendTo(
      ({ context }) => context.box,
      ({ context }) => ({ type: 'draft.drop', path: describedIn(context) ?? '' }) as const,
    ),
    takeArrangement: assign((_, { entry, said, at }: Said & { entry: ActionEntry }) => ({
      asked: { said, at, moved: [] },
      request: { type: 'site.arrange' as const, commandId: commandIdAt(at), ...entry.arrangement },
    })),
    takeText: assign(({ context }, { understood, said, at }: Said & { understood: Understood }) =>
      asking(context, { type: 'text.refuse', understood }, { said, at }),
    ),
    /** The text stands in the transcript while its reader is awaited; what it means says it again. */
    keepText: assign(({ context }, { said, at }: Said) => ({
      stack: transcript.waiting(context.stack, said, at),
      asked: { said, at, moved: [] },
      request: { type: 'reader.await' as const },
    })),
    step: sendTo(
      ({ context }) => context.site,
      (_, { type, at }: StepRequest) => ({ type, at }),
    ),
    noteMoved: assign(({ context }, { moved = [] }: Moved) => ({
      asked: { ...context.asked, moved: [...context.asked.moved, ...moved] },
    })),
    skipDescription: assign(({ context }) => ({ stack: transcript.withoutDescription(context.stack) })),

    // The editor of the field.
    /** Opens it; one that waited for the answer to its value goes on. */
    openEditor: enqueueActions(({ context, enqueue, self }) => {
      const { editor } = context;
      const input = { ...edited(context), receiver: self };
      if (editor && editor.getSnapshot().context.leaf?.path === input.leaf?.path)
        return enqueue.sendTo(editor, { type: 'popover.resume' });
      if (editor) enqueue.stopChild(editor);
      return enqueue.assign({ editor: ({ spawn }) => spawn('editor', { id: 'editor', input }) });
    }),
    closeEditor: enqueueActions(({ context: { editor }, enqueue }) => {
      if (editor) enqueue.stopChild(editor);
      enqueue.assign({ editor: undefined });
    }),
    openPopover: sendTo('editor', { type: 'popover.open' }),

    // What the box is told.
    tellBox: sendTo(
      ({ context }) => context.box,
      ({ context }): BoxEvent => {
        if (questionOf(context)) return { type: 'question.entered' };
        const field = fieldOf(context);
        // What is typed into the box at a table is no value of a field: it becomes rows.
        const isTyped = field !== undefined && field.type !== 'table';
        return isTyped ? { type: 'field.entered', path: field.path } : { type: 'menu.entered' };
      },
    ),
    tellWaiting: sendTo(({ context }) => context.box, { type: 'reply.awaited' }),
    tellFieldLost: sendTo(({ context }) => context.box, { type: 'field.lost' }),
    tellMoved: sendTo(
      ({ context }) => context.box,
      ({ context }) => {
        const { act, path } = arrangementOf(context);
        return { type: 'items.moved', moved: act === 'add' ? [] : [path] } as const;
      },
    ),
    dropValue: sendTo(
      ({ context }) => context.box,
      ({ context }): BoxEvent => {
        const field = fieldOf(context);
        const list = field?.type === 'table' ? field.path : isAtHours(context) ? HOURS_LIST : undefined;
        return list !== undefined ? { type: 'draft.drop', path: list } : { type: 'value.drop' };
      },
    ),
    forgetDrafts: sendTo(({ context }) => context.box, { type: 'drafts.forget' }),

    // What others are told.
    requestDialog: emit(
      (_, { dialog, list, email, at }: { at: number } & DialogAsked): ChatNews => ({
        type: 'dialog.requested',
        dialog,
        at,
        ...(list !== undefined && { list }),
        ...(email !== undefined && { email }),
      }),
    ),
    requestLanguage: emit(
      (_, { code }: { code: LanguageCode }): ChatNews => ({ type: 'language.requested', code }),
    ),
    announcePlace: emit({ type: 'place.requested' }),
    announceAct: emit({ type: 'visitor.acted' }),
    announceArrival: emit({ type: 'place.entered' }),
  },
});
