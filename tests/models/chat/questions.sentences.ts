import { initialTransition } from 'xstate';
import type { Config } from '../../../domain/config/config.ts';
import type { Question } from '../../../domain/interview/question.ts';
import { chatMachine } from '../../../machines/chat/chat.machine.ts';
import { selectKept } from '../../../machines/chat/chat.selectors.ts';
import type { RequestEnd } from '../../../machines/chat/request.machine.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { en } from '../../../words/en/en.ts';
import type { Sentences, Step } from '../../prove/model.ts';
import { isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import type { Chat } from './chat.ts';
import {
  ASKED_FOR,
  askedIn,
  BUSINESS,
  CONTACT,
  EARLY,
  PICTURES,
  resumedIn,
  STARTED,
  TAKE_BACK,
} from './questions.ts';

type ChatStep = Step<Chat>;
type Situation = ChatStep['before'];

const { options, questions, refused, failed } = en.interview;
const ORDER = ['business', 'name', 'contact', 'place', 'pictures', 'look', 'finished'] as const;

/** What the template invented, and what takes it off the page. */
const INVENTED = [
  ...['header.logoText', 'footer.phone', 'footer.email', 'footer.address'],
  ...['facebook', 'twitter', 'instagram', 'linkedin'].map((network) => `footer.social.${network}.url`),
].map((path) => ({ path, typed: '' }));
/** What `CONTACT` names. */
const REACHED = [
  { path: 'footer.phone', typed: '020 7946 0100' },
  { path: 'footer.email', typed: 'a@b.co' },
];
/** The edits that give a website of either template its name. The website puts it wherever the former one stood. */
function nameEdits({ _templateId }: Config, name: string) {
  return [{ path: _templateId === 'moonlight' ? 'header.logo.text' : 'header.logoText', typed: name }];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const follower = (asked: Question) => ORDER[ORDER.indexOf(asked) + 1];
/** Whether the card of a business was chosen. */
const isCard = (event: ChatStep['event']) =>
  event.type === 'business.choose' && event.templateId !== undefined;
/** At a question: for the content of a business, or for the reader. */
const isWaiting = (situation: Situation) => situation.hasTag('working');
const isLoading = (situation: Situation) =>
  situation.hasTag('working') && situation.context.request.type === 'content.load';
const configOf = ({ context }: Situation) => context.site.getSnapshot().context.config;
const stepsOf = ({ context }: Situation) => context.site.getSnapshot().context.history.past;
const messagesOf = ({ context }: Situation) => context.stack.flatMap(({ messages }) => messages);
const latestTexts = (situation: Situation, count: number) =>
  messagesOf(situation)
    .slice(-count)
    .map(({ text, at }) => [text, at]);
const buttonsOf = (situation: Situation) => messagesOf(situation).at(-1)?.buttons ?? [];
const textOf = ({ context }: Situation) => context.box.getSnapshot().context.text;
const timeOf = ({ event }: ChatStep) => ('at' in event ? event.at : undefined);
const sentTo = ({ sent }: ChatStep) => sent.filter(({ to }) => to === 'site').map(({ event }) => event);
const plansIn = (step: ChatStep) => sentTo(step).filter(({ type }) => type === 'plan.apply');
const isEndPlan = (plan: object) => Reflect.get(plan, 'commandId') === 'interview-end';

/** How the content of a business that was awaited ended. */
function endOfContent(step: ChatStep): RequestEnd['outcome'] | undefined {
  if (!isLoading(step.before) || !isEnd(step, 'done', 'request')) return undefined;
  return (step.event as unknown as { readonly output: RequestEnd }).output.outcome;
}

/** The option that a step picks at a question: by a click, or by its typed name. */
function optionIn({ event, before }: ChatStep): string | undefined {
  if (askedIn(before) === undefined || isWaiting(before)) return undefined;
  if (event.type === 'option.pick') return buttonsOf(before).find((label) => label === event.label);
  if (event.type !== 'message.sent') return undefined;
  const typed = event.text.trim().toLowerCase();
  return buttonsOf(before).find((label) => label.toLowerCase() === typed);
}

/** What the visitor said with a step at a question. */
function saidIn(step: ChatStep): string | undefined {
  const { event, before } = step;
  if (askedIn(before) === undefined || isWaiting(before)) return undefined;
  if (event.type === 'plan.chosen') return event.said;
  const text = event.type === 'message.sent' ? event.text.trim() : '';
  return optionIn(step) ?? (text === '' ? undefined : text);
}

/** The name and the edits of the plan that a step must make. */
function planIn(step: ChatStep): readonly [string, unknown] | undefined {
  const { event, before } = step;
  const config = configOf(before);
  const text = event.type === 'message.sent' ? event.text.trim() : '';
  if (event.type === 'plan.chosen' && askedIn(before)) return ['interview-pictures', PICTURES.edits];
  if (event.type !== 'message.sent' || text === '' || optionIn(step) !== undefined) return undefined;
  switch (askedIn(before)) {
    case 'name':
      return ['interview-name', nameEdits(config, text)];
    case 'contact':
      return text === CONTACT ? ['interview-contact', REACHED] : undefined;
    case 'place':
      return ['interview-place', [{ path: 'footer.address', typed: text }]];
    default:
      return undefined;
  }
}

/** True if the interview has brought the content of a business. */
const isBrought = (situation: Situation) =>
  stepsOf(situation)
    .slice(situation.context.interview.before)
    .some(({ deed }) => deed.kind === 'start');

/** The plan that names a website which is taken back to its template; undefined if it is not. */
function planOfReturn(step: ChatStep): readonly [string, unknown] | undefined {
  const { before } = step;
  if (optionIn(step) !== options.other || !isBrought(before)) return undefined;
  const { name } = before.context.interview;
  return ['interview-name', name === '' ? [] : nameEdits(configOf(before), name)];
}

const undoOf = (step: ChatStep) => {
  const count = Math.max(0, stepsOf(step.before).length - step.before.context.interview.before);
  return Array.from({ length: count }, () => ({ type: 'step.undo', at: timeOf(step) }));
};

/** The question that a step leads to; undefined if it stays, or leaves the interview. */
function nextIn(step: ChatStep): Question | undefined {
  const asked = askedIn(step.before);
  const option = optionIn(step);
  if (asked === undefined || asked === 'finished') return undefined;
  if (option === options.skipRest) return 'finished';
  const isSkipped = [options.skip, options.done, options.other].some((label) => label === option);
  return isSkipped || planIn(step) ? follower(asked) : undefined;
}

/** The values of a website, in the order of their names: a step that is redone may bring them in another. */
const valuesIn = ({ _structure, ...values }: Config) => inOrder(values);
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, inOrder(Reflect.get(value, name))]));
};

/** The questions of `Make it mine`. */
export const questionSentences: Sentences<Chat> = {
  'Make it mine is posted, and the first question asked; of a website with a business or a change the second':
    (step) => {
      const { event, before, after } = step;
      const isPicked = event.type === 'option.pick' && event.label === options.start;
      if (!isPicked || !buttonsOf(before).includes(event.label)) return undefined;
      const isFresh = [landingBusiness.base, moonlight.base].some((base) =>
        isSame(valuesIn(configOf(before)), valuesIn(base)),
      );
      const first = isFresh ? 'business' : 'name';
      return (
        isSame(latestTexts(after, 2), [
          [options.start, event.at],
          [questions[first], event.at],
        ]) &&
        isSame([askedIn(after), after.context.interview.before], [first, stepsOf(before).length]) &&
        step.sent.length === 0
      );
    },
  'after a reload it goes on at its question, with those before it below': ({ before, event }, past) => {
    // The box of the situation before goes on: it is looked at before anything is done.
    if (past.length > 0 || (event as { type: string }).type !== 'clock.tick') return undefined;
    const kept = resumedIn(before);
    const asking = before.context.stack.flatMap(({ question = [] }) => question);
    if (kept === undefined) return !before.matches({ ready: 'question' }) && asking.length === 0;
    return (
      isSame(asking, ORDER.slice(0, ORDER.indexOf(kept.asked) + 1)) &&
      isSame(latestTexts(before, 1), [[questions[kept.asked], 1]]) &&
      isSame(
        [before.context.interview.name, before.context.interview.before, textOf(before)],
        [kept.name, kept.before, kept.draft],
      ) &&
      before.matches({ ready: 'question' })
    );
  },
  'what is kept of a question is all that goes on after a reload': ({ after }) => {
    const interview = selectKept(after);
    if (askedIn(after) === undefined || after.status !== 'active') return interview === undefined;
    const { site, words, request, asked } = after.context;
    // A sentence that waits for its reader is back in the box then.
    const unread = isWaiting(after) && request.type === 'reader.await' ? [asked.said] : [];
    const [resumed] = initialTransition(chatMachine, { site, words, at: 1, interview });
    const whole = (situation: typeof resumed, before: readonly string[] = []) => [
      askedIn(situation),
      [...before, textOf(situation)].filter((text) => text.trim() !== '').join('\n'),
      situation.context.interview.name,
      situation.context.interview.before,
    ];
    return isSame(whole(resumed), whole(after, unread));
  },
  'the content of a chosen business is loaded for the website as it stands, that of a card for its template':
    (step) => {
      const { event, before, after } = step;
      const said = event.type === 'business.choose' ? event.said : BUSINESS;
      const isChosen = optionIn(step) === BUSINESS || (event.type === 'business.choose' && isLoading(after));
      if (!isChosen) return isLoading(after) && !isLoading(before) ? false : undefined;
      const { start } = after.children.request?.getSnapshot().context ?? {};
      const isElsewhere = askedIn(before) === undefined || isWaiting(before);
      return (
        isLoading(after) &&
        (isElsewhere || messagesOf(after).length === messagesOf(before).length + 1) &&
        isSame(latestTexts(after, 1), [[said, timeOf(step)]]) &&
        isSame(start, {
          config: isCard(event) ? moonlight.base : configOf(before),
          business: 'yoga',
          language: 'en',
        })
      );
    },
  'an answer is posted and leads to the next question, Skip the rest to the end': (step) => {
    const next = nextIn(step);
    if (next === undefined) return undefined;
    const isPlace = askedIn(step.before) === 'place' && planIn(step) !== undefined;
    const readBack = isPlace ? `${en.interview.placeRead(saidIn(step) ?? '')} ` : '';
    return (
      askedIn(step.after) === next &&
      step.after.context.stack.length === step.before.context.stack.length + 1 &&
      isSame(latestTexts(step.after, 2), [
        [saidIn(step), timeOf(step)],
        [`${readBack}${questions[next]}`, timeOf(step)],
      ])
    );
  },
  'an answer is one step of the website, and nothing else at a question is': (step) => {
    if (askedIn(step.before) === undefined) return undefined;
    const expected = planIn(step) ?? planOfReturn(step);
    const [plan, ...others] = plansIn(step).filter((each) => !isEndPlan(each));
    if (!expected) return plan === undefined;
    const [commandId, changes] = expected;
    return others.length === 0 && isSame(plan, { type: 'plan.apply', commandId, edits: changes });
  },
  'at the end what is invented leaves the page, once': (step) => {
    const { before } = step;
    const isEnding = nextIn(step) === 'finished';
    const plans = plansIn(step).filter(isEndPlan);
    if (!isEnding) return plans.length === 0;
    const isNameless = isBrought(before) && before.context.interview.name === '';
    const ends = [...INVENTED, ...(isNameless ? nameEdits(configOf(before), en.businesses.bakery) : [])];
    return isSame(plans, [{ type: 'plan.apply', commandId: 'interview-end', edits: ends }]);
  },
  'the template’s own content comes back after a business: what the interview did is undone, but the name': (
    step,
  ) => {
    const [commandId, named] = planOfReturn(step) ?? [];
    if (commandId === undefined) return undefined;
    return isSame(sentTo(step), [...undoOf(step), { type: 'plan.apply', commandId, edits: named }]);
  },
  'content that came starts the website with the name that was given, and the name is asked': (step) => {
    if (endOfContent(step) !== 'applied' || step.before.context.pendingPlace) return undefined;
    const { interview, asked } = step.before.context;
    const { name, business } = interview;
    const config =
      name === '' ? STARTED : { ...STARTED, header: { ...Object(STARTED.header), logoText: name } };
    return (
      isSame(sentTo(step), [{ type: 'content.start', business, config, at: asked.at }]) &&
      askedIn(step.after) === 'name' &&
      step.after.context.stack.length === step.before.context.stack.length &&
      step.after.matches({ ready: 'question' }) &&
      isSame(latestTexts(step.after, 2), [
        [BUSINESS, asked.at],
        [questions.name, asked.at],
      ])
    );
  },
  'content that did not come is said, and all options stand again': (step) => {
    if (endOfContent(step) !== 'failed' || step.before.context.pendingPlace) return undefined;
    const buttons = buttonsOf(step.after);
    return (
      step.after.matches({ ready: 'question' }) &&
      askedIn(step.after) === 'business' &&
      step.after.context.stack.length === step.before.context.stack.length - 1 &&
      latestTexts(step.after, 2)
        .map(([text]) => text)
        .join() === [BUSINESS, failed].join() &&
      buttons.includes(BUSINESS) &&
      buttons.includes(options.other)
    );
  },
  'a text that is no answer is refused in a sentence': (step) => {
    const { event, before, after } = step;
    const isAnswer = optionIn(step) !== undefined || planIn(step) !== undefined;
    const isRefused =
      saidIn(step) !== undefined && !isAnswer && saidIn(step) !== ASKED_FOR && saidIn(step) !== EARLY;
    if (event.type !== 'message.sent' || !isRefused) return undefined;
    const text = event.text.trim();
    const why = askedIn(before) === 'contact' ? refused.contact : refused.options;
    return (
      isSame(latestTexts(after, 2), [
        [text, event.at],
        [why, event.at],
      ]) &&
      isSame(after.value, before.value) &&
      isSame(buttonsOf(after), buttonsOf(before))
    );
  },
  'a request leaves the interview for the menu, where it is offered': (step) => {
    if (saidIn(step) !== ASKED_FOR) return undefined;
    const { stack } = step.after.context;
    return (
      step.after.matches({ ready: 'menu' }) &&
      stack.length === 1 &&
      isSame(stack[0].offers.slice(0, 1), [TAKE_BACK]) &&
      isSame(latestTexts(step.after, 3), [
        [en.chat.mainMenu, timeOf(step)],
        [ASKED_FOR, timeOf(step)],
        [en.chat.askRequest, timeOf(step)],
      ])
    );
  },
  'the name is kept for the content of another business; a card brings its own': (step) => {
    if (isCard(step.event))
      return isLoading(step.after) ? step.after.context.interview.name === '' : undefined;
    if (askedIn(step.before) === undefined) return undefined;
    const [before, after] = [step.before, step.after].map(({ context }) => context.interview.name);
    return planIn(step)?.[0] === 'interview-name'
      ? after === (step.event.type === 'message.sent' && step.event.text.trim())
      : after === before;
  },
  'a business that is asked for elsewhere, or in place of another, begins the interview, and its content is loaded':
    (step) => {
      const { event, before, after } = step;
      if (event.type !== 'business.choose') return undefined;
      if (askedIn(before) !== undefined && !isWaiting(before)) return undefined;
      if (isWaiting(before) && askedIn(before) === undefined) return isUnchanged(step);
      return (
        isLoading(after) &&
        after.children.request !== before.children.request &&
        isSame(
          [
            after.context.interview.business,
            after.context.interview.templateId,
            after.context.interview.before,
          ],
          [event.business, event.templateId, stepsOf(before).length],
        ) &&
        isSame(
          after.context.stack.map(({ question }) => question),
          [undefined, 'business', 'business'],
        ) &&
        isSame(latestTexts(after, 2), [
          [questions.business, event.at],
          [event.said, event.at],
        ]) &&
        after.context.pendingPlace === undefined
      );
    },
  'Back drops the question; the one below asks again if it has not since a reload': (step) => {
    const { event, before, after } = step;
    const asked = askedIn(before);
    if (event.type !== 'step.back' || asked === undefined || isWaiting(before)) return undefined;
    const below = before.context.stack.at(-2);
    const isAsked = below?.messages.length !== 0;
    return (
      after.context.stack.length === before.context.stack.length - 1 &&
      (isAsked
        ? after.context.stack.at(-1) === below
        : isSame(latestTexts(after, 1), [
            [questions[below?.question ?? 'business'], messagesOf(before).at(-1)?.at],
          ])) &&
      buttonsOf(after).length > 0 &&
      (below?.question ? after.matches({ ready: 'question' }) : after.matches({ ready: 'menu' })) &&
      step.sent.length === 0
    );
  },
  'Change something leads to the main menu, and keeps the transcript': (step) => {
    const option = optionIn(step);
    if (option !== options.change) return undefined;
    const { before, after } = step;
    const said = messagesOf(after).slice(messagesOf(before).length);
    return (
      after.matches({ ready: 'menu' }) &&
      after.context.stack.length === 1 &&
      isSame(
        said.map(({ text, isUser, at }) => [text, isUser, at]),
        [
          [option, true, timeOf(step)],
          [en.chat.mainMenu, false, timeOf(step)],
        ],
      )
    );
  },
  'Undo all takes back each step since the beginning, and begins anew': (step) => {
    if (optionIn(step) !== options.undoAll) return undefined;
    return (
      step.after.matches({ ready: 'menu' }) &&
      isSame(latestTexts(step.after, 2), [[en.chat.greeting, timeOf(step)]]) &&
      isSame(sentTo(step), undoOf(step))
    );
  },
  'it ends where the website is replaced, unless by starting content or an undo of its own steps': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'site.replaced' || askedIn(before) === undefined) return undefined;
    const { past: steps } = before.context.site.getSnapshot().context.history;
    const isStep = ['step.undo', 'step.redo'].includes(event.by);
    const isOwn = event.by === 'content.start' || (isStep && steps.length >= before.context.interview.before);
    // What is still waited for is for the website that was replaced.
    return isOwn && !isWaiting(before)
      ? isSame(after.value, before.value) && isSame(messagesOf(after), messagesOf(before)) && isSilent(step)
      : after.matches({ ready: 'menu' });
  },
  'another place leaves the interview; one that is not there does not': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'place.open' || askedIn(before) === undefined || isWaiting(before)) return undefined;
    const [section = ''] = event.target.split('.');
    return section in configOf(before)
      ? after.context.stack.every(({ question }) => !question)
      : after.context.stack === before.context.stack;
  },
};
